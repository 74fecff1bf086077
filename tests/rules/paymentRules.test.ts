import { describe, expect, test } from 'vitest';
import { guestPath, memberPath, placedShop } from './cancelFactories';
import { throughEachClient } from './clients';
import { guestOrder } from './orderFactories';
import type { Json } from './ruleEngine';
import { ada, mat, orderOf, owner } from './shopData';

const payment = { until: 1_800_000_000_000, link: 'https://pay.example/i/1', euros: 111 };

throughEachClient(placedShop, (client) => {
  describe('how an order is paid', () => {
    test('is said by an owner, and read by whoever may see the order', async () => {
      for (const path of [guestPath, memberPath]) {
        expect(await client().canWrite(owner, `/${path}/payment`, payment)).toBe(true);
        expect(await client().canWrite(owner, `/${path}/payment`, { ...payment, paidAt: 1 })).toBe(true);
      }
      expect(await client().canRead(null, `/${guestPath}/payment`)).toBe(true);
      expect(await client().canRead(ada, `/${memberPath}/payment`)).toBe(true);
      expect(await client().canRead(null, `/${memberPath}/payment`)).toBe(false);
    });
    test('is never said by a shopper', async () => {
      expect(await client().canWrite(null, `/${guestPath}/payment`, payment)).toBe(false);
      expect(await client().canWrite(ada, `/${memberPath}/payment`, payment)).toBe(false);
      expect(await client().canWrite(ada, `/${memberPath}/payment/paidAt`, 1)).toBe(false);
      const order = orderOf({ 'products:mat': mat }, { payment });
      expect(await client().canUpdate(null, guestOrder(order))).toBe(false);
    });
    test('stands beside where the parcel can be followed, which an owner says, too', async () => {
      const link = 'https://parcel.example/EW42';
      for (const path of [guestPath, memberPath])
        expect(await client().canWrite(owner, `/${path}/tracking`, link)).toBe(true);
      expect(await client().canRead(null, `/${guestPath}/tracking`)).toBe(true);
      expect(await client().canWrite(null, `/${guestPath}/tracking`, link)).toBe(false);
      expect(await client().canWrite(ada, `/${memberPath}/tracking`, link)).toBe(false);
      const order = orderOf({ 'products:mat': mat }, { tracking: link });
      expect(await client().canUpdate(null, guestOrder(order))).toBe(false);
      for (const wrong of [
        'http://parcel.example',
        'javascript:alert(1)',
        `https://x.example/${'x'.repeat(500)}`,
        5,
      ])
        expect(await client().canWrite(owner, `/${guestPath}/tracking`, wrong)).toBe(false);
    });
    test.each([
      ['http', { ...payment, link: 'http://pay.example/' }],
      ['a script', { ...payment, link: 'javascript:alert(1)' }],
      ['a long link', { ...payment, link: `https://pay.example/${'x'.repeat(500)}` }],
      ['an amount below nothing', { ...payment, euros: -1 }],
      ['a day as text', { ...payment, until: 'soon' }],
      ['a day of payment as text', { ...payment, paidAt: 'yesterday' }],
      ['a day of payment that never was', { ...payment, paidAt: 0 }],
      ['no day', { link: payment.link }],
      ['something else', { ...payment, card: '4111' }],
    ] satisfies [string, Json][])('%s is refused', async (_, value) => {
      expect(await client().canWrite(owner, `/${guestPath}/payment`, value)).toBe(false);
    });
  });
});
