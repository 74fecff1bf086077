import { describe, expect, it } from 'vitest';
import { LanguageWords } from '../../../../../src/model/search/engine/index/languageWords';
import { vocabulary } from '../language/support';

const words = () =>
  new LanguageWords(
    vocabulary({
      without: 'ohne',
      free: 'frei',
      concepts: {
        privacy: 'privacy, cookies < data > tracking, policy paper',
        sweets: 'biscuit, cookies > birthday, chocolate bar',
        insurance: 'policy > privacy policy',
        legal: '> privacy policy',
        lunch: 'lunch break, lunch break room service',
      },
    }),
  );

describe('a word of a catalogue', () => {
  it('is known with what it says', () => {
    expect(words().word('privacy')).toEqual({
      form: 'privacy',
      postings: undefined,
      concepts: ['privacy'],
      beginsPhrase: true,
      isWithout: false,
      named: undefined,
    });
  });

  it('may say that the next is not there, or that it is free of something itself', () => {
    expect(words().word('ohne')).toMatchObject({ isWithout: true, beginsPhrase: false });
    expect(words().word('zuckerfreies')).toMatchObject({ isWithout: false, named: 'zucker' });
  });

  it('is an item of its concepts and of their kinds, and of nothing that is wider than it', () => {
    expect(words().word('cookies').concepts).toEqual(['privacy', 'sweets']);
    expect(words().word('data').concepts).toEqual(['privacy']);
    expect(words().word('birthday').concepts).toEqual([]);
  });

  it('is looked up once, and so is a label', () => {
    const own = words();
    expect(own.word('privacy')).toBe(own.word('privacy'));
    expect(own.label('Lunch break')).toBe(own.label('Lunch break'));
    expect(own.label('Lunch break')).toEqual(own.read('Lunch break'));
  });
});

describe('a text', () => {
  const stretches = (text: string) =>
    words()
      .read(text)
      .stretches.map(({ at, length, concepts }) => [at, length, concepts.join(' ')]);

  it('is read word by word, in plain parts', () => {
    expect(words().read('Café-Crème, bitte').words).toEqual([['cafe', 'creme'], ['bitte']]);
  });

  it.each([
    [
      'by its words',
      'my biscuit and data',
      [
        [1, 1, 'sweets'],
        [3, 1, 'privacy'],
      ],
    ],
    ['by the longest phrases', 'lunch break room service', [[0, 4, 'lunch']]],
    ['by shorter ones where the rest is missing', 'lunch break room', [[0, 2, 'lunch']]],
    [
      'by phrases with a hyphen',
      'a lunch-break biscuit',
      [
        [1, 2, 'lunch'],
        [3, 1, 'sweets'],
      ],
    ],
    [
      'by phrases next to each other',
      'lunch break lunch break',
      [
        [0, 2, 'lunch'],
        [2, 2, 'lunch'],
      ],
    ],
    ['by nothing that begins a phrase and does not go on', 'lunch biscuit', [[1, 1, 'sweets']]],
    ['by nothing unknown', 'a chair', []],
  ])('stands for something %s: %s', (_how, text, expected) => {
    expect(stretches(text)).toEqual(expected);
  });

  it('stands for nothing by a narrower phrase', () => {
    expect(stretches('chocolate bar')).toEqual([[0, 2, '']]);
  });

  it('keeps what a word of a narrower phrase stands for by itself', () => {
    expect(stretches('privacy policy')).toEqual([[0, 2, 'insurance']]);
    expect(stretches('policy paper')).toEqual([[0, 2, '']]);
    expect(stretches('policy paper privacy')).toEqual([
      [0, 2, ''],
      [2, 1, 'privacy'],
    ]);
  });
});
