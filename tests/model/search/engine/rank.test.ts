import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../../../src/model/catalogue/item';
import { queryWords } from '../../../../src/model/search/engine/query/queryWords';
import { rank } from '../../../../src/model/search/engine/rank';
import { unitsOf } from '../../../../src/model/search/engine/units';
import { shopOf } from './smallShop';

interface Wanted {
  most?: number;
  /** Products that the list does not sell. */
  not?: readonly string[];
}

/** What a query finds among products, which are called by their ids unless said otherwise. */
function ranked(query: string, products: readonly Partial<Product>[], { most, not = [] }: Wanted = {}) {
  const { index, matcher, idsOf } = shopOf(products.map(({ id = '', ...own }) => ({ id, name: id, ...own })));
  const units = unitsOf(queryWords(query), matcher, index.vocabularies);
  const accepts = (position: number) => !not.includes(products[position]?.id ?? '');
  const { positions, ...how } = rank(index, matcher, units, accepts, most);
  return { ids: idsOf(positions), ...how };
}

const idsFor = (query: string, ...products: Partial<Product>[]) => ranked(query, products).ids;

describe('the better of two', () => {
  it('says it in its name, or else where it is filed, then for what it is, then in its text', () => {
    expect(
      idsFor(
        'lamp',
        { id: 'text', description: 'Beside a lamp.' },
        { id: 'purpose', keywords: ['lamp'] },
        { id: 'tag', tag: ['Lamp'] },
        { id: 'category', category: ['Lamp'] },
        { id: 'Oak lamp' },
      ),
    ).toEqual(['Oak lamp', 'category', 'tag', 'purpose', 'text']);
  });

  it('has all words in one field', () => {
    const scattered = { id: 'scattered', category: ['Oak'], keywords: ['lamp'] };
    const together = { id: 'together', tag: ['Oak', 'Lamp'] };
    expect(idsFor('oak lamp', scattered, together)).toEqual(['together', 'scattered']);
  });

  it('has all words in its name, even if one word is all the name of the other', () => {
    const filed = { id: 'Oak', category: ['Lamp', 'Oak'] };
    const named = { id: 'A lamp that stands on a table of oak' };
    expect(idsFor('oak lamp', filed, named)).toEqual([named.id, filed.id]);
  });

  it('has the words side by side', () => {
    expect(idsFor('oak lamp', { id: 'Lamp of oak' }, { id: 'Tall oak lamp' })).toEqual([
      'Tall oak lamp',
      'Lamp of oak',
    ]);
  });

  it('has little else in its name', () => {
    expect(idsFor('lamp', { id: 'Very old oak lamp' }, { id: 'Oak lamp' }, { id: 'Tall oak lamp' })).toEqual([
      'Oak lamp',
      'Tall oak lamp',
      'Very old oak lamp',
    ]);
  });

  it('has the phrase that it is asked for by as more of its name', () => {
    expect(idsFor('rain coat', { id: 'Long green rain coat' }, { id: 'Green rain coat' })).toEqual([
      'Green rain coat',
      'Long green rain coat',
    ]);
  });

  it('has the rarer word', () => {
    const lamps = [{ id: 'Oak lamp' }, { id: 'Tall lamp' }, { id: 'Red lamp' }];
    expect(idsFor('lamp zebra', ...lamps, { id: 'Big zebra' })[0]).toBe('Big zebra');
  });

  it('has more of the words', () => {
    const one = { id: 'Oak' };
    const two = { id: 'two', keywords: ['lamp', 'zebra'] };
    expect(idsFor('oak lamp zebra shelf', one, two, { id: 'Shelf' })[0]).toBe('two');
  });

  it('is in stock', () => {
    const soldOut = { id: 'Tall lamp', stock: 0 };
    expect(idsFor('lamp', soldOut, { id: 'text', description: 'A lamp.' })).toEqual(['text', 'Tall lamp']);
  });

  it('is called by the whole query, even if it is sold out', () => {
    const soldOut = { id: 'Oak lamp', stock: 0 };
    expect(idsFor('oak lamp', { id: 'Oak lamps' }, soldOut)).toEqual(['Oak lamp', 'Oak lamps']);
    expect(idsFor('lamp oak', soldOut, { id: 'Oak lamps' })).toEqual(['Oak lamps', 'Oak lamp']);
  });
});

describe('words written as one', () => {
  it('are found by both', () => {
    expect(ranked('ear plugs', [{ id: 'Ear warmers' }, { id: 'Earplugs' }, { id: 'Plugs' }])).toMatchObject({
      ids: ['Earplugs'],
      step: 'all',
      leftOut: [],
    });
  });

  it('are words of the name', () => {
    expect(idsFor('ear plugs', { id: 'Plugs for the left ear' }, { id: 'Earplugs of wax' })).toEqual([
      'Earplugs of wax',
      'Plugs for the left ear',
    ]);
  });

  it('are neighbours in the query', () => {
    expect(ranked('ear soft plugs', [{ id: 'Earplugs' }]).leftOut).toEqual(['soft', 'plugs']);
  });
});

