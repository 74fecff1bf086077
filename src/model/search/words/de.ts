import { stemmer } from '@orama/stemmers/german';
import lists from './de.json' with { type: 'json' };
import type { Words } from './words';

/** Forms that the stemmer does not know: umlauts typed as `ue`, `geliefert`, `Zwiebeln`. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/(?<!q)ue/g, 'u'],
  [/([ao])e/g, '$1'],
  [/^(?:ge)?(.{3,}er)t$/, '$1n'],
  [/eln$/, 'el'],
];

/** German words of the shop's world, written without accents or with; how the lists are written stands in words.ts. */
export const words: Words = {
  ...lists,
  stem: (word) => stemmer(forms.reduce((known, [form, written]) => known.replace(form, written), word)),
  hasCompounds: true,
};
