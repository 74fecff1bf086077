import { useMemo } from 'react';
import { selectPrograms } from '../../../model/shopState';
import { itemKey } from '../../../model/search/itemKey';
import { useRows } from '../useRows';
import { useSearchIndex } from './useSearchIndex';

/** Ids of the programs whose name the search engine takes for the query; none until it is there. */
export function useProgramsCalled(query: string): ReadonlySet<string> {
  const programs = useRows(selectPrograms);
  const isWanted = query.trim() !== '';
  const index = useSearchIndex(isWanted);
  return useMemo(() => {
    const keys = new Set(isWanted ? index?.find(query, { within: ['name'] }).keys : []);
    return new Set(programs.filter((program) => keys.has(itemKey(program))).map(({ id }) => id));
  }, [index, isWanted, programs, query]);
}
