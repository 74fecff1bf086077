import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';
import { readListState, writeListState, type ListState } from '#model/search/listAddress';
import { useTypedEntry } from '#ui/typing/useTypedEntry';

/** The state of a list and the ways to change it. */
export interface ListControl {
  /** What the controls show. */
  state: ListState;
  /** What the address says, by which the list is rendered: a moment behind the controls after a press. */
  applied: ListState;
  /** Sets filters with one history entry and goes back to page 1. */
  change: (next: Partial<ListState>) => void;
  /** The same while a search text or a limit is typed. */
  type: (next: Partial<ListState>) => void;
  /** Address of another page of the list. */
  pageAddress: (page: number) => string;
}

/** The state of a list, read from the address and written back to it. */
export function useListState(): ListControl {
  const [params, setParams] = useSearchParams();
  const { nextTyped } = useTypedEntry();
  const applied = useMemo(() => readListState(params), [params]);
  // The router renders a new address later; controls have to answer at once.
  const [state, showAtOnce] = useOptimistic(applied);

  const write = useCallback(
    (next: Partial<ListState>, options?: NavigateOptions) => {
      const changed = { ...state, page: 1, ...next };
      startTransition(() => {
        showAtOnce(changed);
        setParams((current) => writeListState(changed, current), options);
      });
    },
    [state, setParams, showAtOnce],
  );

  return useMemo(
    () => ({
      state,
      applied,
      change: write,
      type: (next) => write(next, nextTyped()),
      pageAddress: (page) => `?${writeListState({ ...state, page }, params)}`,
    }),
    [state, applied, write, nextTyped, params],
  );
}
