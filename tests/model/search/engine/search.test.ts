import { describe, expect, it } from 'vitest';
import type { Product } from '#model/catalogue/item';
import { entryOf } from '#model/search/engine/entry';
import { Search, type SearchOptions } from '#model/search/engine/search';
import { product, variation } from '#tests/support/samples';
import { vocabulary } from './smallShop';

/** A search over products, which are called by their ids unless said otherwise. */
function searchOf(products: readonly Partial<Product>[]): Search {
  const search = new Search([vocabulary()]);
  search.add(products.map(({ id = '', ...own }) => entryOf(product({ id, name: id, ...own }))));
  return search;
}

function found(query: string, products: readonly Partial<Product>[], options?: SearchOptions) {
  const { keys, ...how } = searchOf(products).find(query, options);
  return { ids: keys.map((key) => key.replace('product/', '')), ...how };
}

const inColor = (swatch: string) => ({ variation: [{ ...variation('', { M: 1 }), swatch }] });
const [green, red] = [inColor('#4e925e'), inColor('#b0412e')];

describe('a search', () => {
  it('says what it found, and how the query was understood', () => {
    expect(searchOf([{ id: 'Oak lamp' }, { id: 'Elm lamp' }]).find('lamp xyz')).toEqual({
      keys: ['product/Oak lamp', 'product/Elm lamp'],
      step: 'some',
      leftOut: ['xyz'],
      nearMisses: [],
      filters: [],
    });
  });

  it('finds what was added in several slices', () => {
    const search = searchOf([{ id: 'Oak lamp' }]);
    search.add([entryOf(product({ id: 'Elm lamp', name: 'Elm lamp' }))]);
    expect(search.find('lamp').keys).toEqual(['product/Oak lamp', 'product/Elm lamp']);
  });

  it('finds the same after other queries', () => {
    const search = searchOf([{ id: 'Oak lamp' }, { id: 'Elm shelf' }]);
    const first = search.find('lamp');
    search.find('elm oak lapm');
    expect(search.find('lamp')).toEqual(first);
  });

  it('looks only into the fields it is asked to', () => {
    const search = searchOf([
      { id: 'Oak lamp' },
      { id: 'Shelf', tag: ['Lamp'] },
      { id: 'Box', keywords: ['lamp'] },
    ]);
    const keysWithin = (...within: SearchOptions['within'] & {}) => search.find('lamp', { within }).keys;
    expect(keysWithin('name')).toEqual(['product/Oak lamp']);
    expect(keysWithin('tag', 'purpose')).toEqual(['product/Shelf', 'product/Box']);
    expect(keysWithin('name')).toEqual(['product/Oak lamp']);
  });

  it('puts what is sold out last, also where a query names filters alone', () => {
    const products = [
      { id: 'Lamp', stock: 0 },
      { id: 'Box', description: 'A lamp.' },
    ];
    expect(found('lamp', products).ids).toEqual(['Box', 'Lamp']);
    expect(found('under 100', products).ids).toEqual(['Box', 'Lamp']);
  });

  it('leaves out what the list does not sell, even where everything is asked for', () => {
    const products = [{ id: 'Oak lamp' }, { id: 'Elm lamp' }];
    const accepts = (key: string) => key === 'product/Elm lamp';
    expect(found('lamp', products, { accepts }).ids).toEqual(['Elm lamp']);
    expect(found('$100', products, { accepts }).ids).toEqual(['Elm lamp']);
  });

  it('puts first what is called by the query, and keeps the order of the shop where nothing is asked for', () => {
    const products = [{ id: 'Tall oak lamp' }, { id: 'Oak lamp' }, { id: 'Lamp' }];
    expect(found('lamp', products).ids).toEqual(['Lamp', 'Tall oak lamp', 'Oak lamp']);
    expect(found('$100', products).ids).toEqual(['Tall oak lamp', 'Oak lamp', 'Lamp']);
  });

  it('looks for words that say nothing in names, and does not find everything by them', () => {
    expect(found('need', [{ id: 'Lamp' }, { id: 'All you need' }]).ids).toEqual(['All you need']);
  });

  it('finds nothing where nothing is known', () => {
    expect(found('qqq', [{ id: 'Lamp' }])).toMatchObject({
      ids: [],
      step: 'none',
      leftOut: ['qqq'],
    });
  });
});

