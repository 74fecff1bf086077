import { startTransition, useEffect, useState } from 'react';

/** Milliseconds after which the browser counts as idle where it does not say so itself. */
const fallbackDelay = 1500;

/** True once the browser has had nothing to do since `canStart`. */
export function useIdle(canStart: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!canStart) return undefined;
    const done = (): void => startTransition(() => setIdle(true));
    if (typeof window.requestIdleCallback === 'function') {
      const handle = window.requestIdleCallback(done);
      return () => window.cancelIdleCallback(handle);
    }
    const timer = setTimeout(done, fallbackDelay);
    return () => clearTimeout(timer);
  }, [canStart]);
  return isIdle;
}
