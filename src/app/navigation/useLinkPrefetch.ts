import { useEffect } from 'react';

/** The path of the shop that an event's link leads to. */
function pathOf({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.origin === window.location.origin ? link.pathname : undefined;
}

/** Fetches a page's code when one points at a link to it, or reaches it with the keyboard. */
export function useLinkPrefetch(preload: (pathname: string) => Promise<unknown> | undefined): void {
  useEffect(() => {
    const onApproach = (event: Event): void => {
      const path = pathOf(event);
      // Code that does not arrive is asked for again, and missed aloud, when the page is opened.
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
