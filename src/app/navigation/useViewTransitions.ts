import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ViewTransitions } from './viewTransitions';
import { reportError } from '../../reportError';

/** Moves between lists and detail pages are animated; the code for it comes after the first page is drawn. */
export function useViewTransitions(pathname: string, isReady: (pathname: string) => boolean): void {
  const transitions = useRef<ViewTransitions>(undefined);
  const shownPath = useEffectEvent(() => pathname);
  // On the window the first listener is the first to hear, and the router adds its own when this component stands.
  useLayoutEffect(() => {
    const onClick = (event: MouseEvent): void => transitions.current?.onClick(event);
    const onPopState = (event: PopStateEvent): void => transitions.current?.onPopState(event);
    document.addEventListener('click', onClick, true);
    window.addEventListener('popstate', onPopState);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', onPopState);
    };
  }, []);
  useEffect(() => {
    if (!('startViewTransition' in document)) return;
    import('./viewTransitions').then(
      (module) => {
        transitions.current = module.viewTransitions({ shownPath: () => shownPath(), isReady });
      },
      (error: unknown) => reportError(error, 'Pages change without movement.', 'warning'),
    );
  }, [isReady]);
}
