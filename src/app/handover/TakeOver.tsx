import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { wakeNext } from './awake';
import { replayKept } from './loadReplay';
import { restoreFocus, stopRememberingFocus } from './restoreFocus';

/**
 * Replays what was pressed and typed on the prerendered page before the app took over, restores the focus, and hydrates the
 * page.
 */
async function finishEarlyEvents(): Promise<void> {
  const root = document.getElementById('root');
  window.stopKeeping?.();
  stopRememberingFocus();
  try {
    // Wait until React has drawn, but no longer than this: a letter typed in between would be lost.
    await Promise.resolve();
    if (root) replayKept(root);
  } finally {
    restoreFocus();
  }
  // The page next, its header and footer when there is time: React would begin at the top.
  const title = document.querySelector('main h1');
  if (title) wakeNext(title);
}

/** What happens when the app has taken over. Structured data for search engines stays until the reader leaves the page. */
export function TakeOver({ onPageLeft }: { onPageLeft: () => void }) {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useLayoutEffect(() => {
    document.documentElement.removeAttribute('data-waits');
    // The mark by which the benchmarks see that the page is interactive.
    performance.mark('taken over');
    void finishEarlyEvents();
  }, []);
  useLayoutEffect(() => {
    if (pathname === first.current) return;
    document.querySelectorAll('script[type="application/ld+json"]').forEach((element) => element.remove());
    onPageLeft();
  }, [pathname, onPageLeft]);
  return null;
}
