import { useEffect, useRef } from 'react';

/** Moves between lists and detail pages are animated; the code for it comes after the first page is drawn. */
export function useViewTransitions(pathname: string, isReady: (pathname: string) => boolean): void {
  const shown = useRef(pathname);
  useEffect(() => {
    shown.current = pathname;
  }, [pathname]);
  useEffect(() => {
    if (!('startViewTransition' in document)) return;
    import('./viewTransitions').then(
      (module) => module.startViewTransitions({ shownPath: () => shown.current, isReady }),
      (error: unknown) => console.warn('Pages change without movement.', error),
    );
  }, [isReady]);
}
