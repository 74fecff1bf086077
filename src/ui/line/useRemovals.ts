import { useState } from 'react';
import { placesOf, type Place, type Removal } from '../../model/cart/removal';

interface Removals<T, Way extends string> {
  /** What to draw: entries, and notes where entries stood. */
  places: Place<T, Way>[];
  /** Tells that an entry is about to leave. */
  note: (entry: T, way: Way) => void;
  forget: () => void;
}

/** Remembers what was removed while a page is open, so that it can be undone in its place. */
export function useRemovals<T, Way extends string>(
  present: readonly T[],
  isSame: (a: T, b: T) => boolean,
): Removals<T, Way> {
  const [removals, setRemovals] = useState<Removal<T, Way>[]>([]);
  const places = placesOf(present, removals, isSame);
  return {
    places,
    note: (entry, way) => {
      const index = places.findIndex((place) => place.entry === entry);
      setRemovals((before) => [
        ...before.filter((removal) => !isSame(removal.entry, entry)),
        { entry, index: Math.max(0, index), way },
      ]);
    },
    forget: () => setRemovals([]),
  };
}
