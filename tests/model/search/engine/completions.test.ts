import { describe, expect, it } from 'vitest';
import { Completions } from '#model/search/searchIndex';
import { entryOf } from '#model/search/engine/entry';
import { product } from '#tests/support/samples';

/** Completions of a shop with products of these names. */
function completionsOf(...names: string[]): Completions {
  const completions = new Completions();
  for (const name of names) completions.add(entryOf(product({ name })));
  return completions;
}

describe('completions', () => {
  it.each([
    ['the beginning of a name', 'oa', ['Oak Lamp']],
    ['the beginning of any word of it', 'lam', ['Oak Lamp']],
    ['one letter', 'l', ['Oak Lamp', 'Vitamin A Balm for Long Days']],
    ['a word and the beginning of the next', 'a b', ['Vitamin A Balm for Long Days']],
    ['whatever case, accents and spaces it is typed with', ' CREM ', ['Crème']],
  ])('complete %s', (_what, typed, texts) => {
    const completions = completionsOf('Oak Lamp', 'Crème', 'Vitamin A Balm for Long Days');
    expect(completions.of(typed, 5)).toEqual(texts);
  });

  it.each([
    ['nothing', ''],
    ['blanks', '  '],
    ['the inside of a word', 'amp'],
    ['what nothing is called', 'zebra'],
    ['what is there in full', 'oak lamp'],
  ])('are none for %s', (_what, typed) => {
    expect(completionsOf('Oak Lamp').of(typed, 5)).toEqual([]);
  });

  it('prefer what begins with the text, then what most are called, then what is short', () => {
    const completions = completionsOf(
      'Reading Lamp',
      'Reading Lamp',
      'Lampshade',
      'Lamp Oil',
      'Lamplighter',
      'Lamplighter',
      'Oak Lamp',
    );
    expect(completions.of('lam', 9)).toEqual([
      'Lamplighter',
      'Lamp Oil',
      'Lampshade',
      'Reading Lamp',
      'Oak Lamp',
    ]);
  });

  it('are so many at most, and equals stay in the order of the catalogue', () => {
    const completions = completionsOf('Lamp C', 'Lamp A', 'Lamp B', 'Lamp B');
    expect(completions.of('lamp', 9)).toEqual(['Lamp B', 'Lamp C', 'Lamp A']);
    expect(completions.of('lamp', 2)).toEqual(['Lamp B', 'Lamp C']);
    expect(completions.of('lamp', 0)).toEqual([]);
  });

  it('are keywords too, and no other texts', () => {
    const completions = new Completions();
    completions.add(entryOf(product({ keywords: ['lantern'], tag: ['Landscape'], description: 'Lanky.' })));
    expect(completions.of('lan', 5)).toEqual(['lantern']);
  });

  it('are in the shopper’s language where there is one', () => {
    const completions = new Completions();
    const words = {
      itemWords: () => ({ name: 'Lampe', keywords: ['Laterne'] }),
      wordFor: (word: string) => word,
    };
    completions.add(entryOf(product({ name: 'Lamp', keywords: ['lantern'] }), words));
    expect(completions.of('la', 5)).toEqual(['Lampe', 'Laterne']);
  });
});
