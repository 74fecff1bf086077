import { currentSettings, settingsReceived } from '#shopSettings';
import { amountsOf } from '#model/order/amounts';
import { lineKeyOf } from '#model/order/lineKey';
import { describe, expect, test, vi } from 'vitest';
import { cancelOrder } from '#services/firebase/orders/cancelOrder';
import { CatalogueChangedError } from '#services/firebase/orders/sendingError';
import { newOrderPath, placeOrder } from '#services/firebase/orders/orders';
import { DatabaseError, type DatabaseClient } from '#services/firebase/rest';
import { shopDatabase } from '#tests/support/shopDatabase';
import { ada, calm, mat, shop, tee } from '#tests/rules/shopData';
import { draftOf, order, read, store } from '#tests/support/shoppers';

const { ask } = shopDatabase();

const mats = (quantity: number) => draftOf([{ ...mat, kind: 'product', quantity }]);

describe('an order', () => {
  test('takes every kind of line and lowers each stock', async () => {
    const draft = draftOf([
      { ...mat, kind: 'product' },
      { ...tee, kind: 'product', quantity: 3 },
      { ...calm, kind: 'program' },
    ]);
    const path = await order(ask, draft);
    expect(await read(ask, path)).toMatchObject({ status: 'placed', contact: draft.contact });
    expect(await read(ask, 'products/mat/stock')).toBe(3);
    expect(await read(ask, 'products/tee/variation/0/size/1/stock')).toBe(1);
  });

  test('of a member lands among the member’s own', async () => {
    const path = await order(ask, mats(1), ada);
    expect(path).toMatch(/^orders\/ada\//);
    expect(await read(ask, `${path}/lines/products:mat/quantity`)).toBe(1);
  });

  test('sent twice under one id is one order', async () => {
    const path = newOrderPath(null);
    const both = await Promise.all([placeOrder({ path }, mats(2), ask), placeOrder({ path }, mats(2), ask)]);
    expect(both.toSorted()).toEqual(['found', 'placed']);
    expect(await placeOrder({ path, isRepeat: true }, mats(2), ask)).toBe('found');
    expect(await read(ask, 'products/mat/stock')).toBe(3);
  });

  test('repeated after it took the last unit is found, not refused', async () => {
    const path = await order(ask, mats(5));
    expect(await placeOrder({ path, isRepeat: true }, mats(5), ask)).toBe('found');
  });

  test.each([
    ['more than there is', mats(6)],
    ['at a price that has changed', draftOf([{ ...mat, kind: 'product', price: 24 }])],
    ['of something that is gone', draftOf([{ ...mat, kind: 'product', id: 'gone' }])],
    ['of a size that is gone', draftOf([{ ...tee, kind: 'product', size: 'xl' }])],
  ])('%s is told so, with what the catalogue says now', async (_, draft) => {
    await expect(order(ask, draft)).rejects.toBeInstanceOf(CatalogueChangedError);
    expect(await read(ask, 'products')).toEqual(shop.products);
    expect(await read(ask, 'guestOrders')).toBeNull();
  });

  test('that the rules will never take is not tried again and again', async () => {
    const draft = { ...mats(1), note: 'x'.repeat(501) };
    await expect(order(ask, draft)).rejects.toMatchObject({ problem: 'refused' });
  });

  test.each([
    [{ guestOrders: 'closed' }, 'guestsClosed'],
    [{ unitsPerLine: 1 }, 'tooMany'],
    [{ countries: { AT: true } }, 'country'],
    [{ closedDays: { '2026-12-24': true } }, 'closedDay'],
  ])('that the switches %j of the owner refuse is told which', async (settings, problem) => {
    await store(ask, { ...shop, settings });
    const draft = { ...mats(2), slot: { date: '2026-12-24', time: '12:00-14:00' } };
    await expect(order(ask, draft)).rejects.toMatchObject({ problem });
    settingsReceived(undefined);
  });

  test.each(['Café crème 1', 'Ünïted & co, 100 %', 'тест', '日本 茶', 'sku:1', 'a%3Ab:%25', ':'.repeat(128)])(
    'of an item with the id %s',
    async (id) => {
      const product = { ...shop.products.mat, id };
      const program = { ...shop.programs.calm, id };
      await store(ask, { ...shop, products: { [id]: product }, programs: { [id]: program } });
      const path = await order(
        ask,
        draftOf([
          { ...mat, id, kind: 'product' },
          { ...calm, id, kind: 'program' },
        ]),
      );
      expect(await read(ask, `${path}/lines/${lineKeyOf(`products/${id}`)}/quantity`)).toBe(2);
      expect(await read(ask, `products/${id}/stock`)).toBe(3);
      expect(await cancelOrder(path, undefined, ask)).toBe('cancelled');
      expect(await read(ask, `products/${id}/stock`)).toBe(5);
    },
  );

  test('of a colour and size whose keys have colons takes from their stock, and gives it back', async () => {
    const variation = { 'a:b': { color: 'clay', size: { '100 %:m': { name: 'm', stock: 4 } } } };
    const id = 'sku:tee:variation:0:size:1';
    await store(ask, {
      ...shop,
      products: { ...shop.products, [id]: { ...shop.products.tee, id, variation } },
    });
    const path = await order(ask, draftOf([{ ...tee, id, kind: 'product', quantity: 3 }]));
    const stock = `products/${id}/variation/a:b/size/100 %:m/stock`;
    expect(await read(ask, stock)).toBe(1);
    expect(await cancelOrder(path, undefined, ask)).toBe('cancelled');
    expect(await read(ask, stock)).toBe(4);
  });

  test('takes the name as the catalogue writes it, blanks and all', async () => {
    const named = { ...shop.products.mat, name: ' Cork mat ' };
    await store(ask, { ...shop, products: { ...shop.products, mat: named } });
    const path = await order(ask, mats(1));
    expect(await read(ask, `${path}/lines/products:mat/name`)).toBe(' Cork mat ');
  });

  test('is not in doubt when nobody answered before it was sent', async () => {
    const silent: DatabaseClient = () => Promise.reject(new DatabaseError('Nobody answers.', 0));
    await expect(order(silent, mats(1))).rejects.toMatchObject({ problem: 'notSent' });
  });

  test('is in doubt when the answer to it is lost', async () => {
    const path = newOrderPath(null);
    const losing: DatabaseClient = async (node, request) => {
      const answer = await ask(node, request);
      if (request?.method === 'PATCH') throw new DatabaseError('The answer is lost.', 0);
      return answer;
    };
    await expect(placeOrder({ path }, mats(1), losing)).rejects.toMatchObject({ problem: 'unanswered' });
    expect(await placeOrder({ path, isRepeat: true }, mats(1), ask)).toBe('found');
  });

  test('that is given up is aborted, and does not arrive when the link is back', async () => {
    let sent: AbortSignal | undefined;
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
      sent = init?.signal ?? undefined;
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('Aborted.')));
      });
    });
    await expect(ask('', { method: 'PATCH', body: {}, timeout: 20 })).rejects.toMatchObject({ status: 0 });
    expect(sent?.aborted).toBe(true);
    fetched.mockRestore();
  });
});

