import { spawnSync } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { databaseName } from '#tools/owner/access';
import { backupOf, contentsOf, nodesToRestore, readAll, restore } from '#tools/owner/backup';
import { shopDatabase } from '#tests/support/shopDatabase';
import { mat, shop } from '#tests/rules/shopData';
import { draftOf, order, read } from '#tests/support/shoppers';

const { access, ask } = shopDatabase();

test('a shop that was emptied is there again as it was saved, orders and all', async () => {
  await order(ask, draftOf([{ ...mat, kind: 'product' }]));
  const saved = JSON.stringify(await readAll(access));
  await ask('', { method: 'PUT', token: 'owner', body: null });
  expect(await readAll(access)).toEqual({});
  const data = backupOf(saved);
  await restore(access, data, Object.keys(data));
  expect(JSON.stringify(await readAll(access))).toBe(saved);
  // And it goes on selling.
  await order(ask, draftOf([{ ...mat, kind: 'product', quantity: 1 }]));
  expect(await read(ask, 'products/mat/stock')).toBe(2);
});

test('one node is put back, and the others stay as they are now', async () => {
  const data = backupOf(JSON.stringify(await readAll(access)));
  await order(ask, draftOf([{ ...mat, kind: 'product' }]));
  await ask('programs', { method: 'DELETE', token: 'owner' });
  await restore(access, data, ['programs']);
  expect(await read(ask, 'programs')).toEqual(shop.programs);
  expect(await read(ask, 'products/mat/stock')).toBe(3);
});

test.each(['{}', '[]', 'null', '{"orders":{}}'])('%s is no backup', (text) => {
  expect(() => backupOf(text)).toThrow('no backup');
});

test('what a backup holds is said at a glance', () => {
  expect(contentsOf(shop)).toBe('products (3), programs (1), users (2)');
});

test.each(['guestOrders', 'progams', 'constructor', 'toString', ''])(
  'a node that the file lacks (%j) erases nothing',
  async (node) => {
    const data = backupOf(JSON.stringify({ ...shop, guestOrders: null }));
    const path = await order(ask, draftOf([{ ...mat, kind: 'product' }]));
    await ask('programs', { method: 'DELETE', token: 'owner' });
    await expect(restore(access, data, ['programs', node])).rejects.toThrow(`has no ${node}: nothing was`);
    expect(await read(ask, path)).not.toBeNull();
    expect(await read(ask, 'programs')).toBeNull();
  },
);

test('without a choice, what is in the file is put back, and nothing else', () => {
  expect(nodesToRestore({ ...shop, guestOrders: null }, undefined)).toEqual(Object.keys(shop));
});

test('a restore that is cut off has changed nothing, for it is one update', async () => {
  const data = backupOf(JSON.stringify(await readAll(access)));
  const methods: (string | undefined)[] = [];
  const real = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    methods.push(init?.method);
    return real(input, init);
  });
  await restore(access, data, Object.keys(data));
  spy.mockRestore();
  expect(methods.filter((method) => method !== 'GET')).toEqual(['PATCH']);
});

test('a restore that gets no answer says that it was all or nothing, and how it goes on', async () => {
  const data = backupOf(JSON.stringify(await readAll(access)));
  const real = globalThis.fetch;
  const spy = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      init?.method === 'PATCH' ? Promise.reject(new TypeError('fetch failed')) : real(input, init),
    );
  await expect(restore(access, data, ['products'])).rejects.toThrow('the same command goes on');
  spy.mockRestore();
});

test.each([
  ['http://127.0.0.1:9000/?ns=demo-eightwell-default-rtdb', 'demo-eightwell-default-rtdb'],
  ['https://my-shop-default-rtdb.europe-west1.firebasedatabase.app', 'my-shop-default-rtdb'],
  ['https://my-shop.firebaseio.com/', 'my-shop'],
])('the database at %s is called %s', (databaseUrl, name) => {
  expect(databaseName({ databaseUrl })).toBe(name);
});

test('what is saved before a restore stays out of the repository: it holds names and addresses', () => {
  const file = 'before-restore-2026-11-26T19-01-55-640Z.json';
  expect(spawnSync('git', ['check-ignore', file], { encoding: 'utf8' }).stdout.trim()).toBe(file);
});
