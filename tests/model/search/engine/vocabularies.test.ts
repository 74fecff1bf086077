import { expect, it, vi } from 'vitest';
import type { Language } from '#model/languages';
import { vocabulariesFor } from '#model/search/engine/vocabulary';

const pause = () => Promise.resolve();

/** The words before what shall not be in it tell languages apart, and known words a whole one from its names. */
const languagesOf = async (language: Language, isTranslated: boolean) => {
  const known = await vocabulariesFor(language, isTranslated, pause);
  return known.map(({ known: all, words }) => {
    const name = ['without', 'ohne', 'sans'].find((word) => all.has(word));
    return Object.keys(words.concepts).length > 0 ? name : `${name}, names only`;
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
  const [first, again] = await Promise.all([
    vocabulariesFor('de', true, pause),
    vocabulariesFor('de', true, pause),
  ]);
  expect(again[1]).toBe(first[1]);
});

it('lets others do their work between the concepts it reads', async () => {
  vi.resetModules();
  const anew = await import('#model/search/engine/vocabulary');
  let pauses = 0;
  const [english] = await anew.vocabulariesFor('en', false, async () => {
    pauses += 1;
  });
  expect(pauses).toBe(Object.keys(english?.words.concepts ?? {}).length);
});
