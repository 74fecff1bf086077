import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { orderSheet } from '#model/desk/orderSheet';
import { bill } from '#model/desk/papers/bill';
import { draftOf } from '#tests/support/shoppers';
import { calm, mat, tee } from '#tests/rules/shopData';
import { bookedOrder } from './bookedOrders';

const first = bookedOrder({
  ...draftOf([
    { ...mat, kind: 'product' },
    { ...tee, kind: 'product' },
    { ...calm, kind: 'program' },
  ]),
  status: 'confirmed',
});
const second = bookedOrder({ status: 'confirmed' });

test('a bill says its number, its order, and what tax is in the sum', () => {
  const page = bill(first, { no: 2, taxRate: 19, at: 0, seller: ['Eightwell'] });
  for (const part of ['Invoice 2', first.number, '$111.00', '$17.72', 'Tax included (19%)', '10% off'])
    expect(page).toContain(part);
});

test('a bill of prices without tax adds it', () => {
  const added = {
    ...first,
    order: { ...first.order, amounts: { ...first.order.amounts, tax: 'added' as const } },
  };
  const page = bill(added, { no: 2, taxRate: 8, at: 0, seller: [] });
  for (const part of ['$111.00', 'Plus tax (8%)', '$8.88', 'Total with tax', '$119.88'])
    expect(page).toContain(part);
  expect(page).not.toContain('Tax included');
});

test('the sums of a bill stand once, at its end, on however many sheets', () => {
  const page = bill(first, { no: 2, taxRate: 19, at: 0, seller: [] });
  const { document } = new JSDOM(page).window;
  // A browser repeats the foot of a table on every sheet.
  expect(document.querySelector('tfoot')).toBeNull();
  const rows = [...document.querySelectorAll('tbody:last-of-type tr')].map(({ textContent }) => textContent);
  expect(rows).toEqual(['Items$104.10', 'Delivery$6.90', 'Total$111.00', 'Tax included (19%)$17.72']);
});

test('a bill calls things as its reader knows them', () => {
  const words = new Map([
    ['Cork mat', 'Korkmatte'],
    ['clay', 'Ton'],
  ]);
  const german = { ...first, order: { ...first.order, language: 'de' } };
  const facts = { no: 2, taxRate: 19, at: 0, seller: [] };
  const page = bill(german, facts, (english) => words.get(english));
  // With the shop's own name, which stays the same however words are translated later.
  expect(page).toContain('<td>Korkmatte<br><small lang="en">Cork mat</small>');
  expect(page).toContain('<td>Tee (Ton, m)<br><small lang="en">Tee (clay, m)</small>');
  expect(bill(german, facts)).toContain('<td><span lang="en">Cork mat</span>');
});

test.each([
  ['en', 'Cancelled on: November 3, 2026', 'Not paid yet'],
  ['de', 'Storniert am: 3. November 2026', 'Noch nicht bezahlt'],
  ['fn', 'Annulée le : 3 novembre 2026', 'Pas encore payée'],
] as const)('a bill of a cancelled order says so, in %s, and waits for no money', (language, said, waits) => {
  const at = { cancelled: Date.parse('2026-11-03T20:00Z') };
  const order = { ...first.order, status: 'cancelled' as const, language, at };
  const page = (changes: object) =>
    bill({ ...first, order: { ...order, ...changes } }, { no: 2, taxRate: 19, at: 0, seller: [] }).replaceAll(
      /\s/g,
      ' ',
    );
  expect(page({})).toContain(said);
  expect(page({})).not.toContain(waits);
  expect(page({ at: undefined })).not.toContain(waits);
  expect(page({ payment: { until: 1, paidAt: 1 } })).toContain(said);
  expect(page({ status: 'confirmed' })).toContain(waits);
});

test('the sheet has those with a bill in its order, with commas where they are wanted', () => {
  const bills = new Map([
    [second.path, 1],
    [first.path, 2],
  ]);
  const [head, ...rows] = orderSheet([first, second], { bills, taxRate: 19, hasCommas: true })
    .trim()
    .split('\r\n');
  expect(head).toMatch(/^\ufeff?bill;number;/);
  expect(rows.map((row) => row.split(';')[0])).toEqual(['1', '2']);
  expect(rows[1]).toContain(';14,8;104,1;6,9;111;19;17,72;');
});

test('the sheet says when an order came on the clock of the shop', () => {
  const late = bookedOrder({ createdAt: Date.UTC(2026, 10, 3, 2, 5) });
  expect(orderSheet([late])).toContain(',2026-11-02 18:05,');
});
