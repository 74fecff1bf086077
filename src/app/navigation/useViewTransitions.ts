import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { onPageShown } from '#app/pageShown';
import type { ViewTransitions } from './viewTransitions';
import { reportError } from '#reportError';

/** Starts view transitions between lists and detail pages; their code is loaded after the first page is shown. */
export function useViewTransitions(pathname: string, isReady: (pathname: string) => boolean): void {
  const transitions = useRef<ViewTransitions>(undefined);
  const shownPath = useEffectEvent(() => pathname);
  // A layout effect, because listeners on the window are called in the order they were added, and the router adds its
  // own right after this component is mounted.
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
    onPageShown(() => {
      import('./viewTransitions').then(
        (module) => {
          transitions.current = module.viewTransitions({ shownPath: () => shownPath(), isReady });
        },
        (error: unknown) => reportError(error, 'Pages change without movement.', 'warning'),
      );
    });
  }, [isReady]);
}