describe('a query that nothing has all words of', () => {
  const lampOf = (wood: string, ...keywords: string[]) => ({ id: `${wood} lamp`, keywords });

  it('lets go of one word of three', () => {
    expect(ranked('zebra oak lamp', [lampOf('Oak'), { id: 'Zebra' }])).toEqual({
      ids: ['Oak lamp'],
      total: 1,
      step: 'most',
      leftOut: ['zebra'],
    });
  });

  it('lets go of the word that tells least', () => {
    const products = [lampOf('Oak'), { id: 'Oak shelf' }, { id: 'Oak box' }, lampOf('Elm', 'zebra')];
    expect(ranked('zebra lamp oak', products)).toMatchObject({ ids: ['Elm lamp'], leftOut: ['oak'] });
  });

  it('finds any of two words', () => {
    expect(ranked('Oak Zebra', [lampOf('Oak'), lampOf('Elm'), { id: 'Zebra' }])).toEqual({
      ids: ['Zebra', 'Oak lamp'],
      total: 2,
      step: 'any',
      leftOut: ['Oak'],
    });
  });

  it('does not let go of a word where one of the others only stands in a text', () => {
    const inText = { id: 'Shelf', description: 'Holds a lamp. Made of oak.' };
    const inNameAndText = { id: 'Oak', description: 'Holds a lamp.' };
    expect(ranked('zebra oak lamp', [inText, inNameAndText, { id: 'Zebra' }])).toEqual({
      ids: ['Oak', 'Zebra', 'Shelf'],
      total: 3,
      step: 'any',
      leftOut: ['zebra'],
    });
  });

  it('finds each thing once', () => {
    const products = [{ id: 'Oak lamp' }, { id: 'Zebra' }, { id: 'Shelf' }];
    expect(ranked('oak lamp zebra shelf', products)).toMatchObject({ total: 3, step: 'any' });
  });

  it('names the words that nothing has', () => {
    expect(ranked('Xyz lamp', [lampOf('Oak')])).toMatchObject({
      ids: ['Oak lamp'],
      step: 'most',
      leftOut: ['Xyz'],
    });
    expect(ranked('xyz oak zebra', [lampOf('Oak'), { id: 'Zebra' }])).toMatchObject({
      step: 'any',
      leftOut: ['oak', 'xyz'],
    });
  });

  it('finds nothing where no word is known', () => {
    expect(ranked('xyz qqq', [lampOf('Oak')])).toEqual({
      ids: [],
      total: 0,
      step: 'none',
      leftOut: ['xyz', 'qqq'],
    });
    expect(ranked('', [lampOf('Oak')])).toMatchObject({ ids: [], step: 'none', leftOut: [] });
  });
});

describe('what a list does not sell', () => {
  const products = [{ id: 'Oak lamp' }, { id: 'Elm lamp' }, { id: 'Zebra' }];

  it('is not found, whatever it has', () => {
    expect(ranked('oak lamp', products, { not: ['Oak lamp'] })).toMatchObject({
      ids: ['Elm lamp'],
      leftOut: ['oak'],
    });
    expect(ranked('lamp', products, { not: ['Oak lamp'] })).toMatchObject({ total: 1, step: 'all' });
    expect(ranked('elm zebra oak', products, { not: ['Zebra', 'Oak lamp'] }).ids).toEqual(['Elm lamp']);
    expect(ranked('elm zebra', [...products, { id: 'Elm box' }], { not: ['Elm box'] }).total).toBe(2);
  });
});

describe('words that say nothing', () => {
  it('do not matter where something else is asked for', () => {
    const products = [{ id: 'Night lamp' }, { id: 'Oak lamp', description: 'For the night.' }];
    expect(ranked('need the lamp', products)).toEqual({
      ids: ['Night lamp', 'Oak lamp'],
      total: 2,
      step: 'all',
      leftOut: [],
    });
  });

  it('count where a name has them', () => {
    expect(idsFor('need a lamp', { id: 'Oak lamp' }, { id: 'Need lamp' })).toEqual(['Need lamp', 'Oak lamp']);
  });

  it('are looked for where nothing else is asked for', () => {
    expect(ranked('need', [{ id: 'Oak' }, { id: 'All you need' }]).ids).toEqual(['All you need']);
  });

  it('are asked for where they stand for a concept and nothing else is found', () => {
    const products = [{ id: 'Course', keywords: ['learning'] }, { id: 'Oak' }];
    expect(ranked('learn guitar', products)).toMatchObject({ ids: ['Course'], leftOut: ['guitar'] });
    expect(ranked('need guitar', products)).toMatchObject({ ids: [], leftOut: ['guitar'] });
    expect(ranked('learn oak', products)).toMatchObject({ ids: ['Oak'], step: 'all', leftOut: [] });
    expect(ranked('learn oak guitar', products)).toMatchObject({ ids: ['Oak'], leftOut: ['guitar'] });
  });
});

describe('the best few', () => {
  const anyProducts = fc
    .array(fc.constantFrom('Oak lamp', 'Lamp', 'Tall oak lamp', 'Oak', 'Lamps'), { maxLength: 8 })
    .map((names) => names.map((name, at) => ({ id: `${at}`, name })));

  it('are the first of all, with how many there are', () => {
    fc.assert(
      fc.property(
        anyProducts,
        fc.constantFrom('lamp', 'oak lamp'),
        fc.integer({ min: 1, max: 9 }),
        (products, query, most) => {
          const all = ranked(query, products);
          expect(ranked(query, products, { most })).toEqual({ ...all, ids: all.ids.slice(0, most) });
        },
      ),
      { numRuns: 30 },
    );
  });

  it('stay in the order of the catalogue where they are as good', () => {
    const alike = ['c', 'a', 'd', 'b'].map((id) => ({ id, name: 'Oak lamp' }));
    expect(ranked('lamp', alike).ids).toEqual(['c', 'a', 'd', 'b']);
    expect(ranked('lamp', alike, { most: 2 }).ids).toEqual(['c', 'a']);
  });
});
