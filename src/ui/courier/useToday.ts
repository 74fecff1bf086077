import { useMemo, useSyncExternalStore } from 'react';

/** Days do not announce themselves; the next drawing finds the new one. */
const never = () => () => undefined;
const today = (): string => new Date().toDateString();
/** Where pages are written nothing is chosen yet, and any day will do. */
const anyDay = (): string => new Date(0).toDateString();

export function useToday(): Date {
  const day = useSyncExternalStore(never, today, anyDay);
  return useMemo(() => new Date(day), [day]);
}
