import { fields, type Entry, type FieldTexts } from '../../../../../src/model/search/engine/index/entry';
import { Indexer } from '../../../../../src/model/search/engine/index/indexer';
import type { Postings } from '../../../../../src/model/search/engine/index/postings';
import { WordIndex } from '../../../../../src/model/search/engine/index/wordIndex';
import type { Vocabulary } from '../../../../../src/model/search/engine/language/vocabulary';

const texts = (own: Partial<FieldTexts>): FieldTexts => ({
  name: [],
  category: [],
  tag: [],
  purpose: [],
  text: [],
  ...own,
});

interface Said {
  key: string;
  local: Partial<FieldTexts>;
  contains: string[];
  localContains: string[];
}

/** An entry of what a test says: its texts, those in the shopper's language, and what is in it. */
export const entry = (
  base: Partial<FieldTexts>,
  { key = '', local, contains = [], localContains = [] }: Partial<Said> = {},
): Entry => ({
  listed: { key, isSoldOut: false },
  base: texts(base),
  contains,
  ...(local && { local: texts(local), localContains }),
});

/** An index of some entries, and in which fields it has a word, a compound or a concept: `name`, or `1 name`, by entry. */
export function indexed(entries: readonly Entry[], ...vocabularies: [Vocabulary, ...Vocabulary[]]) {
  const index = new WordIndex(vocabularies);
  const indexer = new Indexer(index);
  for (const one of entries) indexer.add(one);
  const places = (postings: Postings = []): string[] =>
    postings.map((posting) => {
      const field = fields[posting % 8] ?? '';
      return entries.length === 1 ? field : `${Math.floor(posting / 8)} ${field}`;
    });
  return {
    index,
    word: (form: string) => places(index.forms.get(form)),
    joined: (word: string) => places(index.joined.get(word)),
    concept: (concept: string) => places(index.concepts.get(concept)),
  };
}
