import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineTotal, toCents } from '#model/money/pricing';
import { step } from './cancelFactories';
import { throughEachClient } from './clients';
import { guestOrder, guestPath } from './orderFactories';
import { databaseWith, now, type Json } from './ruleEngine';
import { amountsFor, calm, mat, orderOf, owner, priced, purchase, shop } from './shopData';

const two = { 'products:mat': mat };
const whole = { ...amountsFor(4500, 'standard') };
const withAmounts = (amounts: Json, delivery = 'standard') => guestOrder(orderOf(two, { amounts, delivery }));
const withLine = (line: Record<string, Json>) => guestOrder(orderOf({ 'products:mat': { ...mat, ...line } }));

throughEachClient(shop, (client) => {
  describe('an order stores what it costs', () => {
    test.each([
      ['standard', { ...whole, delivery: 690, total: 5190 }],
      ['express', { ...whole, delivery: 1490, total: 5990 }],
      ['standard', { items: 4500, delivery: 690, total: 5190, currency: 'USD' }],
      ['standard', { ...whole, tax: 'added' }],
    ])('by %s: %j', async (delivery, amounts) => {
      expect(await client().canUpdate(null, withAmounts(amounts, delivery))).toBe(true);
    });
    test.each([
      ['no amounts', withAmounts(null)],
      ['a cheaper total', withAmounts({ ...whole, total: 1 })],
      ['a dearer total', withAmounts({ ...whole, total: 5191 })],
      ['free delivery below the threshold', withAmounts({ ...whole, delivery: 0, total: 4500 })],
      ['express at the standard price', withAmounts(whole, 'express')],
      ['a cheaper sum of items', withAmounts({ ...whole, items: 100, total: 790 })],
      ['amounts as text', withAmounts({ ...whole, total: '5190' })],
      ['no total', withAmounts({ ...whole, total: null })],
      ['another currency', withAmounts({ ...whole, currency: 'EUR' })],
      ['another word for the tax', withAmounts({ ...whole, tax: 'none' })],
      ['a discount of one’s own', withAmounts({ ...whole, voucher: -4500 })],
      ['a line below its price', withLine({ amount: 4499, sum: 4499 })],
      ['a line above its price', withLine({ amount: 4502, sum: 4502 })],
      ['a line for nothing', withLine({ amount: 0, sum: 0 })],
      ['a line below nothing', withLine({ amount: -4500, sum: -4500 })],
      ['half a cent', withLine({ amount: 4500.5, sum: 4500.5 })],
      ['a sum that is not the line’s', withLine({ sum: 1 })],
      ['a line without an amount', withLine({ amount: null })],
      ['an amount as text', withLine({ amount: '4500' })],
    ] satisfies [string, Record<string, Json>][])('with %s it is refused', async (_, update) => {
      expect(await client().canUpdate(null, update)).toBe(false);
    });
  });

  describe('the owner’s delivery prices', () => {
    const settings = { delivery: { standard: 4.35, express: 9.99, freeFrom: 45 } };
    test.each([
      [4500, 'standard', 0, true],
      [4500, 'standard', 435, false],
      [2250, 'standard', 435, true],
      [2250, 'standard', 690, false],
      [4500, 'express', 999, true],
      [4500, 'express', 1490, false],
    ])('for %d cents by %s: %d cents, %s', async (items, delivery, fee, allowed) => {
      await client().store({ ...shop, settings });
      const quantity = items / 2250;
      const amounts = { ...whole, items, delivery: fee, total: items + fee };
      const order = orderOf({ 'products:mat': { ...mat, quantity } }, { delivery, amounts });
      expect(await client().canUpdate(null, guestOrder(order, { 'products:mat': 5 - quantity }))).toBe(
        allowed,
      );
    });
    test('changed later leave an order as it is', async () => {
      expect(await client().canUpdate(null, withAmounts(whole))).toBe(true);
      expect(await client().canWrite(owner, '/settings/delivery', settings.delivery)).toBe(true);
      expect(await client().canWrite(owner, `/${guestPath}/amounts/total`, 4500)).toBe(false);
      expect(await client().canWrite(null, `/${guestPath}/amounts`, { ...whole, total: 4500 })).toBe(false);
      expect(await client().canUpdate(owner, step('confirmed'))).toBe(true);
    });
    test.each<Record<string, Json>>([
      { standard: -1 },
      { standard: '5' },
      { express: 4.999 },
      { freeFrom: 1e9 },
      { drone: 1 },
    ])('are refused as %j', async (delivery) => {
      expect(await client().canWrite(owner, '/settings/delivery', delivery)).toBe(false);
    });
  });
});

test('whatever shelf and cart: what the shop works out is what the rules take, and one cent beside it is not', () => {
  const line = fc.record({
    cents: fc.integer({ min: 0, max: 1_000_000 }),
    hundredths: fc.oneof(
      fc.integer({ min: 0, max: 100 }).map((percent) => percent * 100),
      fc.nat(10_000),
    ),
    quantity: fc.integer({ min: 1, max: 99 }),
    off: fc.constantFrom(-1, 1),
  });
  fc.assert(
    fc.property(line, ({ cents, hundredths, quantity, off }) => {
      const item = { id: 'calm', name: 'Calm', price: cents / 100, discount: hundredths / 100 };
      const database = databaseWith({ programs: { calm: item } });
      const amount = toCents(lineTotal({ ...item, quantity }));
      const order = (paid: number) =>
        purchase(
          guestPath,
          orderOf(
            { 'programs:calm': { ...calm, ...item, quantity, amount: paid, sum: paid } },
            { delivery: 'none', createdAt: now, amounts: amountsFor(paid, 'none') },
          ),
          {},
        );
      expect(database.as(null).update('/', order(amount), now).allowed).toBe(true);
      expect(database.as(null).update('/', order(amount + off * quantity), now).allowed).toBe(false);
    }),
    { numRuns: 1500 },
  );
});

test('of an order of many lines, the sum is that of all of them', () => {
  const items = Array.from({ length: 30 }, (_, place) => ({
    id: `p${place}`,
    name: `P${place}`,
    price: 0.1 + place,
    discount: 15,
  }));
  const database = databaseWith({ programs: Object.fromEntries(items.map((item) => [item.id, item])) });
  const lines = Object.fromEntries(
    items.map((item) => [`programs:${item.id}`, { kind: 'program', ...item, quantity: 3 }]),
  );
  const order = orderOf(lines, { delivery: 'none', createdAt: now });
  expect(database.as(null).update('/', { [guestPath]: priced(order) }, now).allowed).toBe(true);
});
