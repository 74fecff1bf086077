import { useEffect, useRef, useState } from 'react';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { differencesBetween, type Difference } from '#model/desk/differences';
import type { Update } from '#model/desk/orderChanges';
import { useWrite, type Writing } from '#features/desk/live/useWrite';

export interface OrderWriting extends Pick<Writing, 'isBusy' | 'problem' | 'dismiss'> {
  /** Makes an update of the order as it stands here, and sends it. */
  change: (update: (entry: BookedOrder) => Update | Promise<Update>) => Promise<boolean>;
}

/** Changes of one order from this page, and what somebody else has changed of it meanwhile. */
export function useOrderWriting(entry: BookedOrder): {
  changes: Difference[];
  dismiss: () => void;
  write: OrderWriting;
} {
  const { run, ...writing } = useWrite();
  const [changes, setChanges] = useState<Difference[]>([]);
  const seen = useRef(entry.order);
  const own = useRef(new Set<number>());

  useEffect(() => {
    const before = seen.current;
    seen.current = entry.order;
    if (own.current.has(entry.order.revision ?? 0)) return;
    const found = differencesBetween(before, entry.order);
    if (found.length > 0) setChanges((known) => [...new Set([...known, ...found])]);
  }, [entry.order]);

  const change: OrderWriting['change'] = async (update) => {
    // The number that the change under way will have stays known as our own.
    if (writing.isBusy) return false;
    const next = (entry.order.revision ?? 0) + 1;
    // What the desk hears of it may be here before the answer.
    own.current.add(next);
    setChanges([]);
    const isDone = await run(() => update(entry));
    // Somebody else's change has this number.
    if (!isDone) own.current.delete(next);
    return isDone;
  };
  return { changes, dismiss: () => setChanges([]), write: { ...writing, change } };
}
