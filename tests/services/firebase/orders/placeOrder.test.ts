import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunningDatabase } from '../../../../local/database/server';
import { CatalogueChangedError } from '../../../../src/services/firebase/orders/sendingError';
import { placeOrderThrough } from '../../../../src/services/firebase/orders/orders';
import { newPath } from '../../../../src/services/firebase/orders/sending';
import { startShopDatabase } from '../../../rules/clients';
import { calm, mat, shop, tee } from '../../../rules/shopData';
import { draftOf, read, sendEveryoneHome, shopper, store } from './shoppers';

let server: RunningDatabase;
let owner: ReturnType<typeof shopper>;

beforeAll(async () => {
  server = await startShopDatabase();
  owner = shopper(server, 'owner');
});
beforeEach(() => store(owner, shop));
afterAll(async () => {
  await sendEveryoneHome();
  await server.close();
});

const mats = (quantity: number) => draftOf([{ ...mat, kind: 'product', quantity }]);

describe('an order', () => {
  test('takes every kind of line and lowers each stock', async () => {
    const guest = shopper(server);
    const path = newPath(guest, 'guestOrders');
    const draft = draftOf([
      { ...mat, kind: 'product' },
      { ...tee, kind: 'product', quantity: 3 },
      { ...calm, kind: 'program' },
    ]);
    await placeOrderThrough(guest, path, draft);
    expect(await read(owner, path)).toMatchObject({ status: 'placed', contact: draft.contact });
    expect(await read(owner, 'products/mat/stock')).toBe(3);
    expect(await read(owner, 'products/tee/variation/0/size/1/stock')).toBe(1);
  });

  test('of a member lands among the member’s own', async () => {
    const member = shopper(server, { sub: 'ada', email: 'ada@shop.example' });
    const path = newPath(member, 'orders/ada');
    await placeOrderThrough(member, path, mats(1));
    expect(await read(member, `${path}/lines/products:mat/quantity`)).toBe(1);
  });

  test('sent twice under one id is one order', async () => {
    const guest = shopper(server);
    const path = newPath(guest, 'guestOrders');
    await Promise.all([
      placeOrderThrough(guest, path, mats(2)),
      placeOrderThrough(shopper(server), path, mats(2)),
    ]);
    await placeOrderThrough(guest, path, mats(2));
    expect(await read(owner, 'products/mat/stock')).toBe(3);
  });

  test('repeated after it took the last unit is found, not refused', async () => {
    const guest = shopper(server);
    const path = newPath(guest, 'guestOrders');
    await placeOrderThrough(guest, path, mats(5));
    await expect(placeOrderThrough(guest, path, mats(5))).resolves.toBeUndefined();
  });

  test.each([
    ['more than there is', mats(6)],
    ['at a price that has changed', draftOf([{ ...mat, kind: 'product', price: 24 }])],
    ['of something that is gone', draftOf([{ ...mat, kind: 'product', id: 'gone' }])],
    ['of a size that is gone', draftOf([{ ...tee, kind: 'product', size: 'xl' }])],
  ])('%s is told so, with what the catalogue says now', async (_, draft) => {
    const guest = shopper(server);
    const attempt = placeOrderThrough(guest, newPath(guest, 'guestOrders'), draft);
    await expect(attempt).rejects.toBeInstanceOf(CatalogueChangedError);
    expect(await read(owner, 'products')).toEqual(shop.products);
    expect(await read(owner, 'guestOrders')).toBeNull();
  });

  test('that the rules will never take is not tried again and again', async () => {
    const guest = shopper(server);
    const draft = { ...mats(1), note: 'x'.repeat(501) };
    await expect(placeOrderThrough(guest, newPath(guest, 'guestOrders'), draft)).rejects.toMatchObject({
      problem: 'refused',
    });
  });
});

test('two shoppers and one last unit: one order lands, the other is told', async () => {
  await store(owner, { ...shop, products: { ...shop.products, mat: { ...shop.products.mat, stock: 1 } } });
  const attempts = [shopper(server), shopper(server)].map((guest) =>
    placeOrderThrough(guest, newPath(guest, 'guestOrders'), mats(1)),
  );
  const results = await Promise.allSettled(attempts);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: expect.any(CatalogueChangedError),
  });
  expect(await read(owner, 'products/mat/stock')).toBe(0);
});

test('50 shoppers at once and 10 units: ten are sold, none is lost, none is sold twice', async () => {
  await store(owner, { ...shop, products: { ...shop.products, mat: { ...shop.products.mat, stock: 10 } } });
  const guests = Array.from({ length: 50 }, () => shopper(server));
  const paths = guests.map((guest) => newPath(guest, 'guestOrders'));
  const results = await Promise.allSettled(
    guests.map((guest, index) => placeOrderThrough(guest, paths[index] ?? '', mats(1))),
  );
  const told = paths.filter((_, index) => results[index]?.status === 'fulfilled');
  expect(told).toHaveLength(10);
  expect(results.filter((result) => result.status === 'rejected').map(({ reason }) => reason)).toEqual(
    Array.from({ length: 40 }, () => expect.any(CatalogueChangedError)),
  );
  expect(await read(owner, 'products/mat/stock')).toBe(0);
  const orders = await read(owner, 'guestOrders');
  expect(
    Object.keys(orders ?? {})
      .map((id) => `guestOrders/${id}`)
      .toSorted(),
  ).toEqual(told.toSorted());
}, 60_000);
