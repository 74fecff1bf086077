import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { itemWished } from '#model/cart/wishlistSlice';
import { WishlistPage } from '#pages/shopping/WishlistPage';
import { product, program, saved, variation } from '#tests/support/samples';
import { showShop } from '#tests/support/showShop';

const tee = product({ id: 'tee', name: 'Tee', variation: [variation('Fern', { S: 3 })] });
const calm = program({ id: 'calm', name: 'Calm' });
const sold = product({ id: 'sold', name: 'Sold', stock: 0 });

async function show() {
  const shown = await showShop(<WishlistPage />, [tee, calm, sold], '/wishlist');
  const wishes = [saved(tee), saved(calm), saved(sold), saved({ id: 'gone', name: 'Gone' })];
  act(() => wishes.forEach((wish) => shown.store.dispatch(itemWished(wish))));
  return { ...shown, ids: () => shown.store.getState().wishlist.map(({ id }) => id) };
}
const press = (name: string) => screen.getByRole('button', { name });

it('moves to the cart, and takes it back in its place', async () => {
  const { user, store, ids } = await show();
  await user.click(press('Move to cart: Calm'));
  expect(store.getState().cart).toMatchObject([{ id: 'calm', quantity: 1 }]);
  expect(ids()).toEqual(['tee', 'sold', 'gone']);
  await user.click(press('Undo: Calm is in your cart.'));
  expect(ids()).toEqual(['tee', 'calm', 'sold', 'gone']);
});

it('asks for colour and size where they are needed', async () => {
  const { user, store, ids } = await show();
  await user.click(press('Choose and move: Tee'));
  const dialog = await screen.findByRole('dialog', { name: 'Tee' });
  await user.click(within(dialog).getByRole('button', { name: 'Add to cart' }));
  expect(store.getState().cart).toMatchObject([{ selectedProductColor: 'Fern', selectedProductSize: 'S' }]);
  expect(ids()).not.toContain('tee');
});

it('says what is sold out and what is gone, and removes it', async () => {
  const { user, ids } = await show();
  expect(screen.getByText('Sold out')).toBeInTheDocument();
  expect(screen.getByText('No longer available')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Move to cart: Sold' })).toBeNull();
  await user.click(press('Remove Gone from the wishlist'));
  expect(ids()).not.toContain('gone');
});

it('is emptied after a question, and filled again', async () => {
  const { user, ids } = await show();
  await user.click(press('Remove everything'));
  await user.click(await screen.findByRole('button', { name: 'Empty it' }));
  expect(screen.getByText('Nothing saved yet')).toBeInTheDocument();
  await user.click(press('Undo: The wishlist is empty now.'));
  expect(ids()).toHaveLength(4);
});

it('offers everything back only until something is saved again', async () => {
  const { user } = await show();
  await user.click(press('Remove everything'));
  await user.click(await screen.findByRole('button', { name: 'Empty it' }));
  await user.click(press('Undo: The wishlist is empty now.'));
  for (const name of ['Tee', 'Calm', 'Sold', 'Gone']) {
    await user.click(press(`Remove ${name} from the wishlist`));
  }
  expect(screen.getByText('Nothing saved yet')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo: The wishlist is empty now.' })).toBeNull();
});
