import { useEffect } from 'react';

/** The path of the shop that an event's link leads to. */
function pathOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.origin === window.location.origin ? link.pathname : undefined;
}

/** Prefetches a page's code when the pointer or the keyboard focus reaches a link to it. */
export function useLinkPrefetch(preload: (pathname: string) => Promise<unknown> | undefined): void {
  useEffect(() => {
    const onApproach = (event: Event): void => {
      const path = pathOf(event);
      // A failed prefetch is ignored: opening the page asks again and reports the error.
      if (path !== undefined) void preload(path)?.catch(() => undefined);
    };
    document.addEventListener('pointerover', onApproach, { passive: true });
    document.addEventListener('focusin', onApproach);
    return () => {
      document.removeEventListener('pointerover', onApproach);
      document.removeEventListener('focusin', onApproach);
    };
  }, [preload]);
}
