import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createShop } from '#app/store/store';
import { whenHidden } from '#whenHidden';
import type { ToastRule } from '#app/store/toastRules';
import { itemAdded, linesOrdered } from '#model/cart/cartSlice';
import { currencyOf, currencyChosen } from '#model/money/currencySlice';
import type { Restored } from '#model/savedState';
import { itemWished } from '#model/cart/wishlistSlice';
import { orderLineOf } from '#model/order/order';
import { savedShopKey } from '#model/saved/storageKeys';
import { orderedKey } from '#services/storage/savedShop';
import { channelPair } from './channelPair';
import { memoryStorage } from '#tests/support/memoryStorage';
import { line, product, saved } from '#tests/support/samples';
import { type TextStorage } from '#storedValue';
import { held } from '#tests/support/held';

const open = (storage: TextStorage, read?: () => Restored | Promise<Restored>) => {
  const toasts: ToastRule[] = [];
  const onUnwritable = vi.fn<() => void>();
  const shop = createShop({
    storage,
    onUnwritable,
    showToast: (rule) => void toasts.push(rule),
    ...(read && { read }),
  });
  return { ...shop, toasts, onUnwritable };
};

/** What a later visit would find. */
const savedIn = (storage: TextStorage): Map<string, unknown> => {
  const parts = JSON.parse(storage.getItem(savedShopKey) ?? '{}') as Record<string, string>;
  return new Map(Object.entries(parts).map(([part, text]) => [part, JSON.parse(text)]));
};

beforeEach(() => vi.useFakeTimers());

describe('the store', () => {
  test('saves under its fixed key at version 1.1, and a later visit finds it', async () => {
    const storage = memoryStorage();
    const first = open(storage);
    await first.restored;
    first.store.dispatch(itemAdded(product(), {}, 2));
    first.store.dispatch(currencyChosen('EUR'));
    await vi.runAllTimersAsync();
    expect(savedShopKey).toBe('persist:eightwell');
    expect(savedIn(storage).get('_persist')).toMatchObject({ version: 1.1 });

    const second = open(storage);
    await second.restored;
    expect(second.store.getState()).toEqual(first.store.getState());
    expect(second.store.getState().cart).toMatchObject([{ id: 'mat', quantity: 2 }]);
  });
  test('has saved an event when other tabs hear of it: one that opens at that moment finds it', async () => {
    const storage = memoryStorage();
    const [channel] = channelPair();
    const shop = createShop({ storage, channel, showToast: () => undefined, onUnwritable: () => undefined });
    await shop.restored;
    shop.store.dispatch(itemAdded(product(), {}, 2));
    const late = open(storage);
    await late.restored;
    expect(late.store.getState().cart).toMatchObject([{ id: 'mat', quantity: 2 }]);
  });
  test('restores without a word', async () => {
    const cart = JSON.stringify([line()]);
    const { restored, toasts, store } = open(memoryStorage({ [savedShopKey]: JSON.stringify({ cart }) }));
    await restored;
    expect(store.getState().cart).toEqual([line()]);
    expect(toasts).toEqual([]);
  });
  test('has saved the last event when the page goes in the same task, 200 times', async () => {
    const storage = memoryStorage();
    for (let visit = 1; visit <= 200; visit += 1) {
      const { restored, store, save } = open(storage);
      await vi.runAllTimersAsync();
      await restored;
      const stop = whenHidden(save);
      store.dispatch(itemAdded(product({ id: `item-${visit}` })));
      window.dispatchEvent(new Event('pagehide'));
      stop();
      expect(savedIn(storage).get('cart')).toHaveLength(visit);
    }
  });
  test('has saved the last event when a phone puts the tab away', async () => {
    const storage = memoryStorage();
    const { restored, store, save } = open(storage);
    await vi.runAllTimersAsync();
    await restored;
    const stop = whenHidden(save);
    store.dispatch(itemAdded(product()));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    stop();
    expect(savedIn(storage).get('cart')).toHaveLength(1);
  });
  test('announces what happens in it', async () => {
    const { restored, toasts, store } = open(memoryStorage());
    await restored;
    store.dispatch(itemAdded(product()));
    expect(toasts).toMatchObject([{ style: 'success', text: 'toast.cartAdded' }]);
  });
  test('works where nothing can be saved, and says so once', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { restored, store, onUnwritable } = open(memoryStorage({}, 0));
    await restored;
    store.dispatch(itemAdded(product()));
    await vi.runAllTimersAsync();
    store.dispatch(itemAdded(product()));
    await vi.runAllTimersAsync();
    expect(store.getState().cart).toMatchObject([{ quantity: 2 }]);
    expect(onUnwritable).toHaveBeenCalledOnce();
  });
});

