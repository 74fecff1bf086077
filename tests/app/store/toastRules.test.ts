import { configureStore } from '@reduxjs/toolkit';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import english from '#public/locales/en/common.json';
import { toastFor, toastMiddleware, undoneBy } from '#app/store/toastRules';
import {
  cartCleared,
  itemAdded,
  lineDecremented,
  lineIncremented,
  lineRemoved,
  linesRestored,
  quantityTyped,
} from '#model/cart/cartSlice';
import { itemCompared, itemUncompared } from '#model/cart/compareSlice';
import { currencyChosen } from '#model/money/currencySlice';
import { shopReducer, type ShopState } from '#model/shopState';
import { itemUnwished, itemWished, wishlistCleared } from '#model/cart/wishlistSlice';
import { line, product, program, saved } from '#tests/support/samples';

const start = shopReducer(undefined, { type: 'start' });
const full: ShopState = {
  ...start,
  cart: [line({ quantity: 2 }), line({ cartItemId: 'line-2', id: 'cup' })],
  wishlist: [saved(), saved({ id: 'cup' })],
  compare: [saved(), saved({ id: 'cup' })],
};

type Action = Parameters<typeof shopReducer>[1];
const ruleFor = (action: Action, before = full) => toastFor(action, before, shopReducer(before, action));

const storeWith = (withdraw: (undone: string) => void) => ({
  store: configureStore({
    reducer: shopReducer,
    middleware: (defaults) => defaults().concat(toastMiddleware(() => undefined, withdraw)),
  }),
});

/** The text a shopper reads in English. */
const texts = new Map(Object.entries(english.toast).map(([name, text]) => [`toast.${name}`, text]));
const spoken = (action: Action, before = full): [string | undefined, string | undefined] => {
  const rule = ruleFor(action, before);
  return [texts.get(rule?.text ?? ''), rule?.style];
};

test('one unit more is said as one unit less is', () => {
  const more = (limit: number) => lineIncremented({ cartItemId: 'line-1', limit });
  expect(spoken(more(5))).toEqual(['Added To Cart', 'success']);
  expect(ruleFor(more(2))).toMatchObject({ style: 'info', text: 'toast.noMoreInStock' });
});

describe('the messages of the specification, word for word', () => {
  test.each<[string, Action, string, string]>([
    ['cart add', itemAdded(product()), 'Added To Cart', 'success'],
    ['cart remove', lineRemoved('line-1'), 'Removed From Cart', 'error'],
    ['cart emptied', cartCleared(), 'Removed From Cart', 'error'],
    ['cart decrement', lineDecremented('line-1'), 'Item Decremented From Cart', 'warning'],
    ['cart decrement of the last unit', lineDecremented('line-2'), 'Item Decremented From Cart', 'warning'],
    ['compare add', itemCompared(program()), 'Added To compare', 'default'],
    ['compare add of what is compared', itemCompared(product()), 'Added To compare', 'default'],
    ['compare remove', itemUncompared(product()), 'Removed From Compare', 'default'],
    ['wishlist add', itemWished(program()), 'Added To wishlist', 'default'],
    ['wishlist duplicate', itemWished(product()), 'Product already in wishlist', 'info'],
    ['wishlist remove', itemUnwished(product()), 'Removed From Wishlist', 'default'],
    ['wishlist emptied', wishlistCleared(), 'Removed From Wishlist', 'default'],
  ])('%s', (_, action, text, style) => {
    expect(spoken(action)).toEqual([text, style]);
  });
  test('an add that the stock does not allow says so', () => {
    const before = { ...start, cart: [line({ quantity: 10 })] };
    expect(spoken(itemAdded(product({ stock: 10 })), before)).toEqual([
      'No more of this is in stock',
      'info',
    ]);
    expect(spoken(itemAdded(product({ stock: 0 })), start)[1]).toBe('info');
  });
  test.each([currencyChosen('EUR'), quantityTyped({ cartItemId: 'line-1', quantity: 3, limit: 9 })])(
    '$type says nothing',
    (action) => {
      expect(ruleFor(action)).toBeUndefined();
    },
  );
});

describe('a message names its item', () => {
  test('with its picture and the way to where it is now', () => {
    expect(ruleFor(itemAdded(product({ name: 'Mat' })))).toMatchObject({
      item: { name: 'Mat' },
      view: '/cart',
    });
    expect(ruleFor(itemWished(program()))).toMatchObject({
      item: { name: program().name },
      view: '/wishlist',
    });
    expect(ruleFor(itemCompared(program()))).toMatchObject({ view: '/compare' });
  });
  test('a removal has nothing to show, but a name', () => {
    expect(ruleFor(lineRemoved('line-1'))).toMatchObject({ item: { name: line().name } });
    expect(ruleFor(lineRemoved('line-1'))?.view).toBeUndefined();
  });
});

describe('a removal can be taken back', () => {
  test.each<[string, Action]>([
    ['a line', lineRemoved('line-1')],
    ['the last line', lineRemoved('line-2')],
    ['the last unit of a line', lineDecremented('line-2')],
    ['the whole cart', cartCleared()],
    ['a wish', itemUnwished({ kind: 'product', id: 'mat' })],
    ['the whole wishlist', wishlistCleared()],
    ['a column', itemUncompared({ kind: 'product', id: 'cup' })],
  ])('%s returns to its place', (_, action) => {
    const undo = ruleFor(action)?.undo;
    const removed = shopReducer(full, action);
    expect(removed).not.toEqual(full);
    expect(undo && shopReducer(removed, undo)).toEqual(full);
  });
  test('the wishlist without losing what was wished since', () => {
    const undo = ruleFor(wishlistCleared())?.undo;
    const since = [wishlistCleared(), itemWished(product({ id: 'tea' })), itemWished(product({ id: 'cup' }))];
    const after = [...since, ...(undo ? [undo] : [])].reduce(shopReducer, full);
    expect(after.wishlist.map(({ id }) => id)).toEqual(['mat', 'cup', 'tea']);
  });
  test('is offered in several places, and used twice it counts once, whatever was added meanwhile', () => {
    const removals = [
      lineRemoved('line-1'),
      lineDecremented('line-2'),
      cartCleared(),
      itemUnwished(saved()),
      wishlistCleared(),
      itemUncompared(saved()),
    ];
    const between = [itemAdded(product()), itemAdded(product({ id: 'cup' })), itemWished(saved())];
    fc.assert(
      fc.property(
        fc.constantFrom(...removals),
        fc.array(fc.constantFrom(...between), { maxLength: 3 }),
        (removal, added) => {
          const undo = ruleFor(removal)?.undo;
          if (!undo) throw new Error(`${removal.type} offers no undo`);
          const once = [removal, ...added, undo].reduce(shopReducer, full);
          expect(shopReducer(once, undo)).toEqual(once);
        },
      ),
    );
  });
  test('used in the note of the page, it takes its toast away', () => {
    const withdrawn: string[] = [];
    const { store } = storeWith((undone) => void withdrawn.push(undone));
    store.dispatch(itemAdded(product()));
    const [added] = store.getState().cart;
    if (!added) throw new Error('Nothing was added.');
    store.dispatch(lineRemoved(added.cartItemId));
    store.dispatch(linesRestored({ lines: [added], index: 0 }));
    expect(withdrawn).toEqual([undoneBy(linesRestored({ lines: [added], index: 5 }))]);
  });
  test('one unit of several is taken back with the plus sign, not with the toast', () => {
    expect(ruleFor(lineDecremented('line-1'))?.undo).toBeUndefined();
  });
});
