import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CartLineEditor } from '#features/checkout/review/CartLineEditor';
import { itemAdded } from '#model/cart/cartSlice';
import { productsReceived } from '#model/catalogue/productSlice';
import { programsReceived } from '#model/catalogue/programSlice';
import { openShop, renderInShop } from '#tests/support/shopFixture';
import { product, program } from '#tests/support/samples';

test.each([
  ['gone', []],
  ['sold out', [product({ price: 80, stock: 0 })]],
])('a line whose item is %s has no price at review, as the total has none', async (_, left) => {
  const shop = await openShop('empty');
  shop.store.dispatch(itemAdded(product({ price: 80 })));
  shop.store.dispatch(productsReceived([...left, product({ id: 'other' })]));
  const [line] = shop.store.getState().cart;
  if (!line) throw new Error('It is in the cart.');
  await renderInShop(<CartLineEditor line={line} onRemove={() => undefined} />, { shop });
  expect(screen.getByRole('listitem')).toHaveTextContent('not available, not in the sum');
  expect(screen.getByRole('listitem')).not.toHaveTextContent('$');
});

test('a line of which there is nothing more to say has no empty paragraph, which a screen reader would stop at', async () => {
  const shop = await openShop('empty');
  const calm = program({ id: 'calm', name: 'Calm' });
  shop.store.dispatch(programsReceived([calm]));
  shop.store.dispatch(itemAdded(calm));
  const [line] = shop.store.getState().cart;
  if (!line) throw new Error('It is in the cart.');
  await renderInShop(<CartLineEditor line={line} onRemove={() => undefined} />, { shop });
  for (const paragraph of screen.getAllByRole('paragraph')) expect(paragraph).not.toBeEmptyDOMElement();
});
