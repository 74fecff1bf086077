import { expect, test } from 'vitest';
import { guestPath, memberPath, placedShop } from './cancelFactories';
import { throughEachClient } from './clients';
import type { Json } from './ruleEngine';
import { ada, owner, serverTime } from './shopData';

const bill = (no: number, order: string, changes: Record<string, Json> = {}): Json => ({
  no,
  order,
  at: serverTime,
  ...changes,
});
const first = (changes: Record<string, Json> = {}, no = 1, order = guestPath): Record<string, Json> => ({
  'bills/1': bill(no, order, changes),
});
/** The bill with this key, and the mark at the one before. */
const second = (key = '2', no = 2, previous = '1', order = memberPath): Record<string, Json> => ({
  [`bills/${key}`]: bill(no, order, { previous }),
  [`bills/${previous}/next`]: key,
});

throughEachClient(placedShop, (client) => {
  test('bills are numbered one after the other, once each, by owners', async () => {
    const writes: [string, Record<string, Json>, boolean][] = [
      ['the second without a first', second(), false],
      ['of no order', first({}, 1, 'guestOrders/nothing'), false],
      ['of something else', first({}, 1, 'users/ada'), false],
      ['with another number', first({}, 2), false],
      ['at another time', first({ at: 1 }), false],
      ['with more in it', first({ sum: 1 }), false],
      ['after itself', first({ previous: '1' }), false],
      ['under another key', { 'bills/01': bill(1, guestPath) }, false],
      ['the first', first(), true],
      ['the first again', first({}, 1, memberPath), false],
      ['nothing instead', { 'bills/1': null }, false],
      ['with a gap', second('3', 3), false],
      ['with the number of the first', second('2', 1), false],
      ['whose key is no text', { ...second(), 'bills/1/next': 2 }, false],
      ['that names none before', { 'bills/2': bill(2, memberPath), 'bills/1/next': '2' }, false],
      ['that the first does not name', { 'bills/2': bill(2, memberPath, { previous: '1' }) }, false],
      ['a mark of a bill that is not there', { 'bills/1/next': '2' }, false],
      ['the second', second(), true],
      ['another second', second('x'), false],
      ['another mark', { 'bills/1/next': '2' }, false],
      ['the third', second('3', 3, '2', guestPath), true],
    ];
    for (const [what, update, isAllowed] of writes) {
      const answer = await client().canUpdate(owner, update);
      expect({ what, isAllowed: answer }).toEqual({ what, isAllowed });
    }
    expect(await client().canUpdate(ada, second('4', 4, '3'))).toBe(false);
    expect(await client().canRead(ada, '/bills')).toBe(false);
    expect(await client().canRead(null, '/bills/1')).toBe(false);
    expect(await client().canRead(owner, '/bills')).toBe(true);
  });
});
