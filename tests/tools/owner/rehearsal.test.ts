import { expect, test } from 'vitest';
import { databaseRulesText } from '#rules/rules';
import { closeRehearsal, openRehearsal } from '#tools/owner/rehearsal';
import { read, store } from '#tests/support/shoppers';
import { shopDatabase } from '#tests/support/shopDatabase';

const { access, ask } = shopDatabase();

test('a rehearsal overwrites nobody’s shop', async () => {
  await expect(openRehearsal(access, databaseRulesText)).rejects.toThrow(/holds products, .*users/);
  expect(await read(ask, 'products/mat/price')).toBe(25);
});

test('a rehearsal fills what is empty or its own, and leaves nothing, closed', async () => {
  await store(ask, null);
  await openRehearsal(access, databaseRulesText);
  await ask('products', { method: 'PUT', token: 'owner', body: { mat: { price: 1 } } });
  await openRehearsal(access, databaseRulesText);
  expect(await read(ask, '')).toEqual({ rehearsal: true });
  expect(await ask('products')).toBeNull();
  await closeRehearsal(access);
  expect(await read(ask, '')).toBeNull();
  await expect(ask('products')).rejects.toMatchObject({ status: 401 });
});
