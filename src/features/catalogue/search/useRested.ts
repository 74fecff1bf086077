import { startTransition, useEffect, useState } from 'react';
import type { Suggestion, SuggestionGroup } from './suggestions';

/** Milliseconds without other suggestions after which their pictures are worth asking for. */
const restTime = 120;

/**
 * The suggestions that stood while nothing was typed. Only they show their pictures: asking for one, taking it apart and
 * painting it costs more than all else a letter does, and the next letter takes most of them away again.
 */
export function useRested(groups: readonly SuggestionGroup[]): ReadonlySet<Suggestion> {
  const [rested, setRested] = useState<ReadonlySet<Suggestion>>(new Set());
  useEffect(() => {
    const all = new Set(groups.flatMap(({ suggestions }) => suggestions));
    const timer = setTimeout(() => startTransition(() => setRested(all)), restTime);
    return () => clearTimeout(timer);
  }, [groups]);
  return rested;
}
