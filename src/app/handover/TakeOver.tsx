import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { restoreFocus } from './restoreFocus';

/**
 * Once the app stands, what the HTML written at build said in the head goes, or titles and addresses would double. What
 * search engines were told of the page stays until the reader leaves it.
 */
export function TakeOver() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useLayoutEffect(() => {
    document.querySelectorAll('head [data-written]').forEach((element) => element.remove());
    document.documentElement.removeAttribute('data-waits');
    restoreFocus();
  }, []);
  useLayoutEffect(() => {
    if (pathname === first.current) return;
    document.querySelectorAll('script[type="application/ld+json"]').forEach((element) => element.remove());
  }, [pathname]);
  return null;
}
