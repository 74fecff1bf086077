import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { rowUpdate } from '#model/desk/shelf';
import { typedDecimal, typedWhole } from '#model/desk/typedNumbers';
import { decimal, optionalWhole, percent, swatch, whole } from '#features/desk/catalogue/itemRules';
import { refundSchema } from '#features/desk/order/schemas';
import { fieldsOf, settingsOf } from '#features/desk/settings/settingsSchema';
import { ownSettings } from '#model/order/ownersSettings';
import { noDecimals, noWholes, typedDecimals, typedWholes } from '#tests/tables/typedNumbers';

const refund = { sum: '', day: '2026-01-02', isRestocked: false, isAnswered: false };
const row = { kind: 'product', id: 'mat', name: 'Mat', path: 'products/mat', discount: 0 } as const;
const stocked = { ...row, stock: { place: 'products/mat/stock', left: 0 } };

/** What each field makes of a whole number, or nothing where it refuses it. */
const wholeFields: Record<string, (text: string) => unknown> = {
  'a stock of the form': (text) => outputOf(safeParse(whole, text)),
  'weeks, minutes and kilocalories': (text) => outputOf(safeParse(optionalWhole, text)),
  'units that came back': (text) => {
    const { success, output } = safeParse(refundSchema, { ...refund, units: [text] });
    return success ? Number(output.units[0]) : undefined;
  },
  'a stock of the list': (text) => {
    const judged = rowUpdate(stocked, stocked, { stock: text });
    return 'problem' in judged ? undefined : judged.update['products/mat/stock'];
  },
};
const outputOf = ({ success, output }: { success: boolean; output: unknown }): unknown =>
  success ? Number(output) : undefined;

const asIncrement = (number: number, field: string): unknown =>
  field === 'a stock of the list' ? { '.sv': { increment: number } } : number;

describe.each(Object.entries(wholeFields))('%s', (field, read) => {
  test.each(typedWholes.filter(([, number]) => number < 1000 || !field.startsWith('units')))(
    'reads %j as %d',
    (typed, number) => expect(read(typed)).toEqual(asIncrement(number, field)),
  );
  test.each(noWholes)('refuses %j', (typed) => expect(read(typed)).toBeUndefined());
});

test.each([
  ...typedWholes.filter(([, number]) => number <= 100),
  // As a sheet may say it.
  ['12.5', 12.5],
  ['12,5 %', 12.5],
  ['33,33', 33.33],
] as const)('a discount of %j is %d', (typed, number) => {
  expect(outputOf(safeParse(percent, typed))).toBe(number);
  expect(rowUpdate(row, row, { discount: typed })).toMatchObject({
    update: { 'products/mat/discount': number },
  });
});

test.each(['33.333', '100.5', '-5', 'half'])('%j is no discount', (typed) => {
  expect(outputOf(safeParse(percent, typed))).toBeUndefined();
  expect(rowUpdate(row, row, { discount: typed })).toEqual({ problem: 'discount' });
});

test.each(typedDecimals)('a measure of %j is %d', (typed, number) => {
  expect(outputOf(safeParse(decimal, typed))).toBe(number);
  expect(typedDecimal(typed)).toBe(number);
  // What is shown of it is read the same.
  expect(typedDecimal(String(number))).toBe(number);
});

test.each(noDecimals)('%j is no measure', (typed) => {
  expect(outputOf(safeParse(decimal, typed))).toBeUndefined();
});

test('nothing at all is no number', () => {
  expect([typedWhole(''), typedDecimal('')]).toEqual([undefined, undefined]);
  expect(safeParse(optionalWhole, '').output).toBe('');
  expect(safeParse(decimal, '').output).toBe('');
});

test.each([
  ['#4e925e', '#4e925e'],
  ['4e925e', '#4e925e'],
  [' #4E925E\u200b', '#4E925E'],
  ['#fff', '#ffffff'],
  ['fa0', '#ffaa00'],
  ['', ''],
])('a colour written as %j is %j', (typed, kept) => {
  expect(safeParse(swatch, typed)).toMatchObject({ success: true, output: kept });
});

test.each(['green', '#4e925', '#4e925ex', 'rgb(1,2,3)'])('%j is no colour', (typed) => {
  expect(safeParse(swatch, typed).success).toBe(false);
});

describe('days without a courier', () => {
  test.each([
    ['2026-12-24', ['2026-12-24']],
    ['2026-12-25\n2026-12-24', ['2026-12-24', '2026-12-25']],
    ['2026-12-24, 2026-12-25; 2026-12-26', ['2026-12-24', '2026-12-25', '2026-12-26']],
    ['2026\u201112\u201124', ['2026-12-24']],
    ['2026–12–24', ['2026-12-24']],
    ['２０２６-１２-２４', ['2026-12-24']],
    ['\u202a2026-12-24\u202c', ['2026-12-24']],
    ['2026/12/24', ['2026-12-24']],
    ['2026-1-2', ['2026-01-02']],
    ['24.12.2026', ['2026-12-24']],
    ['24. 12. 2026', ['2026-12-24']],
    ['1.1.2027', ['2027-01-01']],
  ])('%j', (closedDays, days) => {
    expect(settingsOf({ ...fieldsOf(ownSettings), closedDays })?.closedDays).toEqual(days);
  });
  test.each(['2026-02-30', '2026-11-31', '31.02.2026', '24.12.', '12/24/2026', '24.12.26', 'Christmas'])(
    '%j is none',
    (closedDays) => expect(settingsOf({ ...fieldsOf(ownSettings), closedDays })).toBeUndefined(),
  );
});
