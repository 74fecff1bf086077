import { expect, test } from 'vitest';
import { createOrderDesk, type OrderedCart } from '#services/firebase/orders/orderDesk';
import { DatabaseError, type DatabaseClient } from '#services/firebase/rest';
import { durableTexts } from '#services/storage/durableTexts';
import { orderMemory } from '#services/storage/orderMemory';
import { shopDatabase } from '#tests/support/shopDatabase';
import { mat } from '#tests/rules/shopData';
import { memoryStorage } from '#tests/support/memoryStorage';
import { draftOf } from '#tests/support/shoppers';

const { ask } = shopDatabase();

const mats = (quantity: number) => draftOf([{ ...mat, kind: 'product', quantity }]);
const cartOf = ({ lines }: ReturnType<typeof mats>): OrderedCart => ({
  removeOrdered: () => undefined,
  lines: () => lines,
});

test('an order of another tab that may still arrive keeps a different one back, also when the clock was set meanwhile', async () => {
  const local = memoryStorage();
  const hour = 3_600_000;
  let clock = Date.now();
  const openDesk = (client: DatabaseClient) =>
    createOrderDesk({
      ask: client,
      memory: orderMemory(durableTexts(local, memoryStorage()), () => clock),
      token: () => Promise.resolve(null),
      inTurn: (action) => action(),
      now: () => clock,
    });
  const waitingTab = openDesk(ask);
  const silent: DatabaseClient = (path, request) =>
    request?.method === 'PATCH'
      ? Promise.reject(new DatabaseError('Nobody answers.', 0))
      : ask(path, request);
  await expect(openDesk(silent).send(mats(1), null, cartOf(mats(1)))).rejects.toMatchObject({
    problem: 'unanswered',
  });
  clock += hour;
  await expect(waitingTab.send(mats(2), null, cartOf(mats(2)))).rejects.toMatchObject({
    problem: 'unanswered',
  });
});
