import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productsOf, programsOf } from '#model/catalogue/catalogueReader';
import { totalOf } from '#model/money/pricing';
import { readSeed } from '#local/seed/readSeed';

const row = { id: 'mat', name: 'Mat', price: 25 };
const first = (fields: object) => productsOf([{ ...row, ...fields }]).rows[0];

describe('a node of the catalogue', () => {
  test('may be a list with holes', () => {
    const { rows, dropped } = productsOf([null, row, undefined, null, { ...row, id: 'cup' }]);
    expect(rows.map(({ id }) => id)).toEqual(['mat', 'cup']);
    expect(dropped).toBe(0);
  });
  test('may be a map, whose keys stand in for missing ids', () => {
    const { rows } = productsOf({ mat: { name: 'Mat', price: 25 }, 7: { name: 'Cup', price: 5 } });
    expect(rows.map(({ id }) => id).toSorted()).toEqual(['7', 'mat']);
  });
  test.each(['Café crème 1', 'тест', '100 % wool', "rock'n'roll", 'sku:1', 'a%3Ab', 'x'.repeat(128)])(
    'may have the id %s',
    (id) => {
      expect(productsOf({ [id]: { ...row, id } }).rows[0]?.id).toBe(id);
    },
  );
  test.each(['a.b', 'a#b', 'a$b', 'a/b', 'a[b', 'a]b', 'a\u0000b', '\u007f', ' ', 'x'.repeat(129)])(
    'may not have the id %j',
    (id) => {
      expect(productsOf([{ ...row, id }]).rows).toEqual([]);
    },
  );
  test('may have numbers as ids', () => {
    expect(productsOf([{ ...row, id: 17 }]).rows[0]?.id).toBe('17');
  });
  test.each([null, undefined, 5, 'text', true, []])('that is %j has no rows', (node) => {
    expect(productsOf(node).rows).toEqual([]);
  });
  test.each([
    ['no name', { ...row, name: ' ' }],
    ['no price', { id: 'mat', name: 'Mat' }],
    ['a price that is no number', { ...row, price: 'cheap' }],
    ['a price below nothing', { ...row, price: -1 }],
    ['an endless price', { ...row, price: '1e999' }],
    ['a price that no sum can hold', { ...row, price: 1e300 }],
    ['an id that cannot stand in an address', { ...row, id: '../x' }],
    ['an id every object has', { ...row, id: 'constructor' }],
    ['no fields', 'Mat'],
    ['a list for fields', [row]],
  ])('drops and counts a row with %s', (_, bad) => {
    expect(productsOf([bad, { ...row, id: 'cup' }])).toMatchObject({ rows: [{ id: 'cup' }], dropped: 1 });
  });
  test('drops the id __proto__, and no object learns anything from it', () => {
    const node: unknown = JSON.parse(
      '{"__proto__":{"name":"Evil","price":1},"x":{"id":"__proto__","name":"Evil","price":1}}',
    );
    expect(productsOf(node)).toEqual({ rows: [], dropped: 2 });
    expect({}).not.toHaveProperty('name');
  });
  test('counts a second row with the same id as dropped', () => {
    expect(productsOf([row, { ...row, name: 'Other' }])).toMatchObject({
      rows: [{ name: 'Mat' }],
      dropped: 1,
    });
  });
});

describe('keywords', () => {
  test('may be a list or one word, and are none where nobody wrote any', () => {
    expect(first({ keywords: ['ear plugs', ' snoring '] })?.keywords).toEqual(['ear plugs', 'snoring']);
    expect(first({ keywords: 'snoring' })?.keywords).toEqual(['snoring']);
    expect(first({})?.keywords).toEqual([]);
  });

  test('are bounded, so that no item can be made to answer everything', () => {
    const many = Array.from({ length: 100 }, (_, at) => `word ${at}`);
    expect(first({ keywords: many })?.keywords).toHaveLength(40);
    expect(first({ keywords: ['x'.repeat(61), 7, null, '', 'snoring'] })?.keywords).toEqual(['snoring']);
  });

  test('stand with every item of the sample', () => {
    const { programs, products } = readSeed();
    const items = [...programsOf(programs).rows, ...productsOf(products).rows];
    expect(items.filter(({ keywords }) => keywords.length < 4)).toEqual([]);
  });
});

