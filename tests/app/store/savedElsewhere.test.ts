import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createShop } from '#app/store/store';
import { cartCleared, itemAdded, linesOrdered } from '#model/cart/cartSlice';
import { itemCompared } from '#model/cart/compareSlice';
import { itemWished } from '#model/cart/wishlistSlice';
import { currencyChosen } from '#model/money/currencySlice';
import { orderLineOf } from '#model/order/order';
import { savedShopKey } from '#model/saved/storageKeys';
import { orderedKey, prepareReading } from '#services/storage/savedShop';
import type { TextStorage } from '#storedValue';
import { memoryStorage } from '#tests/support/memoryStorage';
import { line, product, program } from '#tests/support/samples';
import { channelBetween, channelPair } from './channelPair';

/** A document of the shop, with or without a channel to the others. */
async function open(storage: TextStorage, channel?: BroadcastChannel) {
  const shop = createShop({ storage, channel, showToast: () => undefined, onUnwritable: () => undefined });
  await vi.runAllTimersAsync();
  await shop.restored;
  return shop;
}

/** A document in which somebody has added a cup, and what it tells the others. */
async function openWithCup(storage: TextStorage) {
  const [sending, listening] = channelPair();
  const messages: unknown[] = [];
  listening.addEventListener('message', ({ data }) => messages.push(data));
  const other = await open(storage, sending);
  other.store.dispatch(itemAdded(product({ id: 'cup' })));
  return { other, messages };
}

const savedIds = (storage: TextStorage, part: string): string[] => {
  const saved = JSON.parse(storage.getItem(savedShopKey) ?? '{}') as Record<string, string>;
  return (JSON.parse(saved[part] ?? '[]') as { id: string }[]).map(({ id }) => id);
};

/** What somebody does in one document while another lies in the back/forward cache, and what both then agree on. */
const events = [
  ['an article in the cart', itemAdded(product({ id: 'cup' }))],
  ['a wish', itemWished(product({ id: 'cup' }))],
  ['an item to compare', itemCompared(program())],
  ['a currency', currencyChosen('INR')],
] as const;

beforeEach(async () => {
  vi.useFakeTimers();
  await prepareReading();
});

test('a document that starts hears what its view of the storage does not show yet', async () => {
  const storage = memoryStorage();
  const { messages } = await openWithCup(storage);
  await vi.runAllTimersAsync();
  // Browsers bring what one process has written to another later than a message.
  const late: TextStorage = { ...memoryStorage(), setItem: (key, text) => storage.setItem(key, text) };
  const [own] = channelPair();
  const starting = await open(late, own);
  for (const data of messages) own.dispatchEvent(new MessageEvent('message', { data }));
  expect(starting.store.getState().cart).toMatchObject([{ id: 'cup', quantity: 1 }]);
});

test('a document that starts counts once what it has read and hears of late', async () => {
  const storage = memoryStorage();
  const { other, messages } = await openWithCup(storage);
  const [own] = channelPair();
  const starting = await open(storage, own);
  expect(messages).toHaveLength(1);
  for (const data of messages) own.dispatchEvent(new MessageEvent('message', { data }));
  expect(starting.store.getState().cart).toMatchObject([{ id: 'cup', quantity: 1 }]);
  vi.advanceTimersByTime(1);
  other.store.dispatch(itemAdded(product({ id: 'cup' })));
  await vi.runAllTimersAsync();
  own.dispatchEvent(new MessageEvent('message', { data: messages.at(-1) }));
  expect(starting.store.getState().cart).toMatchObject([{ id: 'cup', quantity: 2 }]);
});

