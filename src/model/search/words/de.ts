import { stemmer } from '@orama/stemmers/german';
import lists from './de.json' with { type: 'json' };
import type { Words } from './words';

/** German words of the shop's world, written without accents or with; how the lists are written stands in words.ts. */
export const words: Words = {
  ...lists,
  // The stemmer leaves the last letter of `Zwiebeln` and `Kartoffeln`.
  stem: (word) => stemmer(word.replace(/eln$/, 'el')),
  hasCompounds: true,
  verbsOf: (word) =>
    [/^(.{3,}?)e?t$/, /^ge(.{3,}?)e?t$/].flatMap((form) => {
      const root = form.exec(word)?.[1];
      return root === undefined ? [] : [`${root}en`, `${root}n`];
    }),
  spelled: (word) => word.replaceAll(/(?<!q)ue/g, 'u').replaceAll(/([ao])e/g, '$1'),
};
