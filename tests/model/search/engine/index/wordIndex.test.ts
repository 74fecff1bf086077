import { describe, expect, it } from 'vitest';
import { LanguageWords } from '../../../../../src/model/search/engine/index/languageWords';
import { absent, joinedKey, WordIndex } from '../../../../../src/model/search/engine/index/wordIndex';
import type { Vocabulary } from '../../../../../src/model/search/engine/language/vocabulary';
import { vocabulary } from '../language/support';

/** An index in which each word of each language stands somewhere. */
function indexOf(words: readonly string[][], ...vocabularies: [Vocabulary, ...Vocabulary[]]): WordIndex {
  const index = new WordIndex(vocabularies);
  for (const [language, forms] of words.entries()) {
    const own = new LanguageWords(vocabularies[language] ?? vocabularies[0]);
    for (const form of forms) index.put(own.word(form), 0, 0, language);
  }
  return index;
}

const german = () => vocabulary({ stem: (word) => word.replace(/en$/, '') });

describe('words of one stem', () => {
  it('are found by any of them, each once', () => {
    const index = indexOf([['lamp', 'lamps', 'lamp', 'lamps', 'mat']], vocabulary());
    expect(index.formsLike('lamps')).toEqual(['lamp', 'lamps']);
    expect(index.formsLike('lamp')).toEqual(['lamp', 'lamps']);
    expect(index.formsLike('mats')).toEqual(['mat']);
    expect(index.formsLike('table')).toEqual([]);
  });

  it('are those of the language in which they are written', () => {
    const index = indexOf(
      [
        ['lamps', 'lampen'],
        ['matten', 'matts'],
      ],
      vocabulary(),
      german(),
    );
    expect(index.formsLike('lamp')).toEqual(['lamps']);
    expect(index.formsLike('matt')).toEqual(['matten']);
    expect(index.formsLike('matts')).toEqual(['matts']);
  });

  it('are found in both languages', () => {
    const index = indexOf([['lamps'], ['lampen', 'lamp']], vocabulary(), german());
    expect(index.formsLike('lamp')).toEqual(['lamps', 'lampen', 'lamp']);
  });
});

it('a word has the same places in both languages', () => {
  const index = new WordIndex([vocabulary(), german()]);
  const [english, other] = index.vocabularies.map((known) => new LanguageWords(known).word('tea'));
  if (english) index.put(english, 0, 0, 0);
  if (other) index.put(other, 1, 4, 1);
  if (english) index.put(english, 2, 0, 0);
  expect([...index.forms]).toEqual([['tea', [0, 12, 16]]]);
});

it('words are in order, also when more have come', () => {
  const index = indexOf([['mat', 'cup', 'tea']], vocabulary());
  expect(index.sortedForms).toEqual(['cup', 'mat', 'tea']);
  expect(index.sortedForms).toBe(index.sortedForms);
  index.put(new LanguageWords(vocabulary()).word('dish'), 0, 0, 0);
  expect(index.sortedForms).toEqual(['cup', 'dish', 'mat', 'tea']);
});

it('compounds are kept without the s of a plural, and what is absent behind a dash', () => {
  expect(['earplugs', 'earplug', 'sunset'].map(joinedKey)).toEqual(['earplug', 'earplug', 'sunset']);
  expect(absent('nuts')).toBe('-nuts');
});
