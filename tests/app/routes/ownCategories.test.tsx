import { renderHook, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { routes } from '#app/routes/routes';
import { usePageSearch } from '#features/catalogue/search/usePageSearch';
import { productsReceived } from '#model/catalogue/productSlice';
import { shopCategories } from '#model/catalogue/shopCategories';
import { linkPreview } from '#tests/support/linkPreview';
import { loadRealTexts, openShop } from '#tests/support/shopFixture';
import { otherTrade } from '#tests/support/otherTrade';
import { renderAddress, stubBrowser } from '#tests/support/wholeShop';
import type { ShopConfig } from '#tools/build/shopConfig';

/** A shop that gives two of the three pages categories of its own, and the third none. */
vi.mock('#shopConfig', async (original) => {
  const { shop, ...rest } = await original<{ shop: ShopConfig }>();
  return { ...rest, shop: { ...shop, categoryPages: { gadgets: 'Tools', food: 'Care', beauty: '' } } };
});

const products = otherTrade.filter((item) => item.kind === 'product');

beforeAll(loadRealTexts);
beforeEach(stubBrowser);

test.each([
  ['/gadgets', 'Tools'],
  ['/Food', 'Care'],
])('%s is called as the category it shows', async (address, category) => {
  const shop = await openShop('empty');
  shop.store.dispatch(productsReceived(products));
  await renderAddress(shop, address);
  const main = within(await screen.findByRole('main'));
  expect(main.getByRole('heading', { level: 1, name: category })).toBeVisible();
  expect(main.getByText(`Everything in the category ${category}.`)).toBeVisible();
  await waitFor(() => expect(document.title).toBe(`${category} | Eightwell`));
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    `Everything in the category ${category}.`,
  );
  expect(linkPreview('image')).toMatch(/\/og\.png$/);
});

test('a page without a category does not exist', () => {
  expect(routes.map(({ path }) => path)).not.toContain('/beauty');
});

test('a category that is not the food of the menu stands among the things', () => {
  expect(shopCategories(products)).toEqual(['Tools', 'Care']);
});

test('the search finds the pages by these categories, and by nothing else', async () => {
  const { store } = await openShop('empty');
  store.dispatch(productsReceived(products));
  const { result } = renderHook(() => usePageSearch(true), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  await waitFor(() => expect(result.current).toBeDefined());
  const found = (query: string) => result.current?.find(query).pages.map(({ path }) => path);
  expect(found('tools')).toContain('/gadgets');
  expect(found('gadgets')).not.toContain('/gadgets');
});
