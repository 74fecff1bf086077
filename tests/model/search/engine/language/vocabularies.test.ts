import { expect, it } from 'vitest';
import type { Language } from '../../../../../src/model/languages';
import { vocabulariesFor } from '../../../../../src/model/search/engine/language/vocabularies';

/** The words before what shall not be in it tell languages apart, and known words a whole one from its names. */
const languagesOf = async (language: Language, isTranslated: boolean) => {
  const known = await vocabulariesFor(language, isTranslated);
  return known.map(({ without, knownWords }) => {
    const name = ['without', 'ohne', 'sans'].find((word) => without.has(word));
    return knownWords.length > 0 ? name : `${name}, names only`;
  });
};

it.each<[string, Language, boolean, string[]]>([
  ['English alone to who reads English', 'en', false, ['without']],
  ['English alone to who reads English, whatever is translated', 'en', true, ['without']],
  ['all English to who reads German where nothing is translated', 'de', false, ['without', 'ohne']],
  ['English names to who reads German where all is', 'de', true, ['without, names only', 'ohne']],
  ['English names to who reads French where all is', 'fn', true, ['without, names only', 'sans']],
])('gives %s', async (_what, language, isTranslated, expected) => {
  expect(await languagesOf(language, isTranslated)).toEqual(expected);
});

it('reads the words of a language once', async () => {
  const [first, again] = await Promise.all([vocabulariesFor('de', true), vocabulariesFor('de', true)]);
  expect(again[1]).toBe(first[1]);
});
