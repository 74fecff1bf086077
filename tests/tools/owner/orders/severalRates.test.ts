import { expect, test, vi } from 'vitest';
import { entryRemarks } from '#model/catalogue/check/entryRemarks';
import { bill } from '#model/desk/papers/bill';
import { monthsOf, ordersIn } from '#model/desk/orderFilter';
import { orderSheet } from '#model/desk/orderSheet';
import type { Refund } from '#model/order/refund';
import { refundTaxes } from '#model/order/refundTaxes';
import { toPay } from '#model/order/taxes';
import type { ShopConfig } from '#tools/build/shopConfig';
import { withShopData } from '#tools/build/content/shopData';
import { calm, mat, tee, shop as sample } from '#tests/rules/shopData';
import { bookedAt } from '#tests/support/deskSteps';
import { draftOf, order as placeOrder, read, store } from '#tests/support/shoppers';
import { shopDatabase } from '#tests/support/shopDatabase';

/** A shop in Austria that sells food beside other things. */
vi.mock('#shopConfig', async (original) => {
  const { shop, ...rest } = await original<{ shop: ShopConfig }>();
  return { ...rest, shop: { ...shop, taxRate: 20, reducedTaxRates: { food: 10, books: 5.5 } } };
});

const { access, ask } = shopDatabase();
const lines = [
  { ...mat, kind: 'product' as const },
  { ...tee, kind: 'product' as const },
  { ...calm, kind: 'program' as const },
];
const { products, programs } = sample;

/** The mat counts as food, the program names a rate that the shop has not. */
const stocked = {
  ...sample,
  products: { ...products, mat: { ...products.mat, tax: 'food' } },
  programs: { calm: { ...programs.calm, tax: 'constructor' } },
};

const placed = async () => {
  await store(ask, stocked);
  return placeOrder(ask, { ...draftOf(lines), language: 'de' });
};

const ratesAt = async (path: string): Promise<unknown[]> =>
  Object.values(Object(await read(ask, `${path}/lines`)) as Record<string, { taxRate?: unknown }>).map(
    ({ taxRate }) => taxRate,
  );

test('an order keeps the rate of each line, whatever the catalogue says later', async () => {
  const path = await placed();
  expect(await ratesAt(path)).toEqual([10, 20, 20]);
  await ask('products/mat/tax', { method: 'PUT', token: 'owner', body: 'books' });
  expect((await bookedAt(access, path)).order.lines.map(({ taxRate }) => taxRate)).toEqual([10, 20, 20]);
});

test.each([
  ['the rate that its item names', 10, 200],
  ['the standard rate for food', 20, 401],
  ['a rate that the shop has for other things', 5.5, 401],
  ['a rate of its own', 7, 401],
  ['a rate as text', '10', 401],
  ['no rate', null, 401],
])('an order with %s: %s is answered with %d', async (_, taxRate, status) => {
  const path = await placed();
  const stored = Object(await read(ask, path)) as { lines: Record<string, object> };
  const body = {
    ...stored,
    createdAt: { '.sv': 'timestamp' },
    lines: { ...stored.lines, 'products:mat': { ...stored.lines['products:mat'], taxRate } },
  };
  const elsewhere = path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  const update = {
    [elsewhere]: body,
    'products/mat/stock': 1,
    'lastOrders/products:mat': elsewhere,
    'products/tee/variation/0/size/1/stock': 2,
    'lastOrders/products:tee:variation:0:size:1': elsewhere,
  };
  const answer = await ask('', { method: 'PATCH', body: update }).then(
    () => ({ status: 200 }),
    (error: unknown) => error,
  );
  expect(answer).toMatchObject({ status });
});

test('the bill lists the tax by rate, and delivery follows what is sent in proportion', async () => {
  const entry = await bookedAt(access, await placed());
  const page = bill(entry, { no: 1, taxRate: undefined, at: 0, seller: [] }).replaceAll(/\s|&nbsp;/g, ' ');
  // 45.00 of food, 19.90 and 39.20 at the standard rate; of the delivery's 6.90 the food bears 45.00 / 64.90.
  expect(page).toContain('In 49,78 $ enthaltene Steuer (10 %)</th><td>4,53 $');
  expect(page).toContain('In 61,22 $ enthaltene Steuer (20 %)</th><td>10,20 $');
  expect(page).toContain('<small>10 %</small>');
});

