import { get, onValue, ref, update, type Database } from 'firebase/database';
import { describe, expect, it } from 'vitest';
import { processorTime } from '#tests/support/processorTime';
import { keysOf } from './observe';
import { openTestDatabase } from './testDatabase';

const ITEMS = 10_000;
const order = "newData.parent().parent().child('orders').child(newData.child('order').val())";
const database = await openTestDatabase({
  rules: {
    programs: { '.read': true, '.indexOn': 'category' },
    products: { '.read': true, '.indexOn': 'category' },
    stock: {
      '.read': true,
      $id: {
        '.write': `!root.child('orders').child(newData.child('order').val()).exists() && ${order}.child('quantity').val() === data.child('left').val() - newData.child('left').val()`,
        '.validate': "newData.child('left').val() >= 0",
      },
    },
    orders: { $id: { '.write': '!data.exists() && newData.exists()' } },
  },
});

function catalogue(): Record<string, { name: string; price: number; category: string; description: string }> {
  const items = Array.from({ length: ITEMS }, (_, i) => {
    const item = {
      name: `Item ${i}`,
      price: i / 100,
      category: `c${i % 100}`,
      description: 'Calm and warm. '.repeat(20),
    };
    return [`item${i}`, item] as const;
  });
  return Object.fromEntries(items);
}

/** Buys one as the shop does: order and stock in one update that holds only while the stock is as it was read. */
async function buy(client: Database, id: string): Promise<boolean> {
  const left = Number((await get(ref(client, 'stock/mat/left'))).val());
  if (left === 0) return false;
  try {
    await update(ref(client), {
      [`orders/${id}`]: { quantity: 1 },
      'stock/mat': { left: left - 1, order: id },
    });
    return true;
  } catch {
    return await buy(client, id);
  }
}

describe('a shop of ten thousand programs and ten thousand products', () => {
  it('is filled, read, searched and bought from without waiting', async () => {
    await database.put('', {
      programs: catalogue(),
      products: catalogue(),
      stock: { mat: { left: 40, order: 'none' } },
    });
    const taken = processorTime();
    const read = await database.rest('/programs.json');
    expect(Object.keys(await read.json())).toHaveLength(ITEMS);
    const search = await database.rest('/products.json?orderBy="category"&equalTo="c7"');
    expect(Object.keys(await search.json())).toHaveLength(ITEMS / 100);
    expect(taken()).toBeLessThan(2000);
  });

  it('reaches a listener of the SDK whole', async () => {
    const client = database.connect();
    const keys = await new Promise<string[]>((resolve) => {
      onValue(ref(client, 'products'), (snapshot) => resolve(keysOf(snapshot)), { onlyOnce: true });
    });
    expect(keys).toHaveLength(ITEMS);
  });

  it('sells forty to fifty shoppers at once, and tells ten', async () => {
    const clients = Array.from({ length: 10 }, () => database.connect());
    const shoppers = clients.flatMap((client, c) =>
      Array.from({ length: 5 }, (_, i) => buy(client, `order-${c}-${i}`)),
    );
    expect((await Promise.all(shoppers)).filter(Boolean)).toHaveLength(40);
    expect(await database.read('/stock/mat/left')).toBe(0);
    expect(Object.keys(Object(await database.read('/orders')))).toHaveLength(40);
  });
});
