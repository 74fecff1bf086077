import { useEffect, useState } from 'react';
import { sliceYielder } from '#yieldToBrowser';

/**
 * Goes through thousands of entries in slices, so that whoever presses something meanwhile is answered. Gives those that
 * were last done, all of them. `each` keeps what it makes of an entry, and is the same function each time.
 */
export function useInSlices<Entry>(
  entries: readonly Entry[] | undefined,
  each: (entry: Entry) => unknown,
): readonly Entry[] | undefined {
  const [done, setDone] = useState<readonly Entry[]>();
  useEffect(() => {
    if (!entries) return undefined;
    let isOver = false;
    void (async () => {
      const yieldSlice = sliceYielder();
      for (const entry of entries) {
        each(entry);
        await yieldSlice();
        if (isOver) return;
      }
      setDone(entries);
    })();
    return () => {
      isOver = true;
    };
  }, [entries, each]);
  return done;
}
