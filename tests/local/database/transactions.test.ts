import { get, onValue, ref, runTransaction, update, type Database } from 'firebase/database';
import { describe, expect, it } from 'vitest';
import { Heard } from './observe';
import { openTestDatabase } from './testDatabase';

const database = await openTestDatabase();
const clients = Array.from({ length: 5 }, () => database.connect());
const [first] = clients;
const anyClient = first ?? database.connect();

/** The SDK gives a transaction 25 tries; a shopper who still wants the last unit starts another. */
async function addOne(client: Database, path: string): Promise<void> {
  const { committed } = await runTransaction(ref(client, path), (count: number | null) => (count ?? 0) + 1);
  expect(committed).toBe(true);
}

describe('transactions', () => {
  it('lose nothing when many clients count at once', async () => {
    await Promise.all(clients.flatMap((client) => [1, 2, 3, 4].map(() => addOne(client, 'count'))));
    expect(await database.read('/count')).toBe(20);
  });

  it('give the last unit to exactly one of many', async () => {
    await database.put('/stock', 1);
    const results = await Promise.all(
      clients.map((client) =>
        runTransaction(ref(client, 'stock'), (left: number | null) => {
          if (left === null) return null;
          return left > 0 ? left - 1 : undefined;
        }),
      ),
    );
    expect(results.filter(({ committed }) => committed)).toHaveLength(1);
    expect(await database.read('/stock')).toBe(0);
  });

  it('never show a listener the value that lost', async () => {
    await database.put('/steps', 0);
    const heard = new Heard<number>();
    const stop = onValue(ref(anyClient, 'steps'), (snapshot) => heard.add(snapshot.val()));
    await heard.count(1);
    await Promise.all(clients.slice(1).map((client) => addOne(client, 'steps')));
    expect(await heard.until((all) => all.at(-1) === 4)).toEqual([0, 1, 2, 3, 4]);
    stop();
  });
});

/** Takes one off the stock, then writes the order. */
async function order(client: Database, id: number): Promise<boolean> {
  const { committed } = await runTransaction(
    ref(client, 'shop/stock/mat'),
    (left: number | null) => (left === null ? null : left > 0 ? left - 1 : undefined),
    { applyLocally: false },
  );
  if (committed) await update(ref(client, 'shop'), { [`orders/${id}`]: { quantity: 1 } });
  return committed;
}

describe('fifty orders at once', () => {
  it('all land, and the stock is exact', async () => {
    await database.put('/shop', { stock: { mat: 40 } });
    const landed = await Promise.all(
      clients.flatMap((client, c) => Array.from({ length: 10 }, (_, i) => order(client, c * 10 + i))),
    );
    expect(landed.filter(Boolean)).toHaveLength(40);
    expect(await database.read('/shop/stock/mat')).toBe(0);
    expect((await get(ref(anyClient, 'shop/orders'))).size).toBe(40);
  });
});
