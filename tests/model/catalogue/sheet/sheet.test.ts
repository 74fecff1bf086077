import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { columns } from '#model/catalogue/sheet/columns';
import { idFrom } from '#model/catalogue/idFrom';
import { readSheet, sheetUpdate, type CatalogueNodes } from '#model/catalogue/sheet/readSheet';
import { writeSheet } from '#model/catalogue/sheet/writeSheet';
import { readSeedNodes } from '#local/seed/readSeed';
import { said } from '#tools/owner/catalogue/said';
import type { Fields } from '#model/untrusted';

const nothing: CatalogueNodes = { products: {}, programs: {} };
const honey = { id: 'honig', name: 'Honig', price: 9.9, category: ['Nutrition'], stock: 12 };
const shelf: CatalogueNodes = { products: { honig: honey }, programs: {} };

const first = (text: string) => {
  const [row] = readSheet(text, nothing).rows;
  if (!row) throw new Error('There is no row.');
  return row;
};

describe('a sheet is read', () => {
  test.each([
    ['commas', 'id,name,price,category,stock\nhonig,Honig,9.90,Nutrition,12'],
    ['semicolons and decimal commas', 'id;name;price;category;stock\nhonig;Honig;9,90;Nutrition;12'],
    ['tabs', 'id\tname\tprice\tcategory\tstock\nhonig\tHonig\t9,90\tNutrition\t12'],
    [
      'Excel’s mark and line ends',
      '\ufeffID;Name;Price;Category;Stock\r\nhonig;Honig;9,90 €;Nutrition;12\r\n',
    ],
    ['quotes', '"id","name","price","category","stock"\n"honig","Honig","9.90","Nutrition","12"\n\n'],
    ['another order', 'stock;category;price;name;id\n12;Nutrition;9,9;Honig;honig'],
  ])('with %s', (_, text) => {
    const row = first(text);
    expect(row).toMatchObject({ line: 2, node: 'products', id: 'honig', isNew: true, problems: [] });
    expect(row.entry).toEqual(honey);
  });

  test.each([
    ['1234.5', 1234.5],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1 234,50 €', 1234.5],
    ['$9.90', 9.9],
    ['9,9', 9.9],
    ['12', 12],
  ])('the price %s', (cell, price) => {
    expect(first(`id;name;price;category;stock\nhonig;Honig;"${cell}";Nutrition;1`).entry['price']).toBe(
      price,
    );
  });

  test('lists, yes and no, and parts in JSON', () => {
    const { entry, problems } = first(
      'name;price;category;new;visible;tag;netContent;stock\nHonig;9,9;Nutrition;ja;nein;süß | regional;"{""amount"": 250, ""unit"": ""g""}";3',
    );
    expect(problems).toEqual([]);
    expect(entry).toMatchObject({
      id: 'honig',
      new: true,
      visible: false,
      tag: ['süß', 'regional'],
      netContent: { amount: 250, unit: 'g' },
    });
  });

  test('programs and products are told apart by what they say', () => {
    const { rows } = readSheet(
      'name;price;category;stock;weeks\nHonig;9,9;Nutrition;3;\nImkern;49;Physical;;6\nRätsel;1;Physical;;',
      nothing,
    );
    expect(rows.map(({ node }) => node)).toEqual(['products', 'programs', undefined]);
    expect(rows[2]?.problems.map(said).join('')).toContain('nothing tells whether it is a product');
  });
});

test.each([
  [
    'an unknown column',
    'name;price;category;stock;colour\nHonig;1;Nutrition;1;red',
    'the column “colour” is unknown',
  ],
  ['no number', 'name;price;category;stock\nHonig;billig;Nutrition;1', 'price is no number: billig'],
  ['no price', 'name;price;category;stock\nHonig;;Nutrition;1', 'price is missing'],
  ['no name', 'id;price;category;stock\nhonig;1;Nutrition;1', 'name is missing'],
  ['neither id nor name', 'name;price;category;stock\n;1;Nutrition;1', 'it has neither id nor name'],
  ['broken JSON', 'name;price;category;stock;meal\nSuppe;1;Food;1;{', 'meal is no JSON: {'],
  [
    'neither yes nor no',
    'name;price;category;stock;new\nHonig;1;Nutrition;1;vielleicht',
    'new is neither yes nor no',
  ],
  ['both sides', 'name;price;category;stock;weeks\nHonig;1;Nutrition;1;6', 'nothing tells whether'],
  [
    'one id twice',
    'name;price;category;stock\nHonig;1;Nutrition;1\nHonig;2;Nutrition;1',
    'honig stands in line 2, too',
  ],
  ['no JSON', '{', 'the file is no JSON'],
])('%s is told', (_, text, problem) => {
  const { rows, problems } = readSheet(text, nothing);
  expect([...problems, ...rows.flatMap((row) => row.problems)].map(said).join('\n')).toContain(problem);
});

