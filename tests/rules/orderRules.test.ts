import { beforeEach, describe, expect, test } from 'vitest';
import { throughEachClient } from './clients';
import { type Auth, type Json, now } from './ruleEngine';
import {
  ada,
  address,
  bert,
  calm,
  mat,
  orderId,
  orderOf,
  otherId,
  owner,
  purchase,
  shop,
  tee,
  teeKey,
  unverifiedOwner,
} from './shopData';
import { step } from './cancelFactories';
import { guestOrder, guestPath, matOrder } from './orderFactories';

const memberPath = `orders/ada/${orderId}`;

/** Orders from before amounts were stored: they still move on. */
const placed: Json = {
  ...shop,
  orders: { ada: { [orderId]: orderOf({ 'products:mat': mat }) } },
  guestOrders: { [orderId]: orderOf({ 'products:mat': mat }) },
};

const slot = { date: '2026-11-24', time: '12:00-14:00' };

const changed = (changes: Record<string, Json>) => guestOrder(orderOf({ 'products:mat': mat }, changes));

throughEachClient(shop, (client) => {
  describe('an honest order', () => {
    test.each([
      ['of a guest', null, guestOrder(orderOf({ 'products:mat': mat }))],
      ['of a member', ada, purchase(memberPath, orderOf({ 'products:mat': mat }), { 'products:mat': 3 })],
      ['of a member who orders as a guest', ada, guestOrder(orderOf({ 'products:mat': mat }))],
      ['of a size under a colour', null, guestOrder(orderOf({ [teeKey]: tee }), { [teeKey]: 3 })],
      [
        'of a program, without delivery or address',
        null,
        guestOrder({ ...orderOf({ 'programs:calm': calm }, { delivery: 'none' }), address: null }, {}),
      ],
      [
        'of everything at once',
        null,
        guestOrder(orderOf({ 'products:mat': mat, 'programs:calm': calm, [teeKey]: tee }), {
          'products:mat': 3,
          [teeKey]: 3,
        }),
      ],
      ['with a note of two lines', null, changed({ note: 'Ring twice.\nThe bell is low.' })],
      ['with a time of the courier', null, changed({ slot })],
      ['that takes the last unit', null, matOrder({ quantity: 5 }, 0)],
      [
        'of a product without a discount',
        null,
        guestOrder(
          orderOf({
            'products:ball': { ...mat, id: 'ball', name: 'Ball', price: 9.5, discount: 0, quantity: 1 },
          }),
          { 'products:ball': 2 },
        ),
      ],
      [
        'of a program that may begin early',
        null,
        guestOrder(
          {
            ...orderOf({ 'programs:calm': calm }, { delivery: 'none', earlyStart: true }),
            address: null,
          },
          {},
        ),
      ],
      ['shown in another currency', null, guestOrder(orderOf({ 'products:mat': mat }, { currency: 'INR' }))],
      ['to somebody else', null, guestOrder(orderOf({ 'products:mat': mat }, { recipient: 'Zoë Łukasz' }))],
      [
        'with a note, a phone and emoji',
        null,
        guestOrder(
          orderOf(
            { 'products:mat': mat },
            {
              note: 'Ring twice 🛎️',
              card: 'Happy birthday!\nYours, Ada',
              contact: { name: 'Zoë 🌿 עדה', email: 'z@x.io', phone: '+1 (503) 555-0100 x12' },
            },
          ),
        ),
      ],
    ] satisfies [string, Auth | null, Record<string, Json>][])('%s is taken', async (_, auth, update) => {
      expect(await client().canUpdate(auth, update)).toBe(true);
    });
  });

  describe('the shape of an order', () => {
    test.each([
      ['lines as text', guestOrder(orderOf('none'), {})],
      ['lines as a number', guestOrder(orderOf(1), {})],
      ['lines as true', guestOrder(orderOf(true), {})],
      ['no lines', guestOrder(orderOf(null), {})],
      ['a line as true', guestOrder(orderOf({ 'products:mat': true }))],
      ['the order as text', { [guestPath]: 'order' }],
      ['contact as text', changed({ contact: 'Ada' })],
      ['address as true', changed({ address: true })],
      ['no address', changed({ address: null })],
      ['an address without a city', changed({ address: { ...address, city: null } })],
      ['a country by name', changed({ address: { ...address, country: 'France' } })],
      ['a street of 10 kB', changed({ address: { ...address, line1: 'x'.repeat(10_000) } })],
      ['a blank name', changed({ contact: { name: '  ', email: 'a@x.io' } })],
      ['a name of 81', changed({ contact: { name: 'x'.repeat(81), email: 'a@x.io' } })],
      ['an e-mail without @', changed({ contact: { name: 'Ada', email: 'ada' } })],
      ['an e-mail with a blank', changed({ contact: { name: 'Ada', email: 'a b@x.io' } })],
      ['a phone of letters', changed({ contact: { name: 'Ada', email: 'a@x.io', phone: 'call me' } })],
      [
        'an extension of letters',
        changed({ contact: { name: 'Ada', email: 'a@x.io', phone: '030 123456 xx' } }),
      ],
      [
        'a phone of 32 with its extension',
        changed({ contact: { name: 'Ada', email: 'a@x.io', phone: `${'1'.repeat(28)} x12` } }),
      ],
      ['a card of 301', changed({ card: 'x'.repeat(301) })],
      ['a card of 10 kB', changed({ card: 'x'.repeat(10_000) })],
      ['a card that is no text', changed({ card: { text: 'Hello' } })],
      ['a blank card', changed({ card: '  ' })],
      ['a note of 501', changed({ note: 'x'.repeat(501) })],
      ['an unknown currency', changed({ currency: 'XYZ' })],
      ['an unknown delivery', changed({ delivery: 'drone' })],
      ['a status of one’s own', changed({ status: 'delivered' })],
      ['a clock of one’s own', changed({ createdAt: now })],
      ['an extra field', changed({ paid: true })],
      ['a priority', changed({ '.priority': 'x'.repeat(10_000) })],
      ['a priority below', changed({ contact: { name: 'Ada', email: 'a@x.io', '.priority': 1 } })],
      ['a priority beside a text', changed({ note: { '.value': 'Ring', '.priority': 'x'.repeat(10_000) } })],
      ['characters that steer a terminal', changed({ contact: { name: 'Ada\u001b[2J', email: 'a@x.io' } })],
      ['a name of two lines', changed({ contact: { name: 'Ada\nEW-1', email: 'a@x.io' } })],
      ['a note that steers a terminal', changed({ note: 'Hello\u009b2J' })],
      ['a recipient of 81', changed({ recipient: 'x'.repeat(81) })],
      ['a blank recipient', changed({ recipient: '  ' })],
      ['a recipient of two lines', changed({ recipient: 'Ada\nEW-1' })],
      ['a recipient that is no text', changed({ recipient: { name: 'Ada' } })],
      [
        'a recipient of an order that goes nowhere',
        guestOrder(
          {
            ...orderOf({ 'programs:calm': calm }, { delivery: 'none', recipient: 'Ada' }),
            address: null,
          },
          {},
        ),
      ],
      ['a slot as text', changed({ slot: 'soon' })],
      ['a slot without a time', changed({ slot: { date: '2026-11-24' } })],
      ['a slot without a day', changed({ slot: { time: '12:00-14:00' } })],
      ['a slot with more in it', changed({ slot: { ...slot, door: 'back' } })],
      ['a day there never is', changed({ slot: { ...slot, date: '2026-13-40' } })],
      ['a day in words', changed({ slot: { ...slot, date: 'Tuesday' } })],
      ['a day as a number', changed({ slot: { ...slot, date: 20261124 } })],
      ['an hour there never is', changed({ slot: { ...slot, time: '12:00-25:00' } })],
      ['a time with more behind it', changed({ slot: { ...slot, time: '12:00-14:00 sharp' } })],
      [
        'a slot of an order that goes nowhere',
        guestOrder({ ...orderOf({ 'programs:calm': calm }, { delivery: 'none', slot }), address: null }, {}),
      ],
      ['an early start as text', changed({ earlyStart: 'yes' })],
      ['an early start that is not wished', changed({ earlyStart: false })],
      [
        'an id that push() never gives',
        purchase('guestOrders/short', orderOf({ 'products:mat': mat }), { 'products:mat': 3 }),
      ],
    ] satisfies [string, Record<string, Json>][])('%s is refused', async (_, update) => {
      expect(await client().canUpdate(null, update)).toBe(false);
    });
  });

  describe('the owner’s switches', () => {
    const set = (settings: Json) => client().store({ ...shop, settings });
    const fromMember = purchase(memberPath, orderOf({ 'products:mat': mat }), { 'products:mat': 3 });

    test('close the client to guests, and not to members', async () => {
      await set({ guestOrders: 'closed' });
      expect(await client().canUpdate(null, matOrder({}))).toBe(false);
      expect(await client().canUpdate(ada, fromMember)).toBe(true);
      await set({ guestOrders: 'open' });
      expect(await client().canUpdate(null, matOrder({}))).toBe(true);
    });
    test('limit the units of a line', async () => {
      await set({ unitsPerLine: 2 });
      expect(await client().canUpdate(null, matOrder({ quantity: 3 }, 2))).toBe(false);
      expect(await client().canUpdate(null, matOrder({ quantity: 2 }))).toBe(true);
    });
    test('are read by everyone and set by the owner alone', async () => {
      expect(await client().canRead(null, '/settings')).toBe(true);
      expect(await client().canWrite(owner, '/settings/guestOrders', 'closed')).toBe(true);
      expect(await client().canWrite(owner, '/settings/guestOrders', 'open')).toBe(true);
      expect(await client().canWrite(owner, '/settings/unitsPerLine', 10)).toBe(true);
      expect(await client().canWrite(owner, '/settings/unitsPerLine', 0)).toBe(false);
      expect(await client().canWrite(owner, '/settings/guestOrders', 'ajar')).toBe(false);
      expect(await client().canWrite(owner, '/settings/colour', 'red')).toBe(false);
      expect(await client().canWrite(ada, '/settings/guestOrders', 'open')).toBe(false);
      expect(await client().canWrite(null, '/settings', null)).toBe(false);
    });
  });

  describe('who may do what with an order', () => {
    beforeEach(() => client().store(placed));

    test('members read their own orders, nobody else’s', async () => {
      expect(await client().canRead(ada, '/orders/ada')).toBe(true);
      expect(await client().canRead(bert, '/orders/ada')).toBe(false);
      expect(await client().canRead(null, '/orders/ada')).toBe(false);
      expect(await client().canRead(ada, '/orders')).toBe(false);
    });
    test('a guest’s order is readable by nobody but the owner; its receipt by who knows the id', async () => {
      expect(await client().canRead(ada, `/${guestPath}`)).toBe(false);
      expect(await client().canRead(null, `/${guestPath}/contact`)).toBe(false);
      expect(await client().canRead(null, '/guestOrders')).toBe(false);
      expect(await client().canRead(null, '/lastOrders')).toBe(false);
      expect(await client().canRead(null, `/${guestPath}/createdAt`)).toBe(true);
      expect(await client().canRead(null, `/${guestPath}/slot`)).toBe(true);
      expect(await client().canRead(null, `/${guestPath}/earlyStart`)).toBe(true);
      expect(await client().canRead(bert, `/orders/ada/${orderId}/earlyStart`)).toBe(false);
      expect(await client().canRead(bert, `/orders/ada/${orderId}/slot`)).toBe(false);
      expect(await client().canWrite(null, `/${guestPath}/slot`, slot)).toBe(false);
      expect(await client().canRead(owner, '/guestOrders')).toBe(true);
      expect(await client().canRead(owner, '/orders')).toBe(true);
    });
    test('an order is never overwritten, changed or removed by a shopper', async () => {
      expect(
        await client().canUpdate(
          ada,
          purchase(memberPath, orderOf({ 'products:mat': mat }), { 'products:mat': 3 }),
        ),
      ).toBe(false);
      expect(await client().canWrite(ada, `/${memberPath}`, null)).toBe(false);
      expect(await client().canWrite(null, `/${guestPath}`, null)).toBe(false);
      expect(await client().canWrite(ada, `/${memberPath}/contact/name`, 'Eve')).toBe(false);
      expect(await client().canWrite(ada, `/${memberPath}/status`, 'cancelled')).toBe(false);
      expect(
        await client().canUpdate(
          ada,
          purchase(`orders/bert/${otherId}`, orderOf({ 'products:mat': mat }), { 'products:mat': 3 }),
        ),
      ).toBe(false);
    });
    test('the owner moves an order on, to known states only', async () => {
      const moves: [string, string, boolean][] = [
        [memberPath, 'sent', false],
        [memberPath, 'confirmed', true],
        [memberPath, 'sent', true],
        [memberPath, 'confirmed', false],
        [memberPath, 'delivered', true],
        [memberPath, 'cancelled', false],
        [guestPath, 'cancelled', true],
        [guestPath, 'cancelled', false],
        [guestPath, 'confirmed', false],
        [guestPath, 'lost', false],
      ];
      expect(await client().canUpdate(unverifiedOwner, step('confirmed', memberPath))).toBe(false);
      for (const [path, status, isAllowed] of moves)
        expect(await client().canUpdate(owner, step(status, path))).toBe(isAllowed);
      expect(await client().canWrite(owner, `/${memberPath}/contact/name`, 'Eve')).toBe(false);
    });
  });
});
