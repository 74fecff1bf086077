import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '#listeners';
import { numberOf } from '#model/untrusted';
import { storedValue } from '#storedValue';
import { whenHidden } from '#whenHidden';
import { whenReturned } from '#whenReturned';

/** Until when the desk was seen on this device, in milliseconds since 1970. */
const seenUntil = storedValue('eightwell:desk-seen', (found) => numberOf(found) ?? 0);

/** Milliseconds; a shorter absence does not count. */
const pause = 60_000;

/** Since when nobody had looked when the desk was opened or looked at again, whichever of its pages that was. */
let since = seenUntil.read() || undefined;
const { tell, subscribe } = createListeners();

function change(next: number | undefined): void {
  since = next;
  tell();
}

/** Notes until when the desk is seen; every page of it does. */
export function useSeen(): void {
  useEffect(() => {
    const write = (): void => void seenUntil.write(Date.now());
    const stopHiding = whenHidden(write);
    const stopReturning = whenReturned(() => {
      const seen = seenUntil.read();
      if (Date.now() - seen > pause) change(seen);
    });
    return () => {
      write();
      stopHiding();
      stopReturning();
    };
  }, []);
}

/** Since when nobody has looked at the desk, and what says that it was seen; undefined where it was never left. */
export const useAway = (): { since: number | undefined; dismiss: () => void } => ({
  since: useSyncExternalStore(subscribe, () => since),
  dismiss: () => change(undefined),
});
