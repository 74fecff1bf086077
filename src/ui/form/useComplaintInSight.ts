import { useEffect, type RefObject } from 'react';

/**
 * Scrolls what the form complains of to where it can be seen, after each failed submit: the summary, where there is room for it,
 * and above all the field that has the focus, with its label. Messages push the field down or up, and not every browser holds it in
 * sight; the browser itself scrolls to the field without its label. `complaints` counts the submits that failed; none is 0.
 */
export function useComplaintInSight(element: RefObject<HTMLElement | null>, complaints: number): void {
  useEffect(() => {
    if (complaints === 0) return undefined;
    // The focus moves after the messages are rendered.
    const frame = requestAnimationFrame(() => {
      const form = element.current?.closest('form');
      const field = form?.querySelector(':focus')?.closest('[data-field]');
      if (!field) return;
      form?.querySelector('[data-complaints]')?.scrollIntoView({ block: 'nearest' });
      field.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [element, complaints]);
}