test('a row is named as the spreadsheet counts it, behind empty rows and cells of several lines', () => {
  const { rows } = readSheet(
    'name;price;stock;description\n\nHonig;1;1;"Eins\n\nzwei"\n;;;\nMet;2;1;\n\n\nMet;3;1;\n',
    nothing,
  );
  expect(rows.map(({ line }) => line)).toEqual([3, 5, 8]);
  expect(rows[2]?.problems.map(said)).toEqual(['met stands in line 5, too']);
});

test('only what changes is written, and what a file has no column for stays', () => {
  const { rows } = readSheet('id;price;summary\nhonig;8,90;Vom Berg', shelf);
  expect(rows[0]?.changes).toEqual([
    { field: 'price', before: 9.9, now: 8.9 },
    { field: 'summary', before: undefined, now: 'Vom Berg' },
  ]);
  expect(sheetUpdate(rows)).toEqual({ 'products/honig/price': 8.9, 'products/honig/summary': 'Vom Berg' });
  expect(rows[0]?.entry['stock']).toBe(12);
});

test('an empty cell empties the field', () => {
  const current = { products: { honig: { ...honey, discount: 10 } }, programs: {} };
  expect(sheetUpdate(readSheet('id;name;discount\nhonig;Honig;', current).rows)).toEqual({
    'products/honig/discount': null,
  });
});

test.each([
  ['Tiroler Almhonig, 250 g', 'tiroler-almhonig-250-g'],
  ['Süße Größe', 'susse-grosse'],
  ['  Café — crème! ', 'cafe-creme'],
])('%s becomes %s', (name, id) => {
  expect(idFrom(name)).toBe(id);
});

const asNodes = (): CatalogueNodes => {
  const { products, programs } = readSeedNodes();
  return JSON.parse(JSON.stringify({ products, programs })) as CatalogueNodes;
};

test.each(['.', ','] as const)(
  'the sample goes out and comes in as it was, with decimals after “%s”',
  (decimal) => {
    const sample = asNodes();
    const { rows, problems } = readSheet(writeSheet(sample, decimal), sample);
    expect(problems).toEqual([]);
    expect(rows).toHaveLength(Object.keys(sample.products).length + Object.keys(sample.programs).length);
    expect(rows.flatMap(({ problems: each }) => each)).toEqual([]);
    expect(sheetUpdate(rows)).toEqual({});
  },
);

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '|x',
  ' =1',
  '"=1',
  '\t=1',
  '\r=1',
  '\nx',
  "'=1",
  "''=1",
  "'\tx",
  "'n",
])('no spreadsheet takes a text for a formula, and it reads as the same again: %j', (text) => {
  const product: Fields = {
    id: 'x',
    name: text,
    tag: [text.trim(), 'b'],
    price: 1,
    category: [text.trim()],
    stock: 1,
  };
  const sheet = writeSheet({ products: { x: product }, programs: {} });
  const [, cells = []] = Papa.parse<string[]>(sheet).data;
  for (const cell of cells) expect(cell).not.toMatch(/^\s*"*\s*[=+\-@|%\t\r]/);
  expect(first(sheet).entry).toEqual(product);
});

test('whatever stands in the fields, a sheet reads as the same again', () => {
  const text = fc
    .oneof(
      fc.string({ unit: 'binary', minLength: 1 }),
      fc.string({ unit: fc.constantFrom("'", '"', '=', '-', '[', '|', '\t', ' ', 'a') }),
    )
    .filter((each) => each.trim() === each && each !== '');
  const valueOf = {
    text,
    number: fc.double({ min: 0, max: 1e6, noNaN: true }).map((each) => Math.round(each * 100) / 100),
    yes: fc.boolean(),
    list: fc.array(text, { minLength: 1 }),
    json: fc.array(fc.record({ label: text, value: fc.string() }), { minLength: 1 }),
  };
  const fields = Object.entries(columns).filter(([name, { of }]) => of !== 'programs' && name !== 'id');
  const entry = fc.record(
    Object.fromEntries(
      fields.map(([name, { kind }]): [string, fc.Arbitrary<unknown>] => [name, valueOf[kind]]),
    ),
    { requiredKeys: ['name', 'price', 'category', 'stock'] },
  );
  fc.assert(
    fc.property(entry, fc.constantFrom('.' as const, ',' as const), (given, decimal) => {
      const product: Fields = { id: 'x', ...given };
      const row = first(writeSheet({ products: { x: product }, programs: {} }, decimal));
      expect(row.problems).toEqual([]);
      expect(row.entry).toEqual(product);
    }),
  );
});