test('the sheet has amount and tax of each rate, and an order from before has the rate that is typed', async () => {
  const entry = await bookedAt(access, await placed());
  const { order: kept } = entry;
  const before = {
    ...entry,
    path: 'guestOrders/before',
    order: { ...kept, lines: kept.lines.map(({ taxRate: _kept, ...line }) => line) },
  };
  const [head = '', ...rows] = orderSheet([entry, before], { taxRate: 20 }).trim().split('\r\n');
  const at = head.split(',').indexOf('at 10 % USD');
  expect(head.split(',').slice(at, at + 5)).toEqual([
    'at 10 % USD',
    'tax 10 % USD',
    'at 20 % USD',
    'tax 20 % USD',
    'tax USD',
  ]);
  const cells = (row = '') =>
    row
      .match(/("[^"]*"|[^,]*)(,|$)/g)
      ?.slice(at, at + 5)
      .join('');
  expect(cells(rows[0])).toBe('49.78,4.53,61.22,10.2,14.73,');
  expect(cells(rows[1])).toBe(',,111,18.5,18.5,');
});

test('the terms name all rates, and the catalogue’s check a rate that nobody knows', () => {
  expect(withShopData('{{taxSentence}}', 'en', 'terms')).toBe(
    'They include the tax on sales (20%, 10%, or 5.5%); delivery is added.',
  );
  const remarks = (tax: string) =>
    entryRemarks('products', 'mat', { ...products.mat, tax }, false).warnings.map(({ code }) => code);
  expect(remarks('Food')).toContain('unknownTax');
  expect(remarks('food')).not.toContain('unknownTax');
});

const refundsOf = (...refunds: Pick<Refund, 'day' | 'sum' | 'lines'>[]): Refund[] =>
  refunds.map((refund, at) => ({ ...refund, at, isRestocked: false }));
const oneMat = { day: '2026-11-25', sum: 22.5, lines: { 'products:mat': 1 } };
const theRest = { day: '2026-12-03', sum: 88.5, lines: {} };

test.each([
  ['units that came back at the rate of their line', [oneMat], [[{ rate: 10, sum: 22.5, tax: 2.05 }]]],
  [
    'a sum for nothing that came back in proportion to what is left',
    [{ ...theRest, sum: 10 }],
    [
      [
        { rate: 20, sum: 5.52, tax: 0.92 },
        { rate: 10, sum: 4.48, tax: 0.41 },
      ],
    ],
  ],
  [
    'all that was paid as it was taxed, to the cent',
    [oneMat, theRest],
    [
      [{ rate: 10, sum: 22.5, tax: 2.05 }],
      [
        { rate: 20, sum: 61.22, tax: 10.2 },
        { rate: 10, sum: 27.28, tax: 2.48 },
      ],
    ],
  ],
  [
    'less than the units cost at their rate alone',
    [{ ...oneMat, sum: 10 }],
    [[{ rate: 10, sum: 10, tax: 0.91 }]],
  ],
])('a refund takes back tax: %s', async (_, refunds, expected) => {
  const { order: paid } = await bookedAt(access, await placed());
  expect(refundTaxes({ ...paid, refunds: refundsOf(...refunds) })).toEqual(expected);
});

test('where tax comes on top, the sum of a refund holds its tax', async () => {
  const { order: paid } = await bookedAt(access, await placed());
  const added = { ...paid, amounts: { ...paid.amounts, tax: 'added' as const } };
  expect(refundTaxes({ ...added, refunds: refundsOf({ ...oneMat, sum: 24.75 }) })).toEqual([
    [{ rate: 10, sum: 24.75, tax: 2.25 }],
  ]);
});

test('the bill says of each refund its day, and what tax is in it by rate', async () => {
  const entry = await bookedAt(access, await placed());
  const refunded = { ...entry, order: { ...entry.order, refunds: refundsOf(oneMat, theRest) } };
  const page = bill(refunded, { no: 1, taxRate: undefined, at: 0, seller: [] }).replaceAll(/\s|&nbsp;/g, ' ');
  expect(page).toContain('Erstattet am 25. November 2026</th><td>-22,50 $');
  expect(page).toContain('In -22,50 $ enthaltene Steuer (10 %)</th><td>-2,05 $');
  expect(page).toContain('Erstattet am 3. Dezember 2026</th><td>-88,50 $');
  expect(page).toContain('In -61,22 $ enthaltene Steuer (20 %)</th><td>-10,20 $');
});

const cellsOf = (sheet: string, name: string): (string | undefined)[] => {
  const [head = [], ...rows] = sheet
    .trim()
    .split('\r\n')
    .map((row) => [...row.matchAll(/("[^"]*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell));
  return rows.map((row) => row[head.indexOf(name)]);
};

const theMat = refundsOf(oneMat, { day: '2026-12-02', sum: 0, lines: { 'products:tee': 1 } }, theRest);
const soldInNovember = { createdAt: Date.UTC(2026, 10, 20), payment: { until: 0, paidAt: 1 } };

test('the sheet has a row for the sale and one for each sum that went back, with what it takes from each rate', async () => {
  const entry = await bookedAt(access, await placed());
  const refunded = { ...entry, order: { ...entry.order, refunds: theMat } };
  const sheet = orderSheet([refunded], { bills: new Map([[entry.path, 7]]) });
  expect(cellsOf(sheet, 'bill')).toEqual(['7', '7', '7']);
  expect(cellsOf(sheet, 'number')).toEqual([entry.number, entry.number, entry.number]);
  expect(cellsOf(sheet, 'name')).toEqual(['Ada', 'Ada', 'Ada']);
  expect(cellsOf(sheet, 'refunded on')).toEqual(['', '2026-11-25', '2026-12-03']);
  expect(cellsOf(sheet, 'total USD')).toEqual(['111', '-22.5', '-88.5']);
  expect(cellsOf(sheet, 'at 10 % USD')).toEqual(['49.78', '-22.5', '-27.28']);
  expect(cellsOf(sheet, 'tax 10 % USD')).toEqual(['4.53', '-2.05', '-2.48']);
  expect(cellsOf(sheet, 'at 20 % USD')).toEqual(['61.22', '', '-61.22']);
  expect(cellsOf(sheet, 'tax USD')).toEqual(['14.73', '-2.05', '-12.68']);
  expect(cellsOf(sheet, 'lines')[1]).toBe('1 × Cork mat');
});

const inCents = (cells: readonly (string | undefined)[]): number =>
  cells.reduce((sum, cell) => sum + Math.round(Number(cell) * 100), 0);

test.each(['included', 'added'] as const)(
  'tax %s: money that went back stands in the month of its day, and all months together are what is left',
  async (tax) => {
    const entry = await bookedAt(access, await placed());
    const order = { ...entry.order, ...soldInNovember, amounts: { ...entry.order.amounts, tax } };
    const part = { day: '2027-01-31', sum: 33.33, lines: {} };
    const booked = [
      { ...entry, order: { ...order, refunds: refundsOf(oneMat, part) } },
      {
        ...entry,
        path: 'guestOrders/whole',
        order: { ...order, refunds: refundsOf({ ...theRest, sum: toPay(order) }) },
      },
    ];
    const months = monthsOf(booked);
    expect(months).toEqual(['2027-01', '2026-12', '2026-11']);
    const sheets = months.map((month) => orderSheet(ordersIn(booked, month), { month }));
    const totals = sheets.map((sheet) => cellsOf(sheet, 'total USD'));
    expect(totals.map(({ length }) => length)).toEqual([1, 1, 3]);
    const sumOf = (...names: string[]): number =>
      sheets.reduce((sum, sheet) => sum + inCents(names.flatMap((name) => cellsOf(sheet, name))), 0);
    const onTop = tax === 'added' ? ['tax USD'] : [];
    expect(sumOf('total USD', ...onTop)).toBe(Math.round((toPay(order) - 22.5 - 33.33) * 100));
    expect(sumOf('at 10 % USD', 'at 20 % USD')).toBe(sumOf('total USD'));
    expect(sumOf('tax 10 % USD', 'tax 20 % USD')).toBe(sumOf('tax USD'));
  },
);

const cancelledOn = (day: string) => ({
  status: 'cancelled' as const,
  at: { cancelled: Date.parse(`${day}T20:00Z`) },
});

test.each(['included', 'added'] as const)(
  'tax %s: an order that was cancelled unpaid is taken out again in the month of that, whatever had gone back before',
  async (tax) => {
    const entry = await bookedAt(access, await placed());
    const { payment: _unpaid, ...order } = { ...entry.order, ...soldInNovember };
    const amounts = { ...order.amounts, tax };
    const cancelled = (changes: object) => ({
      ...entry,
      order: { ...order, amounts, ...cancelledOn('2026-12-04'), ...changes },
    });
    const withoutRates = order.lines.map(({ taxRate: _rate, ...line }) => line);
    const booked = [
      cancelled({}),
      cancelled({ refunds: refundsOf(oneMat) }),
      cancelled({ lines: withoutRates }),
    ];
    expect(monthsOf(booked)).toEqual(['2026-12', '2026-11']);
    const sheet = orderSheet(ordersIn(booked, '2026-12'), { month: '2026-12', taxRate: 20 });
    expect(cellsOf(sheet, 'status')).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(cellsOf(sheet, 'status since')).toEqual(['2026-12-04', '2026-12-04', '2026-12-04']);
    expect(cellsOf(sheet, 'refunded on')).toEqual(['', '', '']);
    expect(cellsOf(sheet, 'lines')[1]).toContain('1 × Cork mat');
    const whole = orderSheet(booked, { taxRate: 20 });
    for (const name of ['total USD', 'at 10 % USD', 'tax 10 % USD', 'at 20 % USD', 'tax 20 % USD', 'tax USD'])
      expect([name, inCents(cellsOf(whole, name))]).toEqual([name, 0]);
  },
);

test('an order that was cancelled after it was paid goes out with the money, and one of before times on its own day', async () => {
  const entry = await bookedAt(access, await placed());
  const paid = { ...entry, order: { ...entry.order, ...soldInNovember, ...cancelledOn('2026-12-04') } };
  expect(monthsOf([paid])).toEqual(['2026-11']);
  expect(cellsOf(orderSheet([paid]), 'total USD')).toEqual(['111']);
  const { payment: _unpaid, at: _at, ...order } = paid.order;
  expect(cellsOf(orderSheet([{ ...paid, order }], { month: '2026-11' }), 'total USD')).toEqual([
    '111',
    '-111',
  ]);
});
