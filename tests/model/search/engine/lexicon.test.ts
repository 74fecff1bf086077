import { describe, expect, it } from 'vitest';
import { Lexicon } from '#model/search/engine/lexicon';
import type { Words } from '#model/search/words/words';
import { vocabulary } from './smallShop';

/** A lexicon of a shop whose names have these words; texts have the others. */
function lexiconOf(
  names: string,
  { texts = '', ...changes }: Partial<Words> & { texts?: string } = {},
): Lexicon {
  const words = vocabulary(changes);
  const lexicon = new Lexicon([words]);
  for (const [list, isTelling] of [
    [names, true],
    [texts, false],
  ] as const)
    for (const word of list.split(' ').filter(Boolean)) {
      lexicon.learn(word.replace(/^[#+]/, ''));
      lexicon.note(/^[#+]/.test(word) ? word : words.stem(word), isTelling);
    }
  return lexicon;
}

describe('a typed word', () => {
  it.each([
    ['stays where the shop has it', 'lamp', ['lamp'], undefined],
    ['stays where a word begins with it', 'kettl', ['kettl'], undefined],
    ['stays where it says nothing', 'need', ['need'], undefined],
    ['stays where it is a number or a price', '40', ['40'], undefined],
    ['stays where it says what is not in it', 'glutenfree', ['glutenfree'], undefined],
    ['is put right where a letter is wrong', 'lanp', ['lamp'], 'lamp'],
    ['is put right where two letters changed places', 'lapm', ['lamp'], 'lamp'],
    ['is put right where it only sounds like the word', 'kettelbel', ['kettlebell'], 'kettlebell'],
    ['is two where two were written as one', 'sleeplamp', ['sleep', 'lamp'], undefined],
    ['is two where the second of them is mistyped', 'sleeplapm', ['sleep', 'lamp'], 'sleeplamp'],
    ['stays where nothing is near', 'xylophone', ['xylophone'], undefined],
  ])('%s: %s', (_what, typed, words, takenFor) => {
    expect(lexiconOf('lamp kettlebell sleep').corrected(typed)).toEqual({
      words,
      ...(takenFor !== undefined && { takenFor }),
    });
  });

  it('is rather taken for one that leads somewhere', () => {
    expect(lexiconOf('lamp', { texts: 'lamb' }).corrected('lamq').takenFor).toBe('lamp');
  });

  it('is the end of a compound only in languages that have them', () => {
    expect(lexiconOf('wecker', { hasCompounds: true }).corrected('nachttischwecker').words).toEqual([
      'wecker',
    ]);
    expect(lexiconOf('wecker').corrected('nachttischwecker').words).toEqual(['nachttischwecker']);
  });
});

describe('what a word is looked for as', () => {
  const termsFor = (lexicon: Lexicon, word: string) => Object.fromEntries(lexicon.termsOf([word]));

  it('is itself, surer than the concept it names', () => {
    const terms = termsFor(lexiconOf('sleep #sleep'), 'sleep');
    expect(terms['sleep']).toBe(1);
    expect(terms['#sleep']).toBeLessThan(1);
  });
  it('is its concept less surely where the word is narrower', () => {
    const of = (word: string) => termsFor(lexiconOf('#sleep'), word)['#sleep'] ?? 0;
    expect(of('insomnia')).toBeGreaterThan(0);
    expect(of('insomnia')).toBeLessThan(of('sleep'));
  });
  it('is a kind alone where the shop has it, else its concept', () => {
    const concepts = { nuts: 'nuts < almonds' };
    expect(termsFor(lexiconOf('almonds #nuts', { concepts }), 'almonds')).toEqual({ almond: 1 });
    expect(Object.keys(termsFor(lexiconOf('#nuts', { concepts }), 'almonds'))).toEqual(['#nuts']);
  });
  it('is never what the shop does not have', () => {
    expect(termsFor(lexiconOf('lamp'), 'sleep')).toEqual({});
  });
  it('is what begins with it, where no telling field has it', () => {
    expect(Object.keys(termsFor(lexiconOf('kettlebell', { texts: 'kettle' }), 'kettle'))).toEqual([
      'kettle',
      'kettlebell',
    ]);
    expect(Object.keys(termsFor(lexiconOf('kettle kettlebell'), 'kettle'))).toEqual(['kettle']);
  });
  it('is what ends with it, in languages that have compounds', () => {
    const lexicon = lexiconOf('leselampe', { hasCompounds: true });
    expect(termsFor(lexicon, 'lampe')['leselampe']).toBeGreaterThan(0);
  });
  it('is two neighbours written as one, too', () => {
    expect(Object.fromEntries(lexiconOf('suncream').termsOf(['sun', 'cream']))).toEqual({ suncream: 1 });
  });
});

it('takes a query apart where no phrase is found', () => {
  const words = ['good', 'night', 'lamp'].map((word, at) => ({ word, typed: word, at }));
  const phrasesIn = (names: string) =>
    lexiconOf(names)
      .unitsOf(words)
      .map(({ of }) => of.map(({ word }) => word).join(' '));
  expect(phrasesIn('#sleep')).toEqual(['good night', 'lamp']);
  expect(phrasesIn('lamp')).toEqual(['good', 'night', 'lamp']);
});
