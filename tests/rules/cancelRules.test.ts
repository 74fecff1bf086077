import { beforeEach, describe, expect, test } from 'vitest';
import { throughEachClient } from './clients';
import type { Json } from './ruleEngine';
import { placedShop, cancelled, guestPath, memberPath, returnedStock, step } from './cancelFactories';
import {
  ada,
  bert,
  calm,
  cancellation,
  isTree,
  orderId,
  orderOf,
  owner,
  purchase,
  tee,
  teeKey,
} from './shopData';

const changed = (changes: Record<string, Json>): Record<string, Json> =>
  Object.fromEntries(
    Object.entries({ ...cancelled(guestPath), ...changes }).filter(([, value]) => value !== undefined),
  );
const without = (...keys: string[]): Record<string, Json> =>
  Object.fromEntries(Object.entries(cancelled(guestPath)).filter(([key]) => !keys.includes(key)));

throughEachClient(placedShop, (client) => {
  describe('whoever knows a guest’s order', () => {
    test.each(['status', 'lines', 'delivery', 'currency', 'amounts', 'createdAt'])(
      'reads its %s',
      async (field) => {
        expect(await client().canRead(null, `/${guestPath}/${field}`)).toBe(true);
      },
    );
    test.each(['', '/contact', '/contact/email', '/address', '/note', '/first', '/language'])(
      'does not read %j of it',
      async (field) => {
        expect(await client().canRead(null, `/${guestPath}${field}`)).toBe(false);
        expect(await client().canRead(ada, `/${guestPath}${field}`)).toBe(false);
      },
    );
    test('can list nothing', async () => {
      for (const path of ['/guestOrders', '/lastOrders', '/lastReturns', `/lastReturns/${teeKey}`]) {
        expect(await client().canRead(null, path)).toBe(false);
      }
    });
    test('cancels it while it is placed, once, and its units go back', async () => {
      expect(await client().canUpdate(null, cancelled(guestPath))).toBe(true);
      expect(await client().canUpdate(null, cancelled(guestPath))).toBe(false);
    });
    test('does not bring a cancelled order back', async () => {
      expect(await client().canUpdate(null, cancelled(guestPath))).toBe(true);
      expect(await client().canWrite(null, `/${guestPath}/status`, 'placed')).toBe(false);
      expect(await client().canWrite(owner, `/${guestPath}/status`, 'placed')).toBe(false);
    });
  });

  describe('an order is not cancelled', () => {
    test.each([
      ['without its units', { [`${guestPath}/status`]: 'cancelled' }],
      ['with one line left out', without('lastReturns/products:mat', 'products/mat/stock')],
      [
        'with another line left out',
        without(`lastReturns/${teeKey}`, `${teeKey.replaceAll(':', '/')}/stock`),
      ],
      ['with a mark but without the units', without('products/mat/stock')],
      ['with the units but without a mark', without('lastReturns/products:mat')],
      ['with a unit too many', changed({ 'products/mat/stock': returnedStock.mat + 1 })],
      ['with a unit too few', changed({ 'products/mat/stock': returnedStock.mat - 1 })],
      ['with units of something it never had', changed({ 'products/ball/stock': 99 })],
      ['with a mark for something it never had', changed({ 'lastReturns/products:ball': guestPath })],
      ['with another’s mark', changed({ 'lastReturns/products:mat': memberPath })],
      ['with the status alone of its own', changed({ [`${guestPath}/status`]: 'delivered' })],
      ['with a change of its lines', changed({ [`${guestPath}/lines/products:mat/quantity`]: 1 })],
      ['and removed', changed({ [`${guestPath}/contact`]: null })],
    ] satisfies [string, Record<string, Json>][])('%s', async (_, update) => {
      expect(await client().canUpdate(null, update)).toBe(false);
    });
    test('by anybody but its member', async () => {
      expect(await client().canUpdate(null, cancelled(memberPath))).toBe(false);
      expect(await client().canUpdate(bert, cancelled(memberPath))).toBe(false);
      expect(await client().canUpdate(ada, cancelled(memberPath))).toBe(true);
    });
    test.each([[['confirmed']], [['confirmed', 'sent']], [['confirmed', 'sent', 'delivered']]])(
      'once it is %s',
      async (statuses) => {
        for (const status of statuses) expect(await client().canUpdate(owner, step(status))).toBe(true);
        expect(await client().canUpdate(null, cancelled(guestPath))).toBe(false);
      },
    );
    test('without its time', async () => {
      expect(await client().canUpdate(null, without(`${guestPath}/at/cancelled`))).toBe(false);
      expect(await client().canUpdate(null, changed({ [`${guestPath}/at/cancelled`]: 1 }))).toBe(false);
    });
    test('when its sizes stand in another order by now', async () => {
      expect(await client().canWrite(owner, '/products/tee/variation/0/size/1/name', 'l')).toBe(true);
      expect(await client().canUpdate(null, cancelled(guestPath))).toBe(false);
    });
    test('by a made-up one elsewhere', async () => {
      expect(await client().canWrite(null, `/contactMessages/${orderId}/status`, 'placed')).toBe(false);
      expect(await client().canUpdate(null, changed({ 'lastReturns/products:mat': 'programs/calm' }))).toBe(
        false,
      );
    });
  });

  describe('marks that a deleted order of the same id left', () => {
    test.each(['products:mat', teeKey])('at %s stand for no units', async (line) => {
      await client().store({ ...placedShop, lastReturns: { [line]: guestPath } });
      const update = without(`lastReturns/${line}`, `${line.replaceAll(':', '/')}/stock`);
      expect(await client().canUpdate(null, update)).toBe(false);
    });
    test('of another order stand in nobody’s way', async () => {
      await client().store({ ...placedShop, lastReturns: { 'products:mat': memberPath } });
      expect(await client().canUpdate(null, cancelled(guestPath))).toBe(true);
    });
  });

  describe('what left the catalogue meanwhile', () => {
    beforeEach(async () => {
      await client().canWrite(owner, '/products/mat', null);
    });
    test('does not stand in the way', async () => {
      expect(await client().canUpdate(null, without('products/mat/stock'))).toBe(true);
    });
  });

  describe('the chain of an order’s lines', () => {
    const path = 'guestOrders/-OaBcDeFgHiJkLmNoPq9';
    const honest = purchase(path, orderOf({ [teeKey]: tee, 'programs:calm': calm }), { [teeKey]: 3 });
    const place = (changes: Record<string, Json>, lines: Record<string, Record<string, Json>> = {}) => {
      const order = honest[path];
      if (!isTree(order) || !isTree(order.lines)) throw new Error('An order is a tree.');
      const reshaped = Object.entries(order.lines).map(([key, line]) => [
        key,
        isTree(line) ? { ...line, ...lines[key] } : line,
      ]);
      return { ...honest, [path]: { ...order, ...changes, lines: Object.fromEntries(reshaped) } };
    };
    test('is taken as it should be', async () => {
      expect(await client().canUpdate(null, place({}))).toBe(true);
    });
    test.each([
      ['no beginning', place({ first: null })],
      ['no end', place({ last: null })],
      ['a beginning elsewhere', place({ first: 'programs:calm' })],
      ['an end that is not the last', place({ last: teeKey })],
      ['an end that is no line', place({ last: 'products:mat' })],
      ['a line without a position', place({}, { [teeKey]: { position: null } })],
      ['a position twice', place({}, { 'programs:calm': { position: 0 } })],
      ['half a position', place({}, { [teeKey]: { position: 0.5 } })],
      ['a line that names no next', place({}, { [teeKey]: { next: null } })],
      ['a line that names no previous', place({}, { 'programs:calm': { previous: null } })],
      ['a line that names itself', place({}, { [teeKey]: { previous: teeKey } })],
      ['a line that names one that is not there', place({}, { 'programs:calm': { next: 'products:mat' } })],
      ['a ring', place({}, { [teeKey]: { previous: 'programs:calm' }, 'programs:calm': { next: teeKey } })],
      [
        'a program before a product',
        place(
          { first: 'programs:calm', last: teeKey },
          {
            'programs:calm': { position: 0, previous: null, next: teeKey, sum: 3920 },
            [teeKey]: { position: 1, previous: 'programs:calm', next: null, sum: 5910 },
          },
        ),
      ],
    ] satisfies [string, Record<string, Json>][])('with %s is refused', async (_, update) => {
      expect(await client().canUpdate(null, update)).toBe(false);
    });
    test('lets an order of products and programs be cancelled', async () => {
      expect(await client().canUpdate(null, honest)).toBe(true);
      expect(await client().canUpdate(null, step('cancelled', path))).toBe(false);
      expect(await client().canUpdate(null, cancellation(path, { [teeKey]: 4 }))).toBe(true);
    });
  });
});
