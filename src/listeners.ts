/**
 * Those who want to hear of something, in the order in which they asked. `begin` runs when the first has come, and what it gives
 * when the last has gone.
 */
export function createListeners(begin: () => (() => void) | void = () => undefined) {
  const all = new Set<() => void>();
  let end: (() => void) | void;
  return {
    tell: (): void => all.forEach((listener) => listener()),
    subscribe: (listener: () => void): (() => void) => {
      all.add(listener);
      if (all.size === 1) end = begin();
      return () => {
        if (all.delete(listener) && all.size === 0) end?.();
      };
    },
  };
}
