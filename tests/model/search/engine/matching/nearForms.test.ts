import { describe, expect, it } from 'vitest';
import { NearForms } from '../../../../../src/model/search/engine/matching/nearForms';
import { fill, indexOf, vocabulary } from './support';

const nearTo = (typed: string, words: string): string[] =>
  new NearForms(indexOf({ thing: { text: words } })).of(typed).map(({ form }) => form);

describe('what a mistyped word may be meant for', () => {
  it.each([
    ['a word that is a slip away', 'lapm', 'lamp mat', ['lamp']],
    ['the nearest first', 'kete', 'kite kette', ['kette', 'kite']],
    ['the nearest first, in whatever order they were added', 'kete', 'kette kite', ['kette', 'kite']],
    ['letters that changed places beside a doubled one', 'angel', 'angell angle', ['angell', 'angle']],
    ['first letters that changed places', 'lseep', 'sleep', ['sleep']],
    ['nothing that is two slips away beside what is one', 'kettel', 'kettle kittle', ['kettle']],
    ['nothing of that if it was added first', 'kettel', 'kittle kettle', ['kettle']],
    ['whatever is as near', 'lanp', 'lamp land', ['lamp', 'land']],
    ['nothing for two letters', 'la', 'lab', []],
    ['no word of two letters', 'tea', 'te', []],
    ['a word of three letters', 'teaa', 'tea', ['tea']],
    ['nothing that is too far away', 'lamp', 'mat', []],
    ['nothing that something is without', 'gluen', 'without gluten', []],
  ])('is %s', (_what, typed, words, meant) => {
    expect(nearTo(typed, words)).toEqual(meant);
  });

  it('comes with its distance', () => {
    const near = new NearForms(indexOf({ kettle: { name: 'Kettle' } }));
    expect(near.of('ketle')).toEqual([{ form: 'kettle', distance: 0.6 }]);
  });

  it('may be a word that only a language has', () => {
    const english = vocabulary({ concepts: { sleep: 'insomnia' } });
    const near = new NearForms(indexOf({ lamp: { name: 'Lamp' } }, english));
    expect(near.of('insomia')).toEqual([{ form: 'insomnia', distance: 1, vocabulary: english }]);
  });

  it('is nothing for two letters, though a language has them', () => {
    const near = new NearForms(indexOf({}, vocabulary({ concepts: { screen: 'tv' } })));
    expect(near.of('tv')).toEqual([]);
  });

  it('may be a word that was added since', () => {
    const index = indexOf({ lamp: { name: 'Lamp' } });
    const near = new NearForms(index);
    expect(near.of('ketle')).toEqual([]);
    fill(index, { kettle: { name: 'Kettle' } });
    expect(near.of('ketle')).toHaveLength(1);
  });
});
