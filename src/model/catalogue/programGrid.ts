import type { Dimension, Program } from './item';
import { folded } from '#model/folded';

export const programsPerTab = 8;

interface GridView {
  tab: 'All' | Dimension;
  /** Name search; it applies in the All tab. */
  query?: string;
  /** Ids of programs that a search engine finds by name, beside those whose name has the query in it. */
  alsoFound?: ReadonlySet<string>;
  /** Product type; where given, it applies first. The specification's: no page of the shop gives one so far. */
  type?: string;
}

export function programsOfTab(
  programs: readonly Program[],
  { tab, query = '', alsoFound, type }: GridView,
): Program[] {
  const ofType = type
    ? programs.filter((program) => program.level === type || program.tag.includes(type))
    : programs;
  const wanted = folded(query.trim());
  const ofTab =
    tab === 'All'
      ? ofType.filter(({ id, name }) => folded(name).includes(wanted) || alsoFound?.has(id))
      : ofType.filter((program) => program.dimensions.includes(tab));
  return ofTab.slice(0, programsPerTab);
}
