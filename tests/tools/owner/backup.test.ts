import { expect, test } from 'vitest';
import { backupOf, contentsOf, readAll, restore } from '../../../tools/owner/backup';
import { shopDatabase } from '../../support/shopDatabase';
import { mat, shop } from '../../rules/shopData';
import { draftOf, order, read } from '../../support/shoppers';

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
