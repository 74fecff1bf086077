import { useEffect, useState } from 'react';
import { numberOf } from '#model/untrusted';
import { storedValue } from '#storedValue';
import { whenHidden } from '#whenHidden';
import { whenReturned } from '#whenReturned';

/** Until when the desk was seen on this device, in milliseconds since 1970. */
const seenUntil = storedValue('eightwell:desk-seen', (found) => numberOf(found) ?? 0);

/** Shorter than this nobody was away. */
const pause = 60_000;

/** Since when nobody has looked at the desk, and what says that it was seen; undefined where it was never left. */
export function useAway(): { since: number | undefined; dismiss: () => void } {
  const [since, setSince] = useState(() => seenUntil.read() || undefined);
  useEffect(() => {
    const write = (): void => void seenUntil.write(Date.now());
    const stopHiding = whenHidden(write);
    const stopReturning = whenReturned(() => {
      const seen = seenUntil.read();
      if (Date.now() - seen > pause) setSince(seen);
    });
    return () => {
      write();
      stopHiding();
      stopReturning();
    };
  }, []);
  return { since, dismiss: () => setSince(undefined) };
}
