import { checkFiles } from '#tools/owner/catalogue/checkFiles';
import { sheetFindings } from '#tools/owner/catalogue/sheetFindings';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldsPage } from '#tools/owner/catalogue/fieldsPage';
import { exportCatalogue, importCatalogue } from '#tools/owner/catalogue/sheets';
import { read } from '#tests/support/shoppers';
import { shopDatabase } from '#tests/support/shopDatabase';
import { ownFolder } from '#tests/support/ownFolder';

const { access, ask } = shopDatabase();
const agreed = (): Promise<void> => Promise.resolve();
const refused = ({ about }: { about: string }): Promise<void> => Promise.reject(new Error(about));
const imported = (text: string, sure: Parameters<typeof importCatalogue>[2]): Promise<string> =>
  importCatalogue(access, [{ name: 'items.csv', text }], sure);

const twelve = Array.from({ length: 12 }, (_, at) => `Honig ${at + 1};${at + 5},90;Nutrition;${at};Vom Berg`);
const sheet = `\ufeffname;price;category;stock;summary\r\n${twelve.join('\r\n')}\r\n`;

test('twelve products from a sheet of Excel are in the shop', async () => {
  expect(await imported(sheet, agreed)).toBe('12 rows: 12 new, 0 changed, 0 as they are: done.');
  expect(await read(ask, 'products/honig-12')).toEqual({
    id: 'honig-12',
    name: 'Honig 12',
    price: 16.9,
    category: ['Nutrition'],
    stock: 11,
    summary: 'Vom Berg',
  });
  expect(await imported(sheet, refused)).toContain('Nothing to do');
});

test('what would change is said before, and not written without a yes', async () => {
  const change = imported('id;price;stock\nmat;30;9', refused);
  await expect(change).rejects.toThrow(/changed {3}product mat/);
  await expect(imported('id;price;stock\nmat;30;9', refused)).rejects.toThrow('price: 25 → 30');
  expect(await read(ask, 'products/mat/price')).toBe(25);
  await imported('id;price;stock\nmat;30;9', agreed);
  expect(await read(ask, 'products/mat')).toMatchObject({ price: 30, stock: 9, name: 'Cork mat' });
});

test.each([
  ['parts of a cent', 'name;price;category;stock\nHonig;49,999;Nutrition;1', 'parts of a cent'],
  ['an unknown column', 'name;price;category;stock;colour\nHonig;1;Nutrition;1;red', '“colour” is unknown'],
  ['a negative price', 'name;price;category;stock\nHonig;-1;Nutrition;1', 'from 0 up is needed'],
  [
    'a negative stock',
    'name;price;category;stock\nHonig;1;Nutrition;-1',
    'error: a stock is no whole number from 0 up',
  ],
  [
    'an id of the other node',
    'id;name;price;category;weeks\nmat;Mat;1;Physical;6',
    'mat stands among the products',
  ],
])('a file with %s is not written at all', async (_, text, problem) => {
  const both = `${text}\n`;
  await expect(imported(both, agreed)).rejects.toThrow(problem);
  await expect(imported(both, agreed)).rejects.toThrow('Nothing was changed.');
  expect(await read(ask, 'products/honig')).toBeNull();
});

test.each(['all.csv', 'all.json'])('%s comes in as it went out, and is not overwritten', async (name) => {
  const folder = ownFolder();
  const file = join(folder, name);
  expect(await exportCatalogue(access, file, { commas: true })).toContain('3 products, 1 programs');
  await expect(exportCatalogue(access, file, {})).rejects.toThrow('is there already');
  expect(await imported(await readFile(file, 'utf8'), refused)).toContain('Nothing to do');
});

test('docs/catalogue.md lists the fields as they are read', async () => {
  expect(await readFile('docs/catalogue.md', 'utf8')).toBe(await fieldsPage());
});

test('a sheet is checked before there is anything to write it to', () => {
  const { findings, entries } = sheetFindings(
    'name;price;stock;category;colour\nHonig;9,90;4;Küche;gelb\nTee;zehn;2;Küche;grün\n',
  );
  expect(Object.keys(entries)).toEqual(['products/honig', 'products/tee']);
  const said = findings.map(({ place, level, text }) => `${level} ${place}: ${text}`).join('\n');
  expect(said).toContain('error the sheet: ');
  expect(said).toContain('error line 3: ');
  expect(said).toContain('warning products/honig: ');
});

test('two sheets are judged and written as one; an id in both is an error', async () => {
  const goods = { name: 'waren.csv', text: 'name;price;stock\nSeife;4,90;3' };
  const courses = { name: 'kurse.csv', text: 'name;price;weeks\nRuhe;49;6' };
  expect(await importCatalogue(access, [goods, courses], agreed)).toContain('2 rows: 2 new');
  expect(await read(ask, 'products/seife/price')).toBe(4.9);
  expect(await read(ask, 'programs/ruhe/weeks')).toBe(6);
  const again = importCatalogue(access, [goods, { ...goods, name: 'kopie.csv' }], agreed);
  await expect(again).rejects.toThrow('products/seife: it stands in waren.csv and in kopie.csv');
});

test.each([
  ['two sheets', 'kurse.csv', 'id;name;price;weeks\nseife;Ruhe;49;6'],
  [
    'a sheet and a file of JSON',
    'kurse.json',
    '{"seife":{"id":"seife","name":"Ruhe","price":49,"weeks":6,"category":["Ruhe"]}}',
  ],
])(
  'an id in %s is an error before anything is written, also where it is a product and a program',
  async (_, name, text) => {
    const goods = { name: 'waren.csv', text: 'name;price;stock\nSeife;4,90;3' };
    const { findings, entries } = checkFiles([goods, { name, text }]);
    expect(findings).toContainEqual({
      place: 'programs/seife',
      level: 'error',
      text: `it stands in waren.csv and in ${name}`,
    });
    expect(Object.keys(entries)).toEqual(['products/seife', 'programs/seife']);
    await expect(importCatalogue(access, [goods, { name, text }], agreed)).rejects.toThrow(/seife/);
  },
);

test('a price that changes by more than half is asked about by itself', async () => {
  const asked: boolean[] = [];
  const sure = ({ about, isDoubtful }: { about: string; isDoubtful: boolean }): Promise<void> => {
    asked.push(isDoubtful);
    return refused({ about });
  };
  await expect(imported('id;price;stock\nmat;2500;9', sure)).rejects.toThrow(
    /from \d+ to 2500: is that meant\?[\s\S]*Prices change by more than half: mat\./,
  );
  await expect(imported('id;price;stock\nmat;26;9', sure)).rejects.toThrow('→ 26');
  expect(asked).toEqual([true, false]);
});