describe('a row', () => {
  test('with nothing but id, name and price is whole', () => {
    expect(first({})).toEqual({
      kind: 'product',
      id: 'mat',
      name: 'Mat',
      price: 25,
      discount: 0,
      new: false,
      type: '',
      stock: 0,
      category: [],
      tag: [],
      keywords: [],
      image: [],
      dimensions: [],
      variation: [],
      details: [],
      summary: '',
      description: '',
    });
  });
  test('may have its numbers written as text', () => {
    expect(first({ price: '12.45', discount: '10', stock: '3' })).toMatchObject({
      price: 12.45,
      discount: 10,
      stock: 3,
    });
  });
  test('may have its category as text, list or map, with holes', () => {
    expect(first({ category: 'Sleep' })?.category).toEqual(['Sleep']);
    expect(first({ category: ['Sleep', null, 3, ''] })?.category).toEqual(['Sleep']);
    expect(first({ category: { a: 'Sleep', b: 'Beauty' } })?.category).toEqual(['Sleep', 'Beauty']);
  });
  test('keeps its discount within 0 and 100, its stock whole', () => {
    expect(first({ discount: 140, stock: 2.9 })).toMatchObject({ discount: 100, stock: 2 });
    expect(first({ discount: -5, stock: -3 })).toMatchObject({ discount: 0, stock: 0 });
  });
  test('takes pictures from its own site or over https alone', () => {
    const image = [
      '/a.svg',
      'https://x.example/b.jpg',
      'http://x/c',
      '//x/d',
      'javascript:alert(1)',
      'data:x',
    ];
    expect(first({ image })?.image).toEqual(['/a.svg', 'https://x.example/b.jpg']);
    expect(first({ image: '/only.svg' })?.image).toEqual(['/only.svg']);
  });
  test('keeps the variations that have a colour, and the sizes that have a name', () => {
    const variation = [
      { color: 'Fern', swatch: '#00ff00', size: [{ name: 'S', stock: '4' }, { stock: 2 }, null] },
      { swatch: '#000000' },
      { color: 'Plum', swatch: 'red;}', size: { a: { name: 'M' } } },
    ];
    expect(first({ variation })?.variation).toEqual([
      { color: 'Fern', swatch: '#00ff00', image: [], size: [{ name: 'S', stock: 4 }] },
      { color: 'Plum', swatch: '', image: [], size: [{ name: 'M', stock: 0 }] },
    ]);
  });
  test('has the allergens and diets of a meal in small letters, each once', () => {
    const meal = { allergens: ['Gluten', ' tree Nuts ', 'gluten', ' '], diet: 'Vegan' };
    expect(first({ meal })?.meal).toMatchObject({ allergens: ['gluten', 'tree nuts'], diet: ['vegan'] });
  });
  test('of a program has six weeks and its standard level unless it says otherwise', () => {
    expect(programsOf([row]).rows[0]).toMatchObject({ kind: 'program', weeks: 6, level: 'standard' });
  });
});

test('the sample catalogue loses nothing', () => {
  const { products, programs } = readSeed();
  expect(productsOf(products).dropped).toBe(0);
  expect(programsOf(programs).dropped).toBe(0);
});

