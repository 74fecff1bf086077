import { useId, useLayoutEffect, useSyncExternalStore } from 'react';

/** The places that have the same notice to show, in the order of the page. */
const places = new Set<string>();
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const first = (): string | undefined => places.values().next().value;

/** Whether this is the first of the places on the page that have a notice to show: the others need not say it again. */
export function useFirstNotice(isDue: boolean): boolean {
  const id = useId();
  const shown = useSyncExternalStore(subscribe, first, () => undefined);
  useLayoutEffect(() => {
    if (!isDue) return undefined;
    places.add(id);
    tell();
    return () => {
      places.delete(id);
      tell();
    };
  }, [isDue, id]);
  return isDue && shown === id;
}
