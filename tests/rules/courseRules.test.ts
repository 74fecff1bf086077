import { describe, expect, test } from 'vitest';
import { guestPath, memberPath, placedShop, step } from './cancelFactories';
import { throughEachClient } from './clients';
import type { Json } from './ruleEngine';
import { ada, owner, serverTime } from './shopData';

const back = (from: string, to: string): Record<string, Json> => ({
  [`${guestPath}/status`]: to,
  [`${guestPath}/at/${from}`]: null,
  [`${guestPath}/undone`]: from,
});
const refund = (no: number, changes: Record<string, Json> = {}): Record<string, Json> => ({
  [`${guestPath}/refunds/${no}`]: { no, at: serverTime, day: '2026-11-25', sum: 22.5, ...changes },
});

throughEachClient(placedShop, (client) => {
  const does = async (...updates: Record<string, Json>[]): Promise<boolean[]> => {
    const answers: boolean[] = [];
    for (const update of updates) answers.push(await client().canUpdate(owner, update));
    return answers;
  };

  describe('an order goes', () => {
    test('one step at a time, each with its time', async () => {
      expect(await does(step('confirmed'), step('sent'), step('delivered'))).toEqual([true, true, true]);
    });
    test.each(['sent', 'delivered', 'placed', 'lost'])('not from placed to %s', async (status) => {
      expect(await does(step(status))).toEqual([false]);
    });
    test('not without its time, with another, or with that of another status', async () => {
      const at = `${guestPath}/at`;
      expect(
        await does(
          { [`${guestPath}/status`]: 'confirmed' },
          { ...step('confirmed'), [`${at}/confirmed`]: 1 },
          { ...step('confirmed'), [`${at}/sent`]: serverTime },
          { [`${at}/confirmed`]: serverTime },
        ),
      ).toEqual([false, false, false, false]);
    });
    test('for nobody but an owner', async () => {
      expect(await client().canUpdate(null, step('confirmed'))).toBe(false);
      expect(await client().canUpdate(ada, step('confirmed', memberPath))).toBe(false);
    });
    test('and whoever may see it sees when', async () => {
      expect(await client().canRead(null, `/${guestPath}/at`)).toBe(true);
      expect(await client().canRead(null, `/${memberPath}/at`)).toBe(false);
      expect(await client().canRead(ada, `/${memberPath}/at`)).toBe(true);
    });
  });

  describe('a step that was taken by mistake', () => {
    test('is taken back, once, and taken again', async () => {
      expect(
        await does(
          step('confirmed'),
          step('sent'),
          back('sent', 'confirmed'),
          back('confirmed', 'placed'),
          step('sent'),
          back('sent', 'confirmed'),
        ),
      ).toEqual([true, true, true, false, true, true]);
    });
    test.each([
      ['by two steps', [step('confirmed'), step('sent')], back('sent', 'placed')],
      ['when it was cancelling', [step('cancelled')], back('cancelled', 'placed')],
      [
        'without a word of it',
        [step('confirmed')],
        { [`${guestPath}/status`]: 'placed', [`${guestPath}/at/confirmed`]: null },
      ],
      [
        'with its time left behind',
        [step('confirmed')],
        { [`${guestPath}/status`]: 'placed', [`${guestPath}/undone`]: 'confirmed' },
      ],
      [
        'once it was paid',
        [step('confirmed'), { [`${guestPath}/payment`]: { until: 2, paidAt: 1 } }],
        back('confirmed', 'placed'),
      ],
      ['once money went back', [step('confirmed'), refund(0)], back('confirmed', 'placed')],
    ] satisfies [string, Record<string, Json>[], Record<string, Json>][])(
      'stays, %s',
      async (_, before, update) => {
        expect(await does(...before, update)).toEqual([...before.map(() => true), false]);
      },
    );
    test('is no business of a shopper', async () => {
      await does(step('confirmed'));
      expect(await client().canUpdate(null, back('confirmed', 'placed'))).toBe(false);
      expect(await client().canUpdate(owner, { [`${guestPath}/undone`]: 'confirmed' })).toBe(false);
    });
  });

  describe('money that goes back', () => {
    test('is written once, in a row, also after delivery', async () => {
      const lines = { 'products:mat': 1 };
      expect(
        await does(
          step('confirmed'),
          step('sent'),
          step('delivered'),
          refund(0, { lines, restocked: true }),
          refund(0),
          refund(2),
          refund(1),
        ),
      ).toEqual([true, true, true, true, false, false, true]);
    });
    test('is read by whoever may see the order, and written by owners alone', async () => {
      expect(await client().canUpdate(null, refund(0))).toBe(false);
      expect(await client().canUpdate(ada, refund(0))).toBe(false);
      expect(await does(refund(0), { [`${guestPath}/refunds/0`]: null })).toEqual([true, false]);
      expect(await client().canRead(null, `/${guestPath}/refunds`)).toBe(true);
      expect(await client().canRead(null, `/${memberPath}/refunds`)).toBe(false);
    });
    test.each([
      ['more than was ordered', { lines: { 'products:mat': 3 } }],
      ['half a unit', { lines: { 'products:mat': 0.5 } }],
      ['what was never ordered', { lines: { 'products:ball': 1 } }],
      ['less than nothing', { sum: -1 }],
      ['no day', { day: 'soon' }],
      ['another time', { at: 1 }],
      ['another number', { no: 1 }],
      ['something else', { why: 'because' }],
    ] satisfies [string, Record<string, Json>][])('is not %s', async (_, changes) => {
      expect(await does(refund(0, changes))).toEqual([false]);
    });
    test('is not for an order that is not there', async () => {
      const path = 'guestOrders/-OaBcDeFgHiJkLmNoPq9/refunds/0';
      expect(await does({ [path]: refund(0)[`${guestPath}/refunds/0`] ?? null })).toEqual([false]);
    });
  });
});
