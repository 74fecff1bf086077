import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunningDatabase } from '../../../local/database/server';
import type { Access } from '../../../tools/owner/access';
import { describeOrder, listLine, moveOrder, readOrders } from '../../../tools/owner/orderBook';
import type { DatabaseClient } from '../../../src/services/firebase/rest';
import { clientOf, draftOf, order, read, store } from '../../services/firebase/orders/shoppers';
import { startShopDatabase } from '../../rules/clients';
import { ada, calm, mat, shop, tee } from '../../rules/shopData';

let server: RunningDatabase;
let access: Access;
let ask: DatabaseClient;

beforeAll(async () => {
  server = await startShopDatabase();
  access = { databaseUrl: `${server.url}/?ns=shop`, bearer: 'owner' };
  ask = clientOf(server);
});
beforeEach(() => store(ask, shop));
afterAll(() => server.close());

async function orderSomething() {
  const draft = draftOf([
    { ...mat, kind: 'product' },
    { ...tee, kind: 'product' },
    { ...calm, kind: 'program' },
  ]);
  await order(ask, draft);
  const [entry] = await readOrders(access);
  if (!entry) throw new Error('The order is not in the book.');
  return entry;
}

describe('the owner’s counter', () => {
  test('lists orders of guests and members', async () => {
    await orderSomething();
    await order(ask, draftOf([{ ...mat, kind: 'product', quantity: 1 }]), ada);
    const lines = (await readOrders(access)).map(listLine);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^EW-.{5}-.{5} {2}.* placed .* member {2}ada@shop\.example$/);
    expect(lines[1]).toContain('guest');
  });

  test('shows what is to be packed', async () => {
    const text = describeOrder(await orderSomething());
    expect(text).toContain('2 × Cork mat at $25.00 − 10 %');
    expect(text).toContain('1 × Tee (clay, m) at $19.90');
    expect(text).toContain('items $104.10, delivery (standard) $6.90, total $111.00');
    expect(text).toContain('1 Elm Street, Portland, US');
  });

  test('moves an order on', async () => {
    const entry = await orderSomething();
    await moveOrder(access, entry, 'confirmed');
    expect(await read(ask, `${entry.path}/status`)).toBe('confirmed');
    expect(await read(ask, 'products/mat/stock')).toBe(3);
  });

  test('puts the units of a cancelled order back, once', async () => {
    const entry = await orderSomething();
    await moveOrder(access, entry, 'cancelled');
    expect(await read(ask, 'products/mat/stock')).toBe(5);
    expect(await read(ask, 'products/tee/variation/0/size/1/stock')).toBe(4);
    await expect(moveOrder(access, entry, 'cancelled')).rejects.toThrow('is cancelled');
    await expect(moveOrder(access, entry, 'sent')).rejects.toThrow('is cancelled');
    expect(await read(ask, 'products/mat/stock')).toBe(5);
  });
});
