import type { ReactNode } from 'react';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { translations } from '#i18n';
import { itemAdded } from '#model/cart/cartSlice';
import { itemCompared } from '#model/cart/compareSlice';
import { itemWished } from '#model/cart/wishlistSlice';
import { productsReceived } from '#model/catalogue/productSlice';
import { CartPage } from '#pages/shopping/CartPage';
import { CheckoutPage } from '#pages/shopping/CheckoutPage';
import { ComparePage } from '#pages/shopping/ComparePage';
import { WishlistPage } from '#pages/shopping/WishlistPage';
import { product, saved } from '#tests/support/samples';
import { openShop, renderInShop } from '#tests/support/shopFixture';

vi.mock('#services/firebase/readSettings', () => ({ readSettings: () => new Promise(() => undefined) }));

const mat = product({ id: 'mat', name: 'Mat' });
const pages = [
  ['cart', CartPage],
  ['checkout', CheckoutPage],
  ['wishlist', WishlistPage],
  ['compare', ComparePage],
] as const;

interface Away {
  at?: string;
  /** Whether the mat is in cart, wishlist and comparison. */
  isListed?: boolean;
  /** Whether an earlier visit has left the catalogue. */
  isKept?: boolean;
}

/** A page of a shop whose database refuses. */
async function show(page: ReactNode, { at = '/', isListed = true, isKept = true }: Away = {}) {
  const shop = await openShop('empty');
  if (isKept) shop.store.dispatch(productsReceived([mat]));
  if (isListed)
    for (const listed of [itemAdded(mat), itemWished(saved(mat)), itemCompared(saved(mat))])
      shop.store.dispatch(listed);
  const retry = vi.fn<() => void>();
  const status = { phase: 'failed', problem: 'permission_denied', retry } as const;
  return { ...(await renderInShop(page, { shop, at, status })), retry };
}

afterEach(() => act(() => translations.changeLanguage('en')));

describe.each(pages)('the page %s', (_, Page) => {
  test('says once that the latest prices could not be read, and tries again', async () => {
    const { user, retry, store } = await show(<Page />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^We cannot show the latest prices\..*doesn't have permission/);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
    expect(store.getState().cart).toHaveLength(1);
  });

  test('says nothing where it shows nothing', async () => {
    await show(<Page />, { isListed: false });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test.each([
  ['fn', 'Nous ne pouvons pas afficher'],
  ['de', 'Die neuesten Preise'],
])('in %s the cart says it in that language', async (language, words) => {
  await show(<CartPage />);
  await act(() => translations.changeLanguage(language));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('a list from a link waits no longer for a catalogue that cannot be read', async () => {
  await show(<WishlistPage />, { at: '/wishlist#list=product/mat', isKept: false });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^We could not load the catalogue\./);
  expect(screen.queryByRole('status', { name: 'The list is being loaded' })).toBeNull();
});