describe('near misses', () => {
  it('are named with what they were taken for', () => {
    expect(found('the Lammp', [{ id: 'Lamp' }])).toMatchObject({
      ids: ['Lamp'],
      nearMisses: [{ typed: 'Lammp', takenFor: 'lamp' }],
    });
  });

  it('are none of the words that are found as they are', () => {
    expect(found('lamps', [{ id: 'Lamp' }]).nearMisses).toEqual([]);
    expect(found('lam', [{ id: 'Lamp' }]).nearMisses).toEqual([]);
  });

  it('are no halves of a word that is there', () => {
    const products = [{ id: 'Suncream' }, { id: 'Creak' }];
    expect(found('cream', products).nearMisses).toEqual([{ typed: 'cream', takenFor: 'creak' }]);
    expect(found('sun cream', products)).toMatchObject({ ids: ['Suncream'], nearMisses: [] });
  });
});

describe('filters', () => {
  const products = [
    { id: 'Oak lamp', price: 30 },
    { id: 'Elm lamp', price: 10 },
    { id: 'Shelf', price: 10 },
  ];

  it('hold for what the other words find', () => {
    expect(found('lamp under 20', products)).toMatchObject({
      ids: ['Elm lamp'],
      step: 'all',
      filters: [{ kind: 'price', max: 20 }],
    });
  });

  it('find everything that they let through where nothing else is asked for', () => {
    expect(found('the under 20', products)).toMatchObject({
      ids: ['Elm lamp', 'Shelf'],
      step: 'all',
      leftOut: [],
    });
    expect(found('under 5', products)).toMatchObject({ ids: [], step: 'none' });
  });

  it.each(['lamp under 20', 'under 20 lamp', 'the under 20 lamp'])('may stand anywhere: %s', (query) => {
    expect(found(query, products).ids).toEqual(['Elm lamp']);
  });

  it('are prices even where a name has the words', () => {
    const named = { id: 'Under 20 club', price: 50 };
    expect(found('under 20', [...products, named]).ids).toEqual(['Elm lamp', 'Shelf']);
  });

  it('hold all at once', () => {
    const lamps = [
      { id: 'Green', ...green, price: 30 },
      { id: 'Red', ...red },
      { id: 'Elm', ...green },
    ];
    const query = 'lamp olive under 25';
    expect(
      found(
        query,
        lamps.map((one) => ({ ...one, keywords: ['lamp'] })),
      ).ids,
    ).toEqual(['Elm']);
  });
});