test('whatever the database holds, the rows that come out can be shown and summed', () => {
  const fields = fc.record(
    {
      id: fc.oneof(fc.string(), fc.integer(), fc.constant('__proto__')),
      name: fc.oneof(fc.string(), fc.anything()),
      price: fc.oneof(fc.double(), fc.double().map(String), fc.anything()),
      discount: fc.oneof(fc.double(), fc.anything()),
      stock: fc.anything(),
      category: fc.anything(),
      image: fc.anything(),
      variation: fc.array(fc.oneof(fc.record({ color: fc.string(), size: fc.anything() }), fc.anything())),
      meal: fc.anything(),
      outline: fc.anything(),
    },
    { requiredKeys: [] },
  );
  const node = fc.oneof(fc.anything(), fc.array(fields), fc.dictionary(fc.string(), fields));
  fc.assert(
    fc.property(node, (value) => {
      const items = [...productsOf(value).rows, ...programsOf(value).rows];
      for (const item of items) {
        expect(item.id).toMatch(/^[^.#$/[\]\p{Cc}]{1,128}$/u);
        expect(item.image.every((url) => typeof url === 'string')).toBe(true);
      }
      expect(Number.isFinite(totalOf(items.map((item) => ({ ...item, quantity: 99 }))))).toBe(true);
    }),
  );
});

test('measures, units sold and the minutes of a week are read where they are numbers', () => {
  const measures = [{ size: 'S', chest: 50, wings: 3 }, { length: '70' }, { size: 'M' }, null, 'x'];
  expect(first({ measures, sold: 12.7 })).toMatchObject({
    measures: [{ size: 'S', cm: { chest: 50 } }, { cm: { length: 70 } }],
    sold: 12,
  });
  expect(first({ measures: 'large', sold: -3 })).not.toHaveProperty('sold');
  expect(first({ measures: {} })).not.toHaveProperty('measures');
  const outline = [
    { title: 'A', text: 'a', minutes: 35 },
    { title: 'B', text: 'b', minutes: 'long' },
  ];
  expect(programsOf([{ ...row, outline }]).rows[0]?.outline).toEqual([
    { title: 'A', text: 'a', minutes: 35 },
    { title: 'B', text: 'b' },
  ]);
});

test('what was read once is read again as it is: saved rows, and those of prerendered pages', () => {
  const { products, programs } = readSeed();
  const [once, programsOnce] = [productsOf(products).rows, programsOf(programs).rows];
  expect(productsOf(once).rows).toEqual(once);
  expect(programsOf(programsOnce).rows).toEqual(programsOnce);
});

test('a keyword may have sixty characters, and blanks are none', () => {
  expect(first({ keywords: ['x'.repeat(60), ' ', 'x'.repeat(61)] })?.keywords).toEqual(['x'.repeat(60)]);
});

test('a swatch is a whole colour and nothing else', () => {
  const swatches = ['#00FF00', 'x#00ff00', '#00ff00;', '#00ff0', '#00ff0g'];
  const variation = swatches.map((swatch, index) => ({ color: `${index}`, swatch }));
  expect(first({ variation })?.variation.map(({ swatch }) => swatch)).toEqual(['#00FF00', '', '', '', '']);
});

test('details are read where they have a label, with or without a value', () => {
  const details = [{ label: 'Care', value: 'Wipe' }, { label: 'Cut' }, { value: 'Wide' }, 'odd', null];
  expect(first({ details })?.details).toEqual([
    { label: 'Care', value: 'Wipe' },
    { label: 'Cut', value: '' },
  ]);
});

test.each([
  [
    { amount: 250, unit: 'g' },
    { amount: 250, unit: 'g' },
  ],
  [
    { amount: '0.5', unit: 'ml' },
    { amount: 0.5, unit: 'ml' },
  ],
  [{ amount: 0, unit: 'g' }, undefined],
  [{ amount: -1, unit: 'ml' }, undefined],
  [{ amount: 5, unit: 'kg' }, undefined],
  [{ unit: 'g' }, undefined],
  ['250 g', undefined],
])('%j as a net content is %j', (netContent, read) => {
  expect(first({ netContent })?.netContent).toEqual(read);
});

test('a program has the weeks and questions that are fields, and empty texts for what they lack', () => {
  const outline = [{ title: 'A' }, 'odd', null, { text: 'b', minutes: 0 }];
  const faq = [{ question: 'Why?' }, 'odd', { answer: 'Because.' }];
  const [read] = programsOf([{ ...row, outline, faq }]).rows;
  expect(read?.outline).toStrictEqual([
    { title: 'A', text: '' },
    { title: '', text: 'b' },
  ]);
  expect(read?.faq).toEqual([
    { question: 'Why?', answer: '' },
    { question: '', answer: 'Because.' },
  ]);
});

test('a row of a list is named by its place where it has no id, and nothing is said of units never sold', () => {
  expect(productsOf([{ name: 'Mat', price: 25 }]).rows[0]?.id).toBe('0');
  expect(first({ sold: 0 })).not.toHaveProperty('sold');
});

test('what the owner hides is not there, and nothing is wrong with it', () => {
  expect(
    productsOf({ mat: { ...row, visible: false }, cup: { ...row, id: 'cup', visible: true } }),
  ).toMatchObject({
    rows: [{ id: 'cup' }],
    dropped: 0,
  });
});