describe('a document that comes back', () => {
  test.each(events)('shows what another one has saved: %s', async (_what, event) => {
    const storage = memoryStorage();
    const cached = await open(storage);
    const other = await open(storage);
    other.store.dispatch(event);
    expect(cached.catchUp()).toBe(true);
    expect(cached.store.getState()).toEqual(other.store.getState());
  });

  test.each(events)('does not overwrite it with what it does next: %s', async (_what, event) => {
    const storage = memoryStorage();
    const cached = await open(storage);
    const other = await open(storage);
    other.store.dispatch(event);
    cached.catchUp();
    cached.store.dispatch(itemAdded(product({ id: 'band' })));
    cached.store.dispatch(itemWished(product({ id: 'band' })));
    await vi.runAllTimersAsync();
    const late = await open(storage);
    expect(late.store.getState()).toEqual(cached.store.getState());
    expect(late.store.getState().currency).toEqual(other.store.getState().currency);
    for (const part of ['cart', 'wishlist', 'compare'] as const)
      expect(savedIds(storage, part)).toEqual(
        expect.arrayContaining(other.store.getState()[part].map(({ id }) => id)),
      );
  });

  test('keeps what it has where nothing else was saved, and renders nothing anew', async () => {
    const { store, catchUp } = await open(memoryStorage());
    store.dispatch(itemAdded(product()));
    const before = store.getState();
    expect(catchUp()).toBe(true);
    expect(store.getState()).toBe(before);
  });

  test('keeps the parts that another one has not touched as they are', async () => {
    const storage = memoryStorage();
    const cached = await open(storage);
    cached.store.dispatch(itemAdded(product()));
    const other = await open(storage);
    other.store.dispatch(itemWished(product()));
    const { cart, product: products } = cached.store.getState();
    cached.catchUp();
    expect(cached.store.getState().cart).toBe(cart);
    expect(cached.store.getState().product).toBe(products);
    expect(cached.store.getState().wishlist).toHaveLength(1);
  });

  test('has an empty cart where another one has emptied it', async () => {
    const storage = memoryStorage();
    const cached = await open(storage);
    cached.store.dispatch(itemAdded(product()));
    (await open(storage)).store.dispatch(cartCleared());
    cached.catchUp();
    expect(cached.store.getState().cart).toEqual([]);
  });

  test('keeps what it has where the browser’s data were deleted', async () => {
    const storage = memoryStorage();
    const { store, catchUp } = await open(storage);
    store.dispatch(itemAdded(product()));
    storage.removeItem(savedShopKey);
    catchUp();
    expect(store.getState().cart).toHaveLength(1);
  });

  test('has what an order left, once', async () => {
    const storage = memoryStorage();
    const cached = await open(storage);
    cached.store.dispatch(itemAdded(product(), {}, 3));
    const order = { path: 'guestOrders/-OaBcDeFgHiJkLmNoPq1', lines: [orderLineOf(line({ quantity: 2 }))] };
    const other = await open(storage);
    storage.setItem(orderedKey, JSON.stringify([order]));
    other.store.dispatch(linesOrdered(order));
    cached.catchUp();
    cached.catchUp();
    expect(cached.store.getState().cart).toMatchObject([{ quantity: 1 }]);
  });

  test('says so where the code that reads has not come', async () => {
    const storage = memoryStorage();
    const shop = createShop({
      storage,
      showToast: () => undefined,
      onUnwritable: () => undefined,
      readNow: () => undefined,
    });
    await vi.runAllTimersAsync();
    expect(shop.catchUp()).toBe(true);
    (await open(storage)).store.dispatch(itemAdded(product()));
    expect(shop.catchUp()).toBe(false);
  });
});

describe('a tab that was frozen', () => {
  test('does not count twice what it reads first and hears then', async () => {
    const storage = memoryStorage();
    const frozen = await open(storage, channelBetween('frozen'));
    const other = await open(storage, channelBetween('frozen'));
    other.store.dispatch(itemAdded(product()));
    // The message lies in the frozen tab's queue.
    frozen.catchUp();
    await vi.runAllTimersAsync();
    expect(frozen.store.getState().cart).toMatchObject([{ quantity: 1 }]);
    await vi.advanceTimersByTimeAsync(1);
    other.store.dispatch(itemAdded(product()));
    await vi.runAllTimersAsync();
    expect(frozen.store.getState().cart).toMatchObject([{ quantity: 2 }]);
  });
});

describe('without a channel', () => {
  test('two tabs that take turns lose nothing', async () => {
    const storage = memoryStorage();
    const one = await open(storage);
    const other = await open(storage);
    one.store.dispatch(itemAdded(product({ id: 'mat' })));
    other.store.dispatch(itemAdded(product({ id: 'cup' })));
    one.store.dispatch(itemWished(product({ id: 'band' })));
    other.store.dispatch(itemAdded(product({ id: 'mat' })));
    expect(savedIds(storage, 'cart').toSorted()).toEqual(['cup', 'mat']);
    expect(savedIds(storage, 'wishlist')).toEqual(['band']);
    expect(other.store.getState().cart.find(({ id }) => id === 'mat')?.quantity).toBe(2);
  });
});
