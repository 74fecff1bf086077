import type { Allergen } from '../../catalogue/kitchen';
import { toCents } from '../../money/pricing';
import type { Matcher } from './matching/matchWord';
import type { AskedFilter } from './query/readQuery';
import type { Vocabulary } from './language/vocabulary';
import type { WordIndex } from './index/wordIndex';

/** What one filter of a query lets through. */
export interface Allowed {
  accepts: (position: number) => boolean;
  /** Entries whose text says that the excluded thing is absent (“nut-free”). */
  says: ReadonlySet<number>;
}

/** Food concepts, with the allergen they are: “without gluten” asks for food without gluten, not for everything that has none. */
const foodConcepts: ReadonlyMap<string, Allergen | undefined> = new Map([
  ['gluten', 'gluten'],
  ['nuts', 'tree nuts'],
  ['peanuts', 'peanuts'],
  ['dairy', 'milk'],
  ['soya', 'soya'],
  ['sesame', 'sesame'],
  ['egg', 'eggs'],
  ['fish', 'fish'],
  ['prawns', 'crustaceans'],
  ['meat', undefined],
  ['sugar', undefined],
  ['caffeine', undefined],
]);

export function withoutParts(
  index: WordIndex,
  matcher: Matcher,
  parts: readonly string[],
  vocabularies: readonly Vocabulary[],
): Allowed & { isFood: boolean } {
  const meanings = vocabularies.flatMap(({ phraseAt, meaningsOf }) =>
    parts.length > 1 ? (phraseAt(parts, 0)?.meanings ?? []) : meaningsOf(parts[0] ?? ''),
  );
  // Excluding one kind excludes its concept too: “without almonds” shows no nuts at all.
  const all = meanings.map((meaning) => ({ ...meaning, isKind: false }));
  const having = new Set(matcher.phrase(parts, all).found);
  const says = new Set(parts.flatMap((part) => matcher.absent(part).found));
  const isFood = meanings.some(({ concept }) => foodConcepts.has(concept));
  const allergens = [...parts, ...meanings.flatMap(({ concept }) => foodConcepts.get(concept) ?? [])];
  // What is declared counts before what a text says: the oats may be gluten-free, and the flour beside them not.
  const declares = (position: number): boolean =>
    allergens.some((name) => index.entries[position]?.facts?.allergens.has(name));
  return {
    accepts: (position) =>
      says.has(position)
        ? !declares(position)
        : !having.has(position) && (!isFood || index.entries[position]?.facts?.isFood === true),
    says,
    isFood,
  };
}

/** A size by its name, or by a number that one of them is for: 43 of 42–44. */
function hasSize(sizes: ReadonlySet<string>, asked: string): boolean {
  if (!/^\d+$/.test(asked)) return sizes.has(asked);
  return [...sizes].some((name) => {
    const [low = Infinity, high = low] = (name.match(/\d+/g) ?? []).map(Number);
    return low <= Number(asked) && Number(asked) <= high;
  });
}

/** What a filter of the query means for the entries of an index. */
export function allowedBy(
  filter: AskedFilter,
  index: WordIndex,
  matcher: Matcher,
  vocabularies: readonly Vocabulary[],
): Allowed {
  if (filter.kind === 'without') return withoutParts(index, matcher, filter.parts, vocabularies);
  const says: ReadonlySet<number> = new Set();
  return {
    says,
    accepts: (position) => {
      const facts = index.entries[position]?.facts;
      if (!facts) return false;
      if (filter.kind === 'color') return facts.colors.has(filter.color);
      if (filter.kind === 'size') return hasSize(facts.sizes, filter.size);
      if (filter.kind === 'mark') return facts.marks.has(filter.mark);
      const { min = 0, max = Infinity } = filter;
      return facts.cents >= toCents(min) && facts.cents <= toCents(max);
    },
  };
}
