import { useEffect, useRef, useState } from 'react';
import { whenReturned } from '#whenReturned';
import type { StoredValue } from '#storedValue';

/** A value of the browser's storage, and what changes it. It is read again when the page comes back: another may have changed it. */
export function useStoredValue<T>(stored: StoredValue<T>): [value: T, change: (next: T) => void] {
  const [value, setValue] = useState(() => stored.read());
  /** A browser without storage keeps the value until the page is left. */
  const isKept = useRef(true);
  useEffect(
    () =>
      whenReturned(() => {
        if (!isKept.current) return;
        const found = stored.read();
        // The same object for the same value: a new one would be rendered again.
        setValue((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
      }),
    [stored],
  );
  const change = (next: T): void => {
    setValue(next);
    isKept.current = stored.write(next);
  };
  return [value, change];
}
