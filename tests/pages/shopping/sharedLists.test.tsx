import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { itemCompared } from '#model/cart/compareSlice';
import { itemWished } from '#model/cart/wishlistSlice';
import { ComparePage } from '#pages/shopping/ComparePage';
import { WishlistPage } from '#pages/shopping/WishlistPage';
import { product, program, saved } from '#tests/support/samples';
import { showShop } from '#tests/support/showShop';

const mat = product({ id: 'mat', name: 'Mat' });
const rope = product({ id: 'rope', name: 'Rope' });
const calm = program({ id: 'calm', name: 'Calm' });
const link = '#list=product/mat,program/calm,product/gone';

test('a shared wishlist is somebody else’s until it is kept, and never takes from one’s own', async () => {
  const { user, store } = await showShop(<WishlistPage />, [mat, rope, calm], `/wishlist${link}`);
  act(() => [rope, mat].forEach((item) => store.dispatch(itemWished(saved(item)))));
  const ids = () => store.getState().wishlist.map(({ id }) => id);
  expect(screen.getByRole('heading', { level: 1, name: 'A wishlist for you' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Calm' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Rope' })).toBeNull();
  expect(ids()).toEqual(['rope', 'mat']);
  await user.click(screen.getByRole('button', { name: 'Keep these too' }));
  expect(ids()).toEqual(['rope', 'mat', 'calm']);
  expect(screen.getByText('All of it is in your own list.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Keep these too' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See your own list' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible();
});

test.each([
  ['cut off', '#list=product/mat,program/ca%E', 1],
  ['too long', `#list=product/mat,${'product/rope,'.repeat(100)}`, 1],
  ['broken', '#list=%E0%A4%A', 0],
])('a link that is %s says that not all of the list is here', async (_, damaged, mats) => {
  await showShop(<WishlistPage />, [mat, rope, calm], `/wishlist${damaged}`);
  expect(screen.getByText(/^Not all of this list is here/)).toBeVisible();
  expect(screen.queryByText(/in the shop any more/)).toBeNull();
  expect(screen.queryAllByRole('link', { name: 'Mat' })).toHaveLength(mats);
});

test('a shared comparison is compared at once, and can be kept', async () => {
  const { user, store } = await showShop(
    <ComparePage />,
    [mat, rope],
    '/compare#list=product/mat,product/rope',
  );
  act(() => void store.dispatch(itemCompared(saved(mat))));
  const table = screen.getByRole('table', { name: 'Products' });
  expect(within(table).getByRole('link', { name: 'Rope' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Keep these too' }));
  expect(store.getState().compare.map(({ id }) => id)).toEqual(['mat', 'rope']);
});

test('one’s own list is shared by a link with nothing but ids behind the #', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  const { user, store } = await showShop(<WishlistPage />, [mat], '/wishlist');
  expect(screen.queryByRole('button', { name: 'Share this list' })).toBeNull();
  act(() => void store.dispatch(itemWished(saved(mat))));
  await user.click(screen.getByRole('button', { name: 'Share this list' }));
  expect(share.mock.calls[0]?.[0].url).toBe(`${window.location.origin}/wishlist#list=product/mat`);
});
