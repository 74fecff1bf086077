import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, test } from 'vitest';
import { tabSync } from '#app/store/tabSync';
import { toastMiddleware, type ToastRule } from '#app/store/toastRules';
import {
  cartCleared,
  differencesAccepted,
  itemAdded,
  lineDecremented,
  linesReplaced,
} from '#model/cart/cartSlice';
import { itemCompared } from '#model/cart/compareSlice';
import { currencyChosen } from '#model/money/currencySlice';
import { productsReceived } from '#model/catalogue/productSlice';
import { shopReducer } from '#model/shopState';
import { itemWished, wishlistCleared } from '#model/cart/wishlistSlice';
import { line, product, program } from '#tests/support/samples';
import { channelPair } from './channelPair';

function openTab(channel: BroadcastChannel) {
  const toasts: ToastRule[] = [];
  const store = configureStore({
    reducer: shopReducer,
    middleware: (defaults) =>
      defaults().concat(
        toastMiddleware(
          (rule) => void toasts.push(rule),
          () => undefined,
        ),
        tabSync({ channel, save: () => undefined, catchUp: () => undefined }),
      ),
  });
  return { store, toasts };
}

const openTabs = () => {
  const [left, right] = channelPair();
  return [openTab(left), openTab(right), left] as const;
};

const told = (): Promise<void> => Promise.resolve();

describe('two tabs', () => {
  test('agree on cart, wishlist, comparison and currency', async () => {
    const [one, other] = openTabs();
    one.store.dispatch(itemAdded(product(), {}, 2));
    one.store.dispatch(itemWished(product()));
    other.store.dispatch(itemCompared(program()));
    other.store.dispatch(currencyChosen('INR'));
    await told();
    const { cart } = one.store.getState();
    other.store.dispatch(lineDecremented(cart[0]?.cartItemId ?? ''));
    await told();
    expect(one.store.getState()).toEqual(other.store.getState());
    expect(one.store.getState().cart[0]?.quantity).toBe(1);
    expect(one.store.getState().currency.currencyName).toBe('INR');
  });
  test('keep what one has just added when the other accepts the catalogue’s differences', async () => {
    const [one, other] = openTabs();
    one.store.dispatch(itemAdded(product({ id: 'mat' })));
    await told();
    // Added in the other tab, before either has heard of the other's event.
    other.store.dispatch(itemAdded(product({ id: 'cup' })));
    const { kind, id, name, price, discount, image } = line({ id: 'mat', price: 30 });
    one.store.dispatch(differencesAccepted([{ kind, id, now: { name, price, discount, image, most: 5 } }]));
    await told();
    for (const { store } of [one, other]) {
      expect(
        store
          .getState()
          .cart.map((each) => `${each.id} ${each.price}`)
          .toSorted(),
      ).toEqual([`cup ${product().price}`, 'mat 30']);
    }
  });
  test('that add at the same moment keep both', async () => {
    const [one, other] = openTabs();
    one.store.dispatch(itemAdded(product({ id: 'mat' })));
    other.store.dispatch(itemAdded(product({ id: 'cup' })));
    await told();
    for (const { store } of [one, other]) {
      expect(
        store
          .getState()
          .cart.map(({ id }) => id)
          .toSorted(),
      ).toEqual(['cup', 'mat']);
    }
  });
  test('that add the same thing at the same moment count both units', async () => {
    const [one, other] = openTabs();
    one.store.dispatch(itemAdded(product()));
    other.store.dispatch(itemAdded(product()));
    await told();
    for (const { store } of [one, other]) {
      expect(store.getState().cart).toMatchObject([{ id: 'mat', quantity: 2 }]);
    }
  });
  test('agree when a list is emptied', async () => {
    const [one, other] = openTabs();
    one.store.dispatch(itemAdded(product()));
    one.store.dispatch(itemWished(product()));
    await told();
    other.store.dispatch(cartCleared());
    other.store.dispatch(wishlistCleared());
    await told();
    expect(one.store.getState()).toMatchObject({ cart: [], wishlist: [] });
  });
  test('announce what they did themselves, not what they heard', async () => {
    const [one, other] = openTabs();
    one.store.dispatch(itemAdded(product()));
    await told();
    expect(one.toasts).toHaveLength(1);
    expect(other.toasts).toEqual([]);
  });
  test('keep the catalogue, and its prices, to themselves', async () => {
    const [one, other] = openTabs();
    one.store.dispatch(productsReceived([product()]));
    other.store.dispatch(itemAdded(product()));
    one.store.dispatch(linesReplaced([line({ price: 30 })]));
    await told();
    expect(other.store.getState().product.products).toEqual([]);
    expect(other.store.getState().cart[0]?.price).toBe(25);
  });
});

test.each([null, 5, 'cart/itemAdded', {}, { type: 5 }, { type: 'product/productsReceived', payload: [] }])(
  'a message that is none of the shop’s is ignored: %j',
  async (message) => {
    const [, other, channel] = openTabs();
    const before = other.store.getState();
    channel.postMessage(message);
    await told();
    expect(other.store.getState()).toBe(before);
  },
);
