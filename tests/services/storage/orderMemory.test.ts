import { expect, test } from 'vitest';
import { durableTexts } from '#services/storage/durableTexts';
import { orderMemory, type PendingOrder } from '#services/storage/orderMemory';
import { savedCatalogueKey } from '#services/storage/savedShop';
import { memoryStorage } from '#tests/support/memoryStorage';

const draft = {
  contact: { name: 'Ada', email: 'ada@shop.example' },
  delivery: 'none' as const,
  currency: 'USD' as const,
  language: 'en',
  lines: [],
  amounts: { items: 0, delivery: 0, total: 0 },
};
const pending: PendingOrder = {
  path: 'orders/ada/-OaBcDeFgHiJkLmNoPq1',
  lines: [],
  draft,
  digest: 'x',
  sentAt: 1000,
};
const open = (local = memoryStorage(), session = memoryStorage(), now = () => 2000) =>
  orderMemory(durableTexts(local, session), now);

test('signing out keeps the place of an order in question, and nobody’s name', () => {
  const local = memoryStorage();
  const memory = open(local);
  memory.writePending(pending);
  memory.writePlaced(pending);
  memory.forgetDetails();
  expect(memory.readPending()).toEqual({ ...pending, draft: undefined });
  expect(memory.readPlaced()).toBeUndefined();
  expect(local.getItem('eightwell:order')).not.toContain('Ada');
});

test.each([3_600_001, -3_600_001])('an order in question %i ms ago is a number only', (age) => {
  const local = memoryStorage();
  open(local).writePending(pending);
  expect(open(local, memoryStorage(), () => 1000 + age).readPending()?.draft).toBeUndefined();
  expect(local.getItem('eightwell:order')).not.toContain('Ada');
});

test('a full storage gives up the catalogue for an order, not the order', () => {
  const catalogue = 'x'.repeat(2000);
  const local = memoryStorage(
    { [savedCatalogueKey]: catalogue },
    catalogue.length + savedCatalogueKey.length + 10,
  );
  const memory = open(local);
  memory.writePending(pending);
  expect(open(local).readPending()).toEqual(pending);
  expect(local.getItem(savedCatalogueKey)).toBeNull();
});

test('without any room the tab remembers, and without that the page', () => {
  const session = memoryStorage();
  open(memoryStorage({}, 0), session).writePending(pending);
  expect(open(memoryStorage({}, 0), session).readPending()).toEqual(pending);
  const memory = open(memoryStorage({}, 0), memoryStorage({}, 0));
  memory.writePending(pending);
  expect(memory.readPending()).toEqual(pending);
});

test('another order that has begun since is not forgotten with the earlier one', () => {
  const memory = open();
  memory.writePending(pending);
  memory.forgetPending('orders/ada/-OaBcDeFgHiJkLmNoPq9');
  expect(memory.readPending()).toEqual(pending);
});
