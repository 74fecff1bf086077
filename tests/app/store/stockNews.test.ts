import { configureStore } from '@reduxjs/toolkit';
import { beforeEach, expect, test, vi } from 'vitest';
import { tellStockNews } from '../../../src/app/store/stockNews';
import { productsReceived } from '../../../src/model/catalogue/productSlice';
import { shopReducer } from '../../../src/model/shopState';
import { deviceWishes } from '../../../src/services/storage/deviceStockWishes';
import { drawToasts } from '../../../src/ui/toast/toasts';
import { product } from '../../support/samples';

const show = vi.fn<(toast: object) => void>();
beforeEach(() => {
  localStorage.clear();
  drawToasts({ show, withdraw: () => undefined });
  // What was shown before anything could draw it is drawn now.
  show.mockReset();
});

test('what is back is said once and stays until it is closed; what is still gone is waited for', async () => {
  const store = configureStore({ reducer: shopReducer });
  store.dispatch(productsReceived([product({ id: 'mat', name: 'Mat' }), product({ id: 'rope', stock: 0 })]));
  deviceWishes.write(['mat', 'rope', 'vanished']);
  await tellStockNews(store);
  expect(show).toHaveBeenCalledOnce();
  expect(show).toHaveBeenCalledWith(
    expect.objectContaining({
      item: { name: 'Mat' },
      stays: true,
      view: expect.objectContaining({ path: '/product/mat' }),
    }),
  );
  expect(deviceWishes.read()).toEqual(['rope', 'vanished']);
});
