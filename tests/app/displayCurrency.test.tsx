import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { itemAdded } from '../../src/model/cart/cartSlice';
import { itemCompared } from '../../src/model/cart/compareSlice';
import { itemWished } from '../../src/model/cart/wishlistSlice';
import { currencyChosen } from '../../src/model/money/currencySlice';
import { linesRepriced } from '../../src/model/cart/cartSlice';
import { savedItemOf } from '../../src/model/saved/savedItem';
import { loadRealTexts, openShop, type OpenShop } from '../support/shopFixture';
import { drawAddress, stubBrowser } from '../support/wholeShop';

// The rates of the specification are all one; with these, an amount that does not follow is seen.
vi.mock('../../src/model/money/rates', () => ({ rates: { USD: 1, EUR: 2, INR: 0.5 } }));
// Who is signed in is asked of a service that no test should wait for.
vi.mock('../../src/features/account/session/followMember', () => ({
  followMember: (tell: (news: { account: { phase: 'guest' } }) => void) => {
    tell({ account: { phase: 'guest' } });
    return Promise.resolve(() => undefined);
  },
}));

let shop: OpenShop;
beforeAll(async () => {
  await loadRealTexts();
  stubBrowser();
  const details = {
    name: 'Ada',
    email: 'ada@shop.example',
    country: 'DE',
    line1: 'Ulmenweg 1',
    postcode: '10115',
    city: 'Berlin',
    delivery: 'standard',
  };
  sessionStorage.setItem('eightwell:draft:checkout', JSON.stringify(details));
  shop = await openShop();
  const { product, program } = shop.store.getState();
  const plain = product.products.filter(({ variation, stock }) => variation.length === 0 && stock > 2);
  const reduced = plain.find(({ discount }) => discount > 0);
  for (const item of [plain[0], reduced, program.programs[0]]) {
    if (!item) throw new Error('The sample catalogue has no such item.');
    shop.store.dispatch(itemAdded(item));
    shop.store.dispatch(itemWished(savedItemOf(item)));
    shop.store.dispatch(itemCompared(savedItemOf(item)));
  }
  // As if the catalogue had changed a price since the cart was filled.
  const [first, ...others] = shop.store.getState().cart;
  if (first) shop.store.dispatch(linesRepriced([{ ...first, priceBefore: first.price + 1.11 }, ...others]));
});
afterAll(() => sessionStorage.clear());

/** The button that orders names what is charged, which is US dollars whatever is displayed. */
const withoutOrderButton = (): string => {
  const button = screen.queryByRole('button', { name: /^Order and pay/ });
  return document.body.textContent.replace(button?.textContent ?? '', '');
};

/** The amounts on the page, in order; those said in words to be US dollars stay what they are. */
const amounts = (symbol: string): number[] =>
  [...withoutOrderButton().matchAll(new RegExp(`(?<!US)[${symbol}]([\\d,]+\\.\\d\\d)`, 'g'))].map(
    ([, digits = '']) => Number(digits.replaceAll(',', '')),
  );

const choose = (currency: string) => act(() => void shop.store.dispatch(currencyChosen(currency)));

/** To whole cents, half-up; the sample has no amount that a double could not hold exactly here. */
const times = (rate: number, shown: readonly number[]) =>
  shown.map((amount) => Math.round(amount * rate * 100 + 1e-6) / 100);

const idOf = (kind: 'product' | 'program') =>
  kind === 'product'
    ? shop.store.getState().product.products[0]?.id
    : shop.store.getState().program.programs[0]?.id;

test.each([
  ['the home page', () => '/', 10],
  ['a list with a price filter', () => '/Shop?min=10&max=60', 20],
  ['a program', () => `/program/${idOf('program')}`, 3],
  ['a product', () => `/product/${idOf('product')}`, 3],
  ['the cart', () => '/cart', 8],
  ['the wishlist', () => '/wishlist', 4],
  ['the comparison', () => '/compare', 4],
  ['the first step of checkout', () => '/checkout', 12],
  ['the review of an order', () => '/checkout?step=review', 9],
  ['the kitchen', () => '/cloud-kitchen', 10],
  ['a topic', () => '/sleep', 3],
])('every amount of %s follows the rate of the currency', async (_page, address, least) => {
  choose('USD');
  await drawAddress(shop, address());
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(amounts('$').length).toBeGreaterThanOrEqual(least));
  const dollars = amounts('$');
  choose('EUR');
  expect(amounts('€')).toEqual(times(2, dollars));
  expect(amounts('$')).toEqual([]);
  choose('INR');
  expect(amounts('₹')).toEqual(times(0.5, dollars));
  expect(amounts('$€')).toEqual([]);
});

test('what is charged is said on an item’s own page and at the total, and once on a list', async () => {
  choose('EUR');
  await drawAddress(shop, `/product/${idOf('product')}`);
  const [price] = await screen.findAllByText(/^Charged in US dollars: US\$/);
  expect(price?.closest('p')).toHaveTextContent(/^€/);
  cleanup();
  await drawAddress(shop, '/Shop');
  await waitFor(() =>
    expect(screen.getAllByText('Prices are shown in EUR. Orders are charged in US dollars.').length).toBe(1),
  );
  expect(screen.queryByText(/^Charged in US dollars/)).toBeNull();
  cleanup();
  await drawAddress(shop, '/cart');
  expect(await screen.findAllByText(/^Charged in US dollars/)).toHaveLength(1);
  choose('USD');
  expect(screen.queryByText(/in US dollars/)).toBeNull();
});

test('a price limit is typed and shown in the currency, and kept in US dollars', async () => {
  choose('EUR');
  await drawAddress(shop, '/Shop?max=30');
  const to = await screen.findByRole('textbox', { name: 'To' });
  expect(to).toHaveValue('60');
  expect(screen.getByRole('button', { name: 'Remove Up to €60.00' })).toBeInTheDocument();
  const { default: userEvent } = await import('@testing-library/user-event');
  const user = userEvent.setup();
  await user.clear(to);
  await user.type(to, '25{Enter}');
  expect(window.location.search).toBe('?max=12.5');
  expect(to).toHaveValue('25');
});

test('where a currency is chosen and at a price stands at which rate it is shown, and what is charged', async () => {
  choose('USD');
  await drawAddress(shop, `/product/${idOf('product')}`);
  await screen.findByRole('heading', { level: 1 });
  const note = /^Shown in . at 1 : [\d.]+, charged in US dollars$/;
  expect(screen.queryByText(note)).toBeNull();
  choose('EUR');
  expect(screen.getAllByText('Shown in € at 1 : 2, charged in US dollars')).toHaveLength(1);
});

test('a list says it once, not at every price', async () => {
  choose('EUR');
  await drawAddress(shop, '/Shop');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(amounts('€').length).toBeGreaterThan(10));
  expect(screen.getAllByText(/charged in US dollars$/)).toHaveLength(1);
});
