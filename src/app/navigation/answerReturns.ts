import { startTransition, useLayoutEffect, useState } from 'react';
import { reload } from '#leaving';
import { createListeners } from '#listeners';

/** Milliseconds in which a page that is back from the back/forward cache has to render. */
const answersInMs = 1000;

/** How often the page has come back. */
let returns = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const { tell, subscribe } = createListeners();

/**
 * WebKit and Firefox lose the message by which React's scheduler calls itself when the page goes into the back/forward cache just
 * then, and React waits for it for ever. A page that is back and renders nothing, or whose app never started, is loaded anew.
 */
export function expectAnswerOnReturn(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    returns += 1;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Offline, what stands there can still be read.
      if (navigator.onLine) reload();
    }, answersInMs);
    tell();
  });
}

/**
 * Renders when the page is back: not at once, as the changes of an event are, nor with those of the next press, but when React's
 * scheduler gets to it. Shows nothing, and takes no page along: a slow phone would need longer for that than it has.
 */
export function AnswerOnReturn(): null {
  const [answered, setAnswered] = useState(() => returns);
  useLayoutEffect(() => subscribe(() => startTransition(() => setAnswered(returns))), []);
  useLayoutEffect(() => {
    if (answered === returns) clearTimeout(timer);
  }, [answered]);
  return null;
}
