import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { helmetHead } from '../../ui/head/PageHead';
import { replayKept } from './loadReplay';
import { restoreFocus, stopRememberingFocus } from './restoreFocus';

/** Does what was pressed and typed on the prerendered page, where anything was, and puts the focus back. */
async function finishEarlyEvents(): Promise<void> {
  const root = document.getElementById('root');
  window.stopKeeping?.();
  stopRememberingFocus();
  try {
    // React is still drawing; but no later than this, or a letter typed in between would be lost.
    await Promise.resolve();
    if (root) replayKept(root);
  } finally {
    restoreFocus();
  }
}

const clearHead = (): void =>
  document.querySelectorAll('head [data-prerendered]').forEach((element) => element.remove());

/**
 * Once the app stands and can write a head of its own, what the HTML written at build said in the head goes, or titles
 * and addresses would double. What search engines were told of the page stays until the reader leaves it.
 */
export function TakeOver({ onPageLeft }: { onPageLeft: () => void }) {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useLayoutEffect(() => {
    if (helmetHead.isReady()) clearHead();
    else void helmetHead.preload().then(() => helmetHead.isReady() && clearHead());
    document.documentElement.removeAttribute('data-waits');
    // What measures the shop asks when it can be used.
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
