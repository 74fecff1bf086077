import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { productsReceived } from '#model/catalogue/productSlice';
import { QuickView } from '#features/catalogue/detail/QuickView';
import { selectItem } from '#model/shopState';
import { useShop } from '#storeHooks';
import { product, variation } from '#tests/support/samples';
import { showShop } from '#tests/support/showShop';

const tee = product({
  id: 'tee',
  name: 'Tee',
  variation: [variation('Fern', { S: 2, M: 1 }), variation('Plum', { M: 9, L: 1 })],
});

function OpenQuickView() {
  const item = useShop((state) => selectItem(state, tee));
  return item && <QuickView item={item} onClose={() => undefined} />;
}

it('says that what was chosen went while it was open, and lets another be chosen', async () => {
  const { user, store } = await showShop(<OpenQuickView />, [tee]);
  await user.click(screen.getByRole('radio', { name: 'M' }));
  act(() => void store.dispatch(productsReceived([{ ...tee, variation: tee.variation.slice(1) }])));
  expect(screen.getByRole('alert')).toHaveTextContent('The color you chose is no longer available.');
  const add = screen.getByRole('button', { name: 'Add to cart' });
  await user.click(add);
  expect(store.getState().cart).toEqual([]);
  expect(screen.getByRole('radio', { name: 'M' })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'M' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(add);
  expect(store.getState().cart).toMatchObject([{ selectedProductColor: 'Plum', selectedProductSize: 'M' }]);
});
