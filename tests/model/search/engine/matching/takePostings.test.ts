import { describe, expect, it } from 'vitest';
import { fields, type SearchField } from '../../../../../src/model/search/engine/index/entry';
import { sureness } from '../../../../../src/model/search/engine/matching/match';
import { foundIn, indexOf, scoreIn, scoresOf, takerOf, singular, vocabulary, type Shelf } from './support';

/** A lamp in each field. */
const lamps: Shelf = Object.fromEntries(fields.map((field) => [field, { [field]: 'lamp' }]));

describe('a word', () => {
  it('counts by the field it stands in, which is noted', () => {
    const index = indexOf(lamps);
    const taker = takerOf(index);
    const match = taker.emptyMatch();
    taker.takeWhole(match, 'lamp');
    expect(scoresOf(index, match)).toEqual(
      Object.fromEntries(fields.map((field) => [field, scoreIn(field, sureness.same)])),
    );
    expect([...match.wholeIn]).toEqual([0b1, 0b10, 0b100, 0b1000, 0b10000]);
    expect(match.how).toBe('whole');
  });

  it('is noted in all the fields that have it, and counts in the best one', () => {
    const index = indexOf({ lamp: { name: 'Lamp', text: 'A lamp.' } });
    const match = takerOf(index).single('lamp');
    expect([...match.wholeIn]).toEqual([0b10001]);
    expect(scoresOf(index, match)).toEqual({ lamp: scoreIn('name', sureness.same) });
  });

  it('is looked for in the fields that are asked for', () => {
    const index = indexOf(lamps);
    const within = new Set([fields.indexOf('tag'), fields.indexOf('text')]);
    expect(foundIn(index, takerOf(index, within).single('lamp'))).toEqual(['tag', 'text']);
  });

  it.each<[string, SearchField, string, boolean]>([
    ['itself', 'name', 'lamp', true],
    ['itself', 'purpose', 'lamp', true],
    ['itself', 'text', 'lamp', false],
    ['its plural', 'name', 'lamps', true],
    ['its plural', 'text', 'lamps', false],
    ['its parts, with a hyphen,', 'name', 'la-mp', true],
    ['another word', 'name', 'mat', false],
  ])('is telling where %s stands in the %s: %s, %s', (_what, field, written, isTelling) => {
    const taker = takerOf(indexOf({ thing: { [field]: written } }, vocabulary({ stem: singular })));
    expect(taker.takeWhole(taker.emptyMatch(), 'lamp')).toBe(isTelling);
  });

  it('counts more than a word of its stem', () => {
    const index = indexOf({ one: { name: 'Lamp' }, many: { name: 'Lamps' } }, vocabulary({ stem: singular }));
    const match = takerOf(index).single('lamps');
    expect(scoresOf(index, match)).toEqual({
      many: scoreIn('name', sureness.same),
      one: scoreIn('name', sureness.stem),
    });
    expect([...match.wholeIn]).toEqual([1, 1]);
  });

  it.each(['earplug', 'earplugs'])('%s stands where its parts do', (typed) => {
    const index = indexOf({
      hyphen: { name: 'Ear-Plug' },
      apart: { name: 'Ear Plugs' },
      ear: { name: 'Ear' },
    });
    const match = takerOf(index).single(typed);
    expect(scoresOf(index, match)).toEqual({
      hyphen: scoreIn('name', sureness.same),
      apart: scoreIn('name', sureness.same),
    });
    expect([...match.wholeIn]).toEqual([1, 1, 0]);
  });

  it('that nothing has is found nowhere', () => {
    const match = takerOf(indexOf(lamps)).single('mat');
    expect([match.found, match.how]).toEqual([[], 'none']);
  });
});

describe('the places of a word', () => {
  const index = indexOf({
    name: { name: 'Lamp' },
    text: { text: 'lamp' },
    both: { name: 'Lamp', text: 'lamp' },
  });
  const taken = (isWhole: boolean, isTextLeftOut?: boolean) => {
    const taker = takerOf(index);
    const match = taker.emptyMatch();
    taker.take(match, index.forms.get('lamp'), 1, isWhole, isTextLeftOut);
    return match;
  };

  it('are left out where they are in a text, if that is asked for', () => {
    expect(foundIn(index, taken(true))).toEqual(['name', 'text', 'both']);
    expect(foundIn(index, taken(true, true))).toEqual(['name', 'both']);
    expect([...taken(true, true).wholeIn]).toEqual([0b1, 0, 0b1]);
  });

  it('are noted for the word itself only', () => {
    expect([...taken(false).wholeIn]).toEqual([0, 0, 0]);
  });
});

describe('what a word means', () => {
  const sleep = vocabulary({ concepts: { sleep: 'sleep, bedtime > insomnia', nuts: 'nuts < almonds' } });

  it.each([
    ['bedtime', sureness.concept],
    ['insomnia', sureness.narrower],
  ])('counts less than itself: %s', (typed, sure) => {
    const index = indexOf({ mask: { tag: 'Sleep' } }, sleep);
    const match = takerOf(index).single(typed);
    expect(scoresOf(index, match)).toEqual({ mask: scoreIn('tag', sure) });
    expect([match.how, [...match.wholeIn]]).toEqual(['concept', [0]]);
  });

  it('is known in any language', () => {
    const index = indexOf({ mask: { tag: 'Sleep' } }, sleep, vocabulary({ concepts: { sleep: 'schlaf' } }));
    expect(foundIn(index, takerOf(index).single('schlaf'))).toEqual(['mask']);
    expect(foundIn(index, takerOf(index).single('bedtime'))).toEqual(['mask']);
  });

  it('is added to where the word itself stands', () => {
    const index = indexOf({ mask: { tag: 'Sleep' }, book: { name: 'Bedtime Stories' } }, sleep);
    const match = takerOf(index).single('bedtime');
    expect(scoresOf(index, match)).toEqual({
      book: scoreIn('name', sureness.same),
      mask: scoreIn('tag', sureness.concept),
    });
    expect(match.how).toBe('whole');
  });

  it('leads from a kind to the rest only where there is none of the kind', () => {
    const rest = { mix: { name: 'Mixed Nuts' } };
    const without = indexOf(rest, sleep);
    expect(foundIn(without, takerOf(without).single('almonds'))).toEqual(['mix']);
    const having = indexOf({ ...rest, almonds: { name: 'Salted Almonds' } }, sleep);
    expect(foundIn(having, takerOf(having).single('almonds'))).toEqual(['almonds']);
    expect(foundIn(having, takerOf(having).single('nuts'))).toEqual(['mix', 'almonds']);
  });

  it.each([
    [{ name: 'Mixed Nuts' }, true],
    [{ ingredients: 'Nuts' }, false],
    [{ name: 'Raisins' }, false],
  ])('is telling unless it is in a text only: %j, %s', (thing, isTelling) => {
    const taker = takerOf(indexOf({ thing }, sleep));
    expect(taker.takeMeanings(taker.emptyMatch(), sleep.meaningsOf('nuts'))).toBe(isTelling);
  });

  it('counts by how sure the word is that led to it', () => {
    const index = indexOf({ mask: { tag: 'Sleep' } }, sleep);
    const taker = takerOf(index);
    const match = taker.emptyMatch();
    taker.takeMeanings(match, sleep.meaningsOf('bedtime'), 0.5);
    expect(scoresOf(index, match)).toEqual({ mask: scoreIn('tag', sureness.concept / 2) });
  });

  it('is nothing where nothing is about it', () => {
    expect(takerOf(indexOf(lamps, sleep)).single('bedtime').how).toBe('none');
  });
});