describe('what an order took', () => {
  const path = 'guestOrders/-OaBcDeFgHiJkLmNoPq1';
  const order = { path, lines: [orderLineOf(line({ quantity: 2 }))] };

  test('leaves the cart once, however often and by whichever tab it is said', async () => {
    const { restored, store } = open(memoryStorage());
    await vi.runAllTimersAsync();
    await restored;
    store.dispatch(itemAdded(product(), {}, 3));
    store.dispatch(linesOrdered(order));
    store.dispatch(linesOrdered(order));
    expect(store.getState().cart).toMatchObject([{ quantity: 1 }]);
  });
  test('is saved with the cart', async () => {
    const storage = memoryStorage();
    const { restored, store } = open(storage);
    await vi.runAllTimersAsync();
    await restored;
    store.dispatch(itemAdded(product(), {}, 3));
    store.dispatch(linesOrdered(order));
    expect(savedIn(storage).get('ordered')).toEqual([path]);
  });
  test('leaves a cart that was saved before a crash, once', async () => {
    const storage = memoryStorage({
      [savedShopKey]: JSON.stringify({ cart: JSON.stringify([line({ quantity: 3 })]) }),
      [orderedKey]: JSON.stringify([order]),
    });
    for (let visit = 0; visit < 3; visit += 1) {
      const { restored, store, save } = open(storage);
      await vi.runAllTimersAsync();
      await restored;
      expect(store.getState().cart).toMatchObject([{ quantity: 1 }]);
      save();
    }
  });
  test('does not take what was added after it', async () => {
    const storage = memoryStorage({ [orderedKey]: JSON.stringify([order]) });
    const first = open(storage);
    await vi.runAllTimersAsync();
    await first.restored;
    first.store.dispatch(itemAdded(product(), {}, 2));
    first.save();
    const second = open(storage);
    await vi.runAllTimersAsync();
    await second.restored;
    expect(second.store.getState().cart).toMatchObject([{ quantity: 2 }]);
  });
});

describe('a saved state that is slow to come', () => {
  const parts = {
    cart: [line({ id: 'cup', cartItemId: 'cup-1' }), line({ quantity: 3 })],
    wishlist: [saved({ id: 'cup' })],
    compare: [saved()],
    currency: currencyOf('INR'),
  };
  const openSlowly = (storage: TextStorage) => {
    const reading = held<Restored>();
    const shop = open(storage, () => reading.promise);
    let hasStarted = false;
    void shop.restored.then(() => {
      hasStarted = true;
    });
    return {
      ...shop,
      hasStarted: () => hasStarted,
      arrive: () => reading.settle({ parts, wasRepaired: false }),
    };
  };
  const earlier = JSON.stringify({ cart: JSON.stringify(parts.cart) });

  test('is waited for five seconds', async () => {
    const { hasStarted } = openSlowly(memoryStorage());
    await vi.advanceTimersByTimeAsync(4999);
    expect(hasStarted()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(hasStarted()).toBe(true);
  });
  test('is never overwritten by the empty cart', async () => {
    const storage = memoryStorage({ [savedShopKey]: earlier });
    const { store } = openSlowly(storage);
    await vi.advanceTimersByTimeAsync(5000);
    store.dispatch(itemAdded(product({ id: 'tea' })));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(storage.getItem(savedShopKey)).toBe(earlier);
  });
  test('is merged with what was added meanwhile when it comes, and saved', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const storage = memoryStorage({ [savedShopKey]: earlier });
    const { store, arrive } = openSlowly(storage);
    await vi.advanceTimersByTimeAsync(5000);
    store.dispatch(itemAdded(product()));
    store.dispatch(itemWished(product({ id: 'tea' })));
    arrive();
    await vi.runAllTimersAsync();
    const { cart, wishlist, compare, currency } = store.getState();
    expect(cart.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['cup', 1],
      ['mat', 4],
    ]);
    expect(wishlist.map(({ id }) => id)).toEqual(['cup', 'tea']);
    expect(compare.map(({ id }) => id)).toEqual(['mat']);
    expect(currency).toEqual(currencyOf('INR'));
    expect(savedIn(storage).get('cart')).toEqual(cart);
    expect(savedIn(storage).get('currency')).toEqual(currencyOf('INR'));
  });
  test('does not take back a currency that was chosen meanwhile', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store, arrive } = openSlowly(memoryStorage());
    await vi.advanceTimersByTimeAsync(5000);
    store.dispatch(currencyChosen('EUR'));
    arrive();
    await vi.runAllTimersAsync();
    expect(store.getState().currency.currencyName).toBe('EUR');
  });
});
