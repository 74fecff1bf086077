import { describe, expect, test } from 'vitest';
import { throughEachClient } from './clients';
import { guestOrder, guestPath } from './orderFactories';
import type { Json } from './ruleEngine';
import { ada, address, mat, orderOf, owner, shop } from './shopData';
import { step } from './cancelFactories';

const lines = { 'products:mat': mat };
const slot = { date: '2026-12-24', time: '12:00-14:00' };
const to = (country: string): Record<string, Json> =>
  guestOrder(orderOf(lines, { address: { ...address, country } }));
const on = (date: string): Record<string, Json> => guestOrder(orderOf(lines, { slot: { ...slot, date } }));

throughEachClient(shop, (client) => {
  const set = (settings: Json) => client().store({ ...shop, settings });

  describe('an order is held to what the owner has set', () => {
    test.each([
      ['a country the shop knows', null, to('AT'), true],
      ['a country the shop does not know', null, to('ZZ'), false],
      ['a country that is set', { countries: { AT: true, DE: true } }, to('AT'), true],
      ['a country that is not set', { countries: { AT: true, DE: true } }, to('US'), false],
      ['a day the shop is open', { closedDays: { '2026-12-25': true } }, on('2026-12-24'), true],
      ['a day the shop is closed', { closedDays: { '2026-12-24': true } }, on('2026-12-24'), false],
    ] satisfies [string, Json, Record<string, Json>, boolean][])(
      '%s',
      async (_, settings, update, allowed) => {
        await set(settings);
        expect(await client().canUpdate(null, update)).toBe(allowed);
      },
    );

    test('and one that was placed before stays as it is', async () => {
      expect(await client().canUpdate(null, { ...to('US') })).toBe(true);
      expect(await client().canWrite(owner, '/settings', { countries: { AT: true } })).toBe(true);
      expect(await client().canUpdate(owner, step('confirmed'))).toBe(true);
      expect(await client().canWrite(owner, `/${guestPath}/status`, 'delivered')).toBe(false);
    });
  });

  test.each<[string, Json]>([
    ['countries', { AT: true, DE: true }],
    ['courierDays', { mon: true, sat: true }],
    ['closedDays', { '2026-12-24': true }],
    ['banner', { de: 'Betriebsferien bis 6. Jänner.', en: 'We are back on 6 January.' }],
    ['banner', { en: 'x'.repeat(160) }],
  ])('%s may be set by owners alone, to %j', async (name, value) => {
    expect(await client().canWrite(owner, `/settings/${name}`, value)).toBe(true);
    expect(await client().canRead(null, `/settings/${name}`)).toBe(true);
    expect(await client().canWrite(ada, `/settings/${name}`, value)).toBe(false);
    expect(await client().canWrite(null, `/settings/${name}`, null)).toBe(false);
  });

  test.each<[string, Json]>([
    ['countries', { at: true }],
    ['countries', { ZZ: true }],
    ['countries', { AT: 'yes' }],
    ['countries', { AT: false }],
    ['countries', 'AT'],
    ['courierDays', { monday: true }],
    ['courierDays', { mon: 1 }],
    ['closedDays', { '2026-13-24': true }],
    ['closedDays', { '24-12-2026': true }],
    ['closedDays', { '2026-12-24': 'Christmas' }],
    ['delivery', 5],
    ['banner', 'Hello'],
    ['banner', { it: 'Ciao' }],
    ['banner', { en: ' ' }],
    ['banner', { en: 'x'.repeat(161) }],
    ['banner', { en: 'two\nlines' }],
    ['holidays', { '2026-12-24': true }],
  ])('%s are refused as %j', async (name, value) => {
    expect(await client().canWrite(owner, `/settings/${name}`, value)).toBe(false);
  });
});