test('two shoppers and one last unit: one order lands, the other is told', async () => {
  await store(ask, { ...shop, products: { ...shop.products, mat: { ...shop.products.mat, stock: 1 } } });
  const attempts = [1, 2].map(() => order(ask, mats(1)));
  const results = await Promise.allSettled(attempts);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: expect.any(CatalogueChangedError),
  });
  expect(await read(ask, 'products/mat/stock')).toBe(0);
});

test('50 shoppers at once and 10 units: ten are sold, none is lost, none is sold twice', async () => {
  await store(ask, { ...shop, products: { ...shop.products, mat: { ...shop.products.mat, stock: 10 } } });
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => order(ask, mats(1))));
  const told = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(told).toHaveLength(10);
  expect(results.filter((result) => result.status === 'rejected').map(({ reason }) => reason)).toEqual(
    Array.from({ length: 40 }, () => expect.any(CatalogueChangedError)),
  );
  expect(await read(ask, 'products/mat/stock')).toBe(0);
  const orders = await read(ask, 'guestOrders');
  expect(
    Object.keys(orders ?? {})
      .map((id) => `guestOrders/${id}`)
      .toSorted(),
  ).toEqual(told.toSorted());
});

test('an order with the delivery price of before is not sent, and the shop knows the new one', async () => {
  await ask('settings/delivery', { method: 'PUT', token: 'owner', body: { standard: 9.9 } });
  const seen = draftOf([{ ...mat, kind: 'product' }]);
  await expect(order(ask, seen)).rejects.toBeInstanceOf(CatalogueChangedError);
  expect(currentSettings().delivery.standard).toBe(9.9);
  const amounts = amountsOf(seen.lines, 'standard', {
    delivery: currentSettings().delivery,
    tax: 'included',
  });
  const path = await order(ask, { ...seen, amounts });
  expect(await read(ask, `${path}/amounts`)).toEqual({
    items: 4500,
    delivery: 990,
    total: 5490,
    currency: 'USD',
    tax: 'included',
  });
  settingsReceived(undefined);
});
