import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RunningDatabase } from '#local/database/server';
import type { DatabaseClient } from '#services/firebase/rest';
import type { Access } from '#tools/owner/access';
import { cancelFlood } from '#tools/owner/orders/cancelFlood';
import { moveOn } from '#tests/support/deskSteps';
import { readOrders } from '#tools/owner/orders/orderBook';
import { startShopDatabase } from '#tests/rules/clients';
import { ada, mat, shop } from '#tests/rules/shopData';
import { clientOf, draftOf, order, read, store } from '#tests/support/shoppers';

let server: RunningDatabase;
let access: Access;
let ask: DatabaseClient;

beforeAll(async () => {
  server = await startShopDatabase();
  access = { databaseUrl: `${server.url}/?ns=shop`, bearer: 'owner' };
  ask = clientOf(server);
});
afterAll(() => server.close());

const one = draftOf([{ ...mat, kind: 'product', quantity: 1 }]);
/** A minute before anything of these tests was ordered. */
let before: string;
beforeEach(async () => {
  await store(ask, shop);
  before = new Date(Date.now() - 60_000).toISOString();
  await order(ask, one);
  await order(ask, one, ada);
});

const statuses = async (): Promise<string[]> =>
  (await readOrders(access))
    .map(({ path, order: { status } }) => `${path.split('/')[0]} ${status}`)
    .toSorted();
const stock = (): Promise<unknown> => read(ask, 'products/mat/stock');

test('a flood is seen first, and nothing is changed', async () => {
  const shown = await cancelFlood(access, { since: before, guestsOnly: true, isMeant: false });
  expect(shown).toMatch(/^EW-.* guest[^\n]*\n1 orders\. Add --yes to cancel them\.$/);
  expect(await statuses()).toEqual(['guestOrders placed', 'orders placed']);
  expect(await stock()).toBe(3);
});

test('what guests placed since then is cancelled, and its units go back', async () => {
  const said = await cancelFlood(access, { since: before, guestsOnly: true, isMeant: true });
  expect(said).toBe('1 of 1 orders cancelled; their units are back in stock.');
  expect(await statuses()).toEqual(['guestOrders cancelled', 'orders placed']);
  expect(await stock()).toBe(4);
});

test('without --guest members’ orders are among them; what was confirmed or came before stays', async () => {
  const [first] = await readOrders(access);
  if (!first) throw new Error('There is no order.');
  await moveOn(access, first.path, 'confirmed');
  const later = new Date(Date.now() + 60_000).toISOString();
  expect(await cancelFlood(access, { since: later, guestsOnly: false, isMeant: true })).toMatch(/^0 of 0/);
  expect(await cancelFlood(access, { since: before, guestsOnly: false, isMeant: true })).toMatch(/^1 of 1/);
  expect(await stock()).toBe(4);
});

test.each([undefined, 'yesterday'])('%s is no time', async (since) => {
  await expect(cancelFlood(access, { since, guestsOnly: true, isMeant: true })).rejects.toThrow('is a time');
  expect(await stock()).toBe(3);
});
