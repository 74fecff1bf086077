import { act, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { CartButton } from '#features/cart/CartButton';
import { QuickView } from '#features/catalogue/detail/QuickView';
import { SearchBox } from '#features/catalogue/search/SearchBox';
import { itemAdded } from '#model/cart/cartSlice';
import { itemCompared } from '#model/cart/compareSlice';
import { itemWished } from '#model/cart/wishlistSlice';
import { CartPage } from '#pages/shopping/CartPage';
import { CategoryPage } from '#pages/catalogue/CategoryPage';
import { ComparePage } from '#pages/shopping/ComparePage';
import { ProductPage } from '#pages/catalogue/ProductPage';
import { ProgramPage } from '#pages/catalogue/ProgramPage';
import { ShopPage } from '#pages/catalogue/ShopPage';
import { WishlistPage } from '#pages/shopping/WishlistPage';
import { NothingInView } from '#tests/support/nothingInView';
import { product, program, variation } from '#tests/support/samples';
import { showShop } from '#tests/support/showShop';

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NothingInView);
});

const tee = product({
  id: 'tee',
  name: 'Plain Tee',
  summary: 'Soft and wide.',
  category: ['Apparel'],
  tag: ['Evenings'],
  variation: [variation('Fern', { Wide: 5 }), variation('Plum', { Slim: 5 })],
  details: [{ label: 'Fibre', value: 'Hemp' }],
});
const calm = program({
  id: 'calm',
  name: 'Calm Days',
  level: 'gentle',
  outcome: 'Sleep well',
  tag: ['Outdoors'],
  dimensions: ['Emotional'],
});
const fern = { selectedProductColor: 'Fern', selectedProductSize: 'Wide' };

const at = (path: string, page: ReactNode) => (
  <Routes>
    <Route path={path} element={page} />
  </Routes>
);
const shopPage = <ShopPage head="shop" scope="all" sidebar="left" view="3" views={['3']} />;

/** Elements with the word in a text of their own. */
const holders = (word: string): Element[] =>
  [...document.body.querySelectorAll('*')].filter((element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.includes(word),
    ),
  );
const languageOf = (element: Element) => element.closest('body [lang]')?.getAttribute('lang');

test.each<{ of: string; page: ReactNode; address?: string; words: string[] }>([
  {
    of: 'a product',
    page: at('/product/:id', <ProductPage gallery="below" />),
    address: '/product/tee',
    words: ['Plain Tee', 'Soft and wide.', 'Apparel', 'Evenings', 'Fern', 'Wide', 'Fibre', 'Hemp'],
  },
  {
    of: 'a program',
    page: at('/program/:id', <ProgramPage />),
    address: '/program/calm',
    words: ['Calm Days', 'Sleep well'],
  },
  { of: 'a list', page: shopPage, words: ['Plain Tee', 'Calm Days', 'Apparel', 'Evenings', 'Fern', 'Wide'] },
  { of: 'the categories', page: <CategoryPage />, words: ['Apparel'] },
  {
    of: 'the quick view',
    page: <QuickView item={tee} onClose={() => undefined} />,
    words: ['Plain Tee', 'Soft and wide.', 'Fern'],
  },
  { of: 'the cart', page: <CartPage />, words: ['Plain Tee', 'Fern', 'Wide', 'Calm Days'] },
  { of: 'the wishlist', page: <WishlistPage />, words: ['Plain Tee', 'Calm Days'] },
  {
    of: 'the comparison',
    page: <ComparePage />,
    words: ['Plain Tee', 'Calm Days', 'Apparel', 'Fern', 'Wide', 'Fibre', 'Hemp', 'gentle', 'Sleep well'],
  },
])('the catalogue’s words of $of are marked as English', async ({ page, address, words }) => {
  const { store } = await showShop(page, [tee, calm], address);
  act(() => {
    for (const item of [tee, calm]) {
      store.dispatch(itemAdded(item, item === tee ? fern : {}));
      store.dispatch(itemWished(item));
      store.dispatch(itemCompared(item));
    }
  });
  expect(words.filter((word) => holders(word).length === 0)).toEqual([]);
  const unmarked = words.flatMap(holders).filter((element) => languageOf(element) !== 'en');
  expect(unmarked.map(({ outerHTML }) => outerHTML)).toEqual([]);
});

test('so are those of the cart below its button, and of suggestions', async () => {
  const { store, user } = await showShop(
    <>
      <CartButton />
      <SearchBox />
    </>,
    [tee],
  );
  act(() => void store.dispatch(itemAdded(tee, fern)));
  await user.type(screen.getByRole('combobox', { name: 'Search the shop' }), 'plain');
  const [option] = await screen.findAllByRole('option');
  expect(option).toHaveTextContent('Plain TeeApparel');
  expect(holders('Plain Tee').concat(holders('Apparel')).map(languageOf)).toEqual(['en', 'en']);
  await user.click(screen.getByRole('button', { name: /^Cart,/ }));
  const link = await screen.findByRole('link', { name: 'Plain Tee' });
  expect(languageOf(within(link).getByText('Plain Tee'))).toBe('en');
  expect(languageOf(screen.getByText('Fern, Wide'))).toBe('en');
});

test('words of the interface beside them are not', async () => {
  await showShop(shopPage, [tee, calm], '/Shop');
  for (const word of ['Emotional', 'Programs', 'In stock']) {
    expect(holders(word).length).toBeGreaterThan(0);
    expect(new Set(holders(word).map(languageOf))).toEqual(new Set([undefined]));
  }
});
