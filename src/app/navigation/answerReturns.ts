import { startTransition, useLayoutEffect, useState } from 'react';
import { reload } from '#leaving';

/** Milliseconds in which a page that is back from the back/forward cache has to render. */
const answersInMs = 1000;

/** How often the page has come back. */
let returns = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * WebKit and Firefox lose the message by which React's scheduler calls itself when the page goes into the back/forward cache just
 * then, and React waits for it for ever. A page that is back and renders nothing, or whose app never started, is loaded anew.
 */
export function expectAnswerOnReturn(page: Window = window): void {
  page.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    returns += 1;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Offline, what stands there can still be read.
      if (navigator.onLine) reload();
    }, answersInMs);
    for (const listener of listeners) listener();
  });
}

/**
 * Renders when the page is back: not at once, as the changes of an event are, nor with those of the next press, but when React's
 * scheduler gets to it. Shows nothing, and takes no page along: a slow phone would need longer for that than it has.
 */
export function AnswerOnReturn(): null {
  const [answered, setAnswered] = useState(() => returns);
  useLayoutEffect(() => {
    const onReturn = (): void => startTransition(() => setAnswered(returns));
    listeners.add(onReturn);
    return () => void listeners.delete(onReturn);
  }, []);
  useLayoutEffect(() => {
    if (answered === returns) clearTimeout(timer);
  }, [answered]);
  return null;
}
