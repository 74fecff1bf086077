import { useState } from 'react';
import { placesOf, type Place, type Removal } from '#model/cart/removal';

interface Removals<T, Way extends string> {
  /** What to render: entries, and notes where entries stood. */
  places: Place<T, Way>[];
  /** Tells that an entry is about to leave. */
  note: (entry: T, way: Way) => void;
  forget: () => void;
  /** All entries, where the list was cleared and nothing has come back since. */
  cleared: T[];
  /** Tells that all entries are about to leave. */
  noteAll: () => void;
}

/** Remembers what was removed while a page is open, so that it can be undone in its place. */
export function useRemovals<T, Way extends string>(
  present: readonly T[],
  isSame: (a: T, b: T) => boolean,
): Removals<T, Way> {
  const [removals, setRemovals] = useState<Removal<T, Way>[]>([]);
  const [cleared, setCleared] = useState<T[]>([]);
  // Whatever empties the list later did not clear it.
  if (present.length > 0 && cleared.length > 0) setCleared([]);
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
    cleared,
    noteAll: () => {
      setRemovals([]);
      setCleared([...present]);
    },
  };
}
