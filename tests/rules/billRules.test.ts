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

throughEachClient(placedShop, (client) => {
  test('bills are numbered one after the other, once each, by owners', async () => {
    const writes: [string, Json, boolean][] = [
      ['/bills/2', bill(2, guestPath), false],
      ['/bills/1', bill(1, 'guestOrders/nothing'), false],
      ['/bills/1', bill(1, 'users/ada'), false],
      ['/bills/1', bill(2, guestPath), false],
      ['/bills/1', bill(1, guestPath, { at: 1 }), false],
      ['/bills/1', bill(1, guestPath, { sum: 1 }), false],
      ['/bills/1', bill(1, guestPath), true],
      ['/bills/1', bill(1, memberPath), false],
      ['/bills/1', null, false],
      ['/bills/2', bill(2, memberPath), true],
    ];
    for (const [path, value, isAllowed] of writes)
      expect(await client().canWrite(owner, path, value)).toBe(isAllowed);
    expect(await client().canWrite(ada, '/bills/3', bill(3, memberPath))).toBe(false);
    expect(await client().canRead(ada, '/bills')).toBe(false);
    expect(await client().canRead(null, '/bills/1')).toBe(false);
    expect(await client().canRead(owner, '/bills')).toBe(true);
  });
});
