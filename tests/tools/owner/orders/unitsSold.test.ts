import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningDatabase } from '#local/database/server';
import type { Access } from '#tools/owner/access';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { writeUnitsSold } from '#tools/owner/orders/unitsSold';
import { startShopDatabase } from '#tests/rules/clients';
import { shop } from '#tests/rules/shopData';
import { clientOf, read, store } from '#tests/support/shoppers';

let server: RunningDatabase;
let access: Access;
beforeAll(async () => {
  server = await startShopDatabase();
  access = { databaseUrl: `${server.url}/?ns=shop`, bearer: 'owner' };
  await store(clientOf(server), shop);
});
afterAll(() => server.close());

const bookedOrder = (status: 'placed' | 'cancelled', id: string, quantity: number): BookedOrder => ({
  path: 'guestOrders/1',
  number: 'EW-1',
  order: {
    id: '1',
    status,
    createdAt: 0,
    contact: { name: 'Ada', email: 'ada@shop.example' },
    delivery: 'standard',
    currency: 'USD',
    language: 'en',
    lines: [{ kind: 'product', id, name: 'Mat', price: 24, discount: 0, quantity }],
    amounts: { items: 24 * quantity, delivery: 6.9, total: 24 * quantity + 6.9 },
  },
});

test('counts what was sold, without cancelled orders and items that are gone', async () => {
  const orders = [
    bookedOrder('placed', 'mat', 2),
    bookedOrder('placed', 'mat', 1),
    bookedOrder('cancelled', 'mat', 50),
    bookedOrder('placed', 'gone', 7),
  ];
  expect(await writeUnitsSold(access, orders)).toBe(1);
  expect(await read(clientOf(server), 'products/mat/sold')).toBe(3);
  expect(await read(clientOf(server), 'products/gone')).toBeNull();
  await writeUnitsSold(access, []);
  expect(await read(clientOf(server), 'products/mat/sold')).toBeNull();
});
