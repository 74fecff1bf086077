import { act, screen, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { amountsOf } from '#model/order/amounts';
import type { ReactNode } from 'react';
import { ProgramFacts } from '#features/catalogue/detail/program/ProgramFacts';
import { OrderLines } from '#features/checkout/OrderLines';
import { translations } from '#i18n';
import { itemAdded } from '#model/cart/cartSlice';
import { itemCompared } from '#model/cart/compareSlice';
import { itemWished } from '#model/cart/wishlistSlice';
import { catalogueTextsOf, dictionaryOf } from '#model/catalogue/catalogueTexts';
import { CartPage } from '#pages/shopping/CartPage';
import { ComparePage } from '#pages/shopping/ComparePage';
import { ShopPage } from '#pages/catalogue/ShopPage';
import { WishlistPage } from '#pages/shopping/WishlistPage';
import { CatalogueWordsContext } from '#ui/text/CatalogueText';
import { NothingInView } from '#tests/support/nothingInView';
import { product, program, variation } from '#tests/support/samples';
import { loadRealTexts } from '#tests/support/shopFixture';
import { showShop } from '#tests/support/showShop';

const tee = product({
  id: 'tee',
  name: 'Plain Tee',
  category: ['Apparel', 'Travel'],
  tag: ['Evenings', 'Outdoors', 'Exercise', 'Zest'],
  variation: [variation('Fern', { Wide: 5 }), variation('Plum', { Slim: 5 })],
});
const texts = catalogueTextsOf({
  products: { tee: { name: 'Schlichtes Shirt' } },
  words: {
    category: [{ en: 'Apparel', text: 'Kleidung' }],
    tag: [
      { en: 'Evenings', text: 'Zum Abend' },
      { en: 'Outdoors', text: 'Ausflug' },
      { en: 'Exercise', text: 'Übung' },
    ],
    color: [{ en: 'Fern', text: 'Farngrün' }],
    size: [{ en: 'Slim', text: 'Schmal' }],
    level: [{ en: 'gentle', text: 'sanft' }],
  },
});
const inGerman = (page: ReactNode) => (
  <CatalogueWordsContext value={dictionaryOf([tee], texts)}>{page}</CatalogueWordsContext>
);
const fern = { selectedProductColor: 'Fern', selectedProductSize: 'Wide' };
const languageOf = (element: Element) => element.closest('body [lang]')?.getAttribute('lang') ?? undefined;

beforeEach(async () => {
  vi.stubGlobal('IntersectionObserver', NothingInView);
  await loadRealTexts();
  await translations.changeLanguage('de');
});
afterAll(() => translations.changeLanguage('en'));

const shopPage = <ShopPage head="shop" scope="all" sidebar="left" view="3" views={['3']} />;

test('facets say each value in German, or in English that is marked', async () => {
  await showShop(inGerman(shopPage), [tee], '/Shop');
  const value = (name: string) => {
    const box = screen.getByRole('checkbox', { name: new RegExp(`^${name} `) });
    return within(box.closest('li') ?? box).getByText(name);
  };
  for (const name of ['Kleidung', 'Ausflug', 'Farngrün', 'Schmal'])
    expect(languageOf(value(name))).toBeUndefined();
  for (const name of ['Travel', 'Zest', 'Plum', 'Wide']) expect(languageOf(value(name))).toBe('en');
});

test('equally frequent values stand in the order of the German alphabet, by the names that are shown', async () => {
  await showShop(inGerman(shopPage), [tee], '/Shop');
  const tags = screen.getByRole('group', { name: translations.t('lists:facet.tag') });
  const names = within(tags)
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);
  expect(names).toEqual(['Ausflug 1', 'Übung 1', 'Zest 1', 'Zum Abend 1']);
});

test('a program’s page says a level of the catalogue’s own in German, or in English that is marked', async () => {
  await showShop(inGerman(<ProgramFacts program={program({ level: 'gentle' })} />), []);
  expect(languageOf(screen.getByText('sanft'))).toBeUndefined();
  await showShop(inGerman(<ProgramFacts program={program({ level: 'brisk' })} />), []);
  expect(languageOf(screen.getByText('brisk'))).toBe('en');
});

test('the comparison says each word of a list for itself', async () => {
  const { store } = await showShop(inGerman(<ComparePage />), [tee]);
  act(() => void store.dispatch(itemCompared(tee)));
  expect(screen.getByText('Kleidung').closest('td')).toHaveTextContent('Kleidung · Travel');
  expect(languageOf(screen.getByText('Kleidung'))).toBeUndefined();
  expect(languageOf(screen.getByText('Travel'))).toBe('en');
});

test('the wishlist names in labels what it shows', async () => {
  const { store } = await showShop(inGerman(<WishlistPage />), [{ ...tee, variation: [] }]);
  act(() => void store.dispatch(itemWished(tee)));
  const labels = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? '');
  expect(labels.some((label) => label.includes('Schlichtes Shirt'))).toBe(true);
  expect(labels.filter((label) => label.includes('Plain Tee'))).toEqual([]);
});

test('a choice of one German word and one English word marks the English one alone', async () => {
  const { store } = await showShop(inGerman(<CartPage />), [tee]);
  act(() => void store.dispatch(itemAdded(tee, fern)));
  expect(languageOf(screen.getByText('Farngrün'))).toBeUndefined();
  expect(languageOf(screen.getByText('Wide'))).toBe('en');
});

test('a cart filled in German keeps the English, and the order made of it is read in German', async () => {
  const { store } = await showShop(<CartPage />, [tee]);
  act(() => void store.dispatch(itemAdded(tee, fern)));
  expect(store.getState().cart[0]).toMatchObject({ name: 'Plain Tee', ...fern });
  const line = {
    kind: 'product',
    id: 'tee',
    name: 'Plain Tee',
    price: 32,
    discount: 0,
    quantity: 1,
    color: 'Fern',
  } as const;
  const amounts = amountsOf([line], 'standard');
  await showShop(
    inGerman(<OrderLines order={{ lines: [line], delivery: 'standard', amounts, currency: 'USD' }} />),
    [tee],
  );
  expect(screen.getByText('Schlichtes Shirt').closest('li')).toHaveTextContent('Farngrün');
});

test('a reduction by a part of a percent is written as the language does, on cards and in comparisons', async () => {
  const reduced = { ...tee, price: 40, discount: 12.5 };
  await showShop(inGerman(shopPage), [reduced], '/Shop');
  expect(screen.getByText(/^−12,5\s%$/)).toBeInTheDocument();
  const { store } = await showShop(inGerman(<ComparePage />), [reduced], '/compare');
  act(() => void store.dispatch(itemCompared(reduced)));
  expect(within(screen.getByRole('table')).getByText(/^−12,5\s%$/)).toBeInTheDocument();
});
