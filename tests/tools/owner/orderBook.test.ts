import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunningDatabase } from '../../../local/database/server';
import type { Access } from '../../../tools/owner/access';
import { describeOrder, listLine, moveOrder, readOrders } from '../../../tools/owner/orderBook';
import { placeOrderThrough } from '../../../src/services/firebase/orders/orders';
import { newPath } from '../../../src/services/firebase/orders/sending';
import { draftOf, read, sendEveryoneHome, shopper, store } from '../../services/firebase/orders/shoppers';
import { startShopDatabase } from '../../rules/clients';
import { calm, mat, shop, tee } from '../../rules/shopData';

let server: RunningDatabase;
let access: Access;
let owner: ReturnType<typeof shopper>;

beforeAll(async () => {
  server = await startShopDatabase();
  access = { databaseUrl: `${server.url}/?ns=shop`, bearer: 'owner' };
  owner = shopper(server, 'owner');
});
beforeEach(() => store(owner, shop));
afterAll(async () => {
  await sendEveryoneHome();
  await server.close();
});

async function orderSomething() {
  const guest = shopper(server);
  const draft = draftOf([
    { ...mat, kind: 'product' },
    { ...tee, kind: 'product' },
    { ...calm, kind: 'program' },
  ]);
  await placeOrderThrough(guest, newPath(guest, 'guestOrders'), draft);
  const [entry] = await readOrders(access);
  if (!entry) throw new Error('The order is not in the book.');
  return entry;
}

describe('the owner’s counter', () => {
  test('lists orders of guests and members', async () => {
    await orderSomething();
    const member = shopper(server, { sub: 'ada', email: 'ada@shop.example' });
    await placeOrderThrough(
      member,
      newPath(member, 'orders/ada'),
      draftOf([{ ...mat, kind: 'product', quantity: 1 }]),
    );
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
    expect(await read(owner, `${entry.path}/status`)).toBe('confirmed');
    expect(await read(owner, 'products/mat/stock')).toBe(3);
  });

  test('puts the units of a cancelled order back, once', async () => {
    const entry = await orderSomething();
    await moveOrder(access, entry, 'cancelled');
    expect(await read(owner, 'products/mat/stock')).toBe(5);
    expect(await read(owner, 'products/tee/variation/0/size/1/stock')).toBe(4);
    await expect(moveOrder(access, entry, 'cancelled')).rejects.toThrow('is cancelled');
    await expect(moveOrder(access, entry, 'sent')).rejects.toThrow('is cancelled');
    expect(await read(owner, 'products/mat/stock')).toBe(5);
  });
});
