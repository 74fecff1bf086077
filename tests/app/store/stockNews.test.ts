import { configureStore } from '@reduxjs/toolkit';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { tellStockNews } from '#app/store/stockNews';
import type { Product } from '#model/catalogue/item';
import { productsReceived } from '#model/catalogue/productSlice';
import { shopReducer } from '#model/shopState';
import { deviceWishes } from '#services/storage/deviceStockWishes';
import { renderToasts } from '#ui/toast/toasts';
import { product, variation } from '#tests/support/samples';
import { loadRealTexts } from '#tests/support/shopFixture';

const show = vi.fn<(toast: object) => void>();
/** What the database says of each product; a product that is not there is refused. */
const now = new Map<string, unknown>();

beforeAll(loadRealTexts);

beforeEach(() => {
  now.clear();
  vi.stubGlobal('fetch', (address: string) => {
    const [id = ''] = /[^/]+(?=\.json)/.exec(address) ?? [];
    return Promise.resolve(
      now.has(id) ? Response.json(now.get(id)) : new Response('Permission denied', { status: 401 }),
    );
  });
  renderToasts({ show, withdraw: () => undefined });
  // What was shown before anything could render it is rendered now.
  show.mockReset();
});

/** A shop that shows these products; the database has them too, unless the test says otherwise. */
function shopWith(...products: Product[]) {
  const store = configureStore({ reducer: shopReducer });
  store.dispatch(productsReceived(products));
  for (const each of products) now.set(each.id, each);
  return store;
}

test('what is back is said once and stays until it is closed; what is still gone is waited for', async () => {
  const store = shopWith(product({ id: 'mat', name: 'Mat' }), product({ id: 'rope', stock: 0 }));
  deviceWishes.write([{ id: 'mat' }, { id: 'rope' }, { id: 'vanished' }]);
  await tellStockNews(store);
  expect(show).toHaveBeenCalledOnce();
  expect(show).toHaveBeenCalledWith(
    expect.objectContaining({
      item: { name: 'Mat' },
      stays: true,
      view: expect.objectContaining({ path: '/product/mat' }),
    }),
  );
  expect(deviceWishes.read()).toEqual([{ id: 'rope' }, { id: 'vanished' }]);
});

test('of a colour and size it is said when these are back, and the link leads to them', async () => {
  const store = shopWith(product({ id: 'tee', variation: [variation('Fern', { M: 0, L: 4 })] }));
  const wish = (size: string) => ({ id: 'tee', selectedProductColor: 'Fern', selectedProductSize: size });
  deviceWishes.write([wish('M'), wish('L')]);
  await tellStockNews(store);
  expect(show).toHaveBeenCalledOnce();
  expect(show).toHaveBeenCalledWith(
    expect.objectContaining({ view: expect.objectContaining({ path: '/product/tee?color=Fern&size=L' }) }),
  );
  expect(deviceWishes.read()).toEqual([wish('M')]);
});

test('nothing is said where only the device has it in stock, or where the database does not answer', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const store = shopWith(product({ id: 'mat' }), product({ id: 'rope' }));
  now.set('mat', product({ id: 'mat', stock: 0 }));
  now.delete('rope');
  const wishes = [{ id: 'mat' }, { id: 'rope' }];
  deviceWishes.write(wishes);
  await tellStockNews(store);
  expect(show).not.toHaveBeenCalled();
  expect(deviceWishes.read()).toEqual(wishes);
  vi.mocked(console.warn).mockRestore();
});