describe('colours and marks', () => {
  const socks = [
    { id: 'Wool socks', ...green },
    { id: 'Silk socks', ...red },
  ];

  it('are filters beside other words', () => {
    expect(found('green socks', socks)).toMatchObject({ ids: ['Wool socks'], filters: [{ color: 'green' }] });
    expect(found('socks just in', [...socks, { id: 'Old socks', new: true }])).toMatchObject({
      ids: ['Old socks'],
      filters: [{ mark: 'new' }],
    });
  });

  it.each([
    ['a name', { id: 'Green socks' }],
    ['a category', { id: 'Meadow socks', category: ['Green'] }],
    ['a tag', { id: 'Meadow socks', tag: ['Green'] }],
    ['what a thing is for', { id: 'Meadow socks', keywords: ['green'] }],
  ])('are words where they stand in %s beside the other words', (_where, own) => {
    expect(found('green socks', [...socks, own])).toMatchObject({ filters: [], step: 'all', ids: [own.id] });
  });

  it.each([
    ['in a text only', { id: 'Meadow socks', description: 'Green as grass.' }],
    ['where the other words do not', { id: 'Green shelf' }],
    ['where the others stand in a text only', { id: 'Green shelf', description: 'Holds socks.' }],
  ])('are filters where they stand %s', (_where, own) => {
    for (const query of ['green socks', 'socks green']) {
      expect(found(query, [...socks, own])).toMatchObject({
        filters: [{ kind: 'color' }],
        ids: ['Wool socks'],
      });
    }
  });

  it('are words alone where a name has them, and nothing less', () => {
    expect(found('green', [...socks, { id: 'Green shelf' }])).toMatchObject({
      filters: [],
      ids: ['Green shelf'],
    });
    expect(found('the green', [...socks, { id: 'Green shelf' }]).filters).toEqual([]);
    expect(found('green', [...socks, { id: 'Shelf', tag: ['Green'] }])).toMatchObject({
      filters: [{ color: 'green' }],
      ids: ['Wool socks'],
    });
  });

  it('are filters where a name has a word that only begins with them or is only like them', () => {
    expect(found('red', [...socks, { id: 'Redwood' }])).toMatchObject({ filters: [{ color: 'red' }] });
    expect(found('green', [...socks, { id: 'Greek' }])).toMatchObject({ filters: [{ color: 'green' }] });
  });

  it('are no filters within a phrase that means something else', () => {
    const products = [
      { id: 'Sencha', keywords: ['green tea'] },
      { id: 'Tea cup', ...green },
    ];
    expect(found('green tea', products)).toMatchObject({ ids: ['Sencha'], filters: [] });
    expect(found('green tea red', products).filters).toEqual([]);
    expect(
      found('green tea red', [...products, { id: 'Rooibos', keywords: ['green tea'], ...red }]),
    ).toMatchObject({
      ids: ['Rooibos'],
      filters: [{ color: 'red' }],
    });
  });

  it('are words where a name has all of a mark’s words', () => {
    expect(found('just in', [{ id: 'Just in time' }, { id: 'Socks', new: true }])).toMatchObject({
      filters: [],
      ids: ['Just in time'],
    });
    expect(found('just in', [{ id: 'Just right' }, { id: 'Socks', new: true }])).toMatchObject({
      filters: [{ mark: 'new' }],
      ids: ['Socks'],
    });
  });

  it('are ordinary words after all where they leave nothing', () => {
    expect(found('blue socks', socks)).toMatchObject({
      ids: ['Wool socks', 'Silk socks'],
      filters: [],
      leftOut: ['blue'],
    });
    expect(found('blue socks under 50', socks)).toMatchObject({
      ids: ['Wool socks', 'Silk socks'],
      filters: [{ kind: 'price' }],
    });
    expect(found('blue socks under 50 without silk', socks)).toMatchObject({
      ids: ['Wool socks'],
      filters: [{ kind: 'price' }, { kind: 'without' }],
    });
  });

  it('stay in their list as ordinary words', () => {
    const accepts = (key: string) => key !== 'product/Wool socks';
    expect(found('blue socks', socks, { accepts }).ids).toEqual(['Silk socks']);
  });

  it('leave a price and what shall not be in it as they are', () => {
    expect(found('socks under 5', socks)).toMatchObject({
      ids: [],
      step: 'none',
      filters: [{ kind: 'price' }],
    });
  });
});

describe('“without”', () => {
  const bars = [
    { id: 'Nut bar', ingredients: 'Oats.', keywords: ['nuts'] },
    { id: 'Oat bar', ingredients: 'Oats.' },
    { id: 'Date bar', ingredients: 'Oats.', description: 'Made without nuts.' },
    { id: 'Salt bar', ingredients: 'Oats.', description: 'Without nuts, without milk.' },
  ];

  it('puts first what says itself that something is not in it', () => {
    expect(found('bar without nuts', bars).ids).toEqual(['Date bar', 'Salt bar', 'Oat bar']);
    expect(found('bar without nuts without milk', bars).ids).toEqual(['Salt bar', 'Date bar', 'Oat bar']);
  });

  it('puts it first beside other filters', () => {
    expect(found('bar without nuts under 50', bars).ids).toEqual(['Date bar', 'Salt bar', 'Oat bar']);
  });

  it('asks for the word where nothing says that it has none of it, and nothing else is asked for', () => {
    const drinks = [{ id: 'Drink', keywords: ['energy'] }, { id: 'Lamp' }];
    expect(found('no energy', drinks)).toMatchObject({ ids: ['Drink'], filters: [] });
    expect(found('the no energy', drinks)).toMatchObject({ ids: ['Drink'], filters: [] });
  });

  it.each(['lamp no energy', 'no energy lamp'])('leaves out the word beside others: %s', (query) => {
    const products = [{ id: 'Energy lamp' }, { id: 'Oak lamp' }];
    expect(found(query, products)).toMatchObject({ ids: ['Oak lamp'], filters: [{ kind: 'without' }] });
  });

  it.each([
    ['something says that it has none of it', 'no energy', [{ id: 'Lamp', description: 'Needs no energy.' }]],
    ['it is food', 'no nuts', [{ id: 'Lamp', ingredients: 'Oats.' }]],
  ])('leaves out the word where %s', (_why, query, products) => {
    expect(found(query, products)).toMatchObject({ ids: ['Lamp'], filters: [{ kind: 'without' }] });
  });
});
