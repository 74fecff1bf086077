import { expect, it, vi } from 'vitest';
import type { Language } from '#model/languages';
import { vocabulariesFor } from '#model/search/vocabularies';

const pause = () => Promise.resolve();

/** The words before what shall not be in it tell languages apart. */
const languagesOf = async (language: Language, isTranslated: boolean) => {
  const known = await vocabulariesFor(language, isTranslated, pause);
  return known.map(({ known: all }) => ['without', 'ohne', 'sans'].find((word) => all.has(word)));
};

it.each<[string, Language, boolean, string[]]>([
  ['English to who reads English', 'en', false, ['without']],
  ['English to who reads English, whatever is translated', 'en', true, ['without']],
  ['English beside German where nothing is translated', 'de', false, ['without', 'ohne']],
  ['German alone where all is', 'de', true, ['ohne']],
  ['French alone where all is', 'fn', true, ['sans']],
])('gives %s', async (_what, language, isTranslated, expected) => {
  expect(await languagesOf(language, isTranslated)).toEqual(expected);
});

it('reads the words of a language once', async () => {
  const [first, again] = await Promise.all([
    vocabulariesFor('de', true, pause),
    vocabulariesFor('de', true, pause),
  ]);
  expect(again[0]).toBe(first[0]);
});

it('lets others do their work between the concepts it reads', async () => {
  vi.resetModules();
  const anew = await import('#model/search/vocabularies');
  let pauses = 0;
  const [english] = await anew.vocabulariesFor('en', false, async () => {
    pauses += 1;
  });
  expect(pauses).toBe(Object.keys(english?.words.concepts ?? {}).length);
});
