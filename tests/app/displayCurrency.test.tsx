import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { itemAdded, linesReplaced } from '#model/cart/cartSlice';
import { itemCompared } from '#model/cart/compareSlice';
import { itemWished } from '#model/cart/wishlistSlice';
import { currencyChosen } from '#model/money/currencySlice';
import { savedItemOf } from '#model/saved/savedItem';
import { routes } from '#app/routes/routes';
import { dimensionPattern, isDeskPath, paths, productPaths, programPaths, withId } from '#model/paths';
import { typedDetails } from '#tests/support/samples';
import { loadRealTexts, openShop, type OpenShop } from '#tests/support/shopFixture';
import { addressOf, renderAddress, stubBrowser } from '#tests/support/wholeShop';

// The rates of the specification are all one; with these, an amount that does not follow is seen.
vi.mock('#model/money/rates', () => ({ rates: { USD: 1, EUR: 2, INR: 0.5 } }));
vi.mock('#features/account/session/followMember', () => import('#tests/support/asGuest'));

let shop: OpenShop;
beforeEach(() => {
  stubBrowser();
  sessionStorage.setItem('eightwell:draft:checkout', JSON.stringify(typedDetails));
});
beforeAll(async () => {
  await loadRealTexts();
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
  if (first) shop.store.dispatch(linesReplaced([{ ...first, priceBefore: first.price + 1.11 }, ...others]));
});

/** The button that orders names what is charged, which is US dollars whatever is displayed. */
const withoutOrderButton = (): string => {
  const text = document.body.textContent;
  // To look for a role on a long page takes longer than all the rest.
  if (!text.includes('Order with obligation to pay')) return text;
  const button = screen.queryByRole('button', { name: /^Order with obligation to pay/ });
  return text.replace(button?.textContent ?? '', '');
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

/** What stands there in each currency, and what should by the rates, once there are at least so many amounts. */
async function inEveryCurrency(least: number) {
  choose('USD');
  await waitFor(() => expect(amounts('$').length).toBeGreaterThanOrEqual(least));
  const dollars = amounts('$');
  choose('EUR');
  const euros = { followed: amounts('€'), left: amounts('$') };
  choose('INR');
  const rupees = { followed: amounts('₹'), left: amounts('$€') };
  return {
    shown: [euros, rupees],
    due: [2, 0.5].map((rate) => ({ followed: times(rate, dollars), left: [] })),
  };
}

/** How many amounts a page shows at least; every other one has that of the free delivery. */
const leastAt: Readonly<Record<string, number>> = {
  [paths.home]: 10,
  [paths.cart]: 8,
  [paths.wishlist]: 4,
  [paths.compare]: 4,
  [paths.checkout]: 12,
  [paths.kitchen]: 10,
  [paths.sleep]: 3,
  [paths.whatIsNew]: 10,
  [paths.physicalDimension]: 5,
  [paths.socialDimension]: 5,
  [dimensionPattern]: 5,
  [paths.health]: 5,
  [paths.social]: 5,
  [paths.comprehensiveWellness]: 5,
  [withId(programPaths.program)]: 3,
  [withId(productPaths.product)]: 3,
};

/** Other layouts, and other addresses, of pages that are in the list already. */
const isLayout = (path: string): boolean =>
  /^\/(shop-|product-|blog-|CardView|shopdetails|blogRewriting|login-register|(PhysicalWellness|fitness|yoga|sport)\/)/.test(
    path,
  );
// The owner's desk counts in the currency of the catalogue.
const pages = routes.map(({ path }) => path).filter((path) => !isLayout(path) && !isDeskPath(path));

test.each(pages)('every amount of %s follows the rate of the currency', async (path) => {
  await renderAddress(shop, addressOf(shop, path));
  await screen.findByRole('heading', { level: 1 });
  const { shown, due } = await inEveryCurrency(leastAt[path] ?? 1);
  expect(shown).toEqual(due);
});

test.each([
  ['a list with a price filter', '/Shop?min=10&max=60', 20],
  ['the review of an order', '/checkout?step=review', 9],
])('every amount of %s follows the rate of the currency', async (_page, address, least) => {
  await renderAddress(shop, address);
  await screen.findByRole('heading', { level: 1 });
  const { shown, due } = await inEveryCurrency(least);
  expect(shown).toEqual(due);
});

test.each([
  [
    'the cart’s dropdown',
    paths.contact,
    async (user: UserEvent) => {
      await user.click(screen.getByRole('button', { name: /^Cart, \d+ items/ }));
      return screen.findByRole('region', { name: /^Cart, \d+ items/ });
    },
  ],
  [
    'the quick view',
    paths.gadgets,
    async (user: UserEvent) => {
      const [button] = screen.getAllByRole('button', { name: /^Quick view of/ });
      if (button) await user.click(button);
      return screen.findByRole('dialog');
    },
  ],
  [
    'what the search suggests',
    paths.contact,
    async (user: UserEvent) => {
      await user.type(screen.getByRole('combobox', { name: 'Search the shop' }), 'mat');
      return screen.findByRole('listbox');
    },
  ],
  [
    'the programs that are found',
    paths.findProgram,
    async (user: UserEvent) => {
      await user.click(screen.getByRole('radio', { name: 'Sleep better' }));
      return screen.findByRole('region', { name: 'Three to begin with' });
    },
  ],
])('every amount of %s follows the rate of the currency', async (_part, address, open) => {
  choose('USD');
  await renderAddress(shop, address);
  await screen.findByRole('heading', { level: 1 });
  const before = amounts('$').length;
  const part = await open(userEvent.setup());
  await waitFor(() => expect(part).toHaveTextContent(/\$\d/));
  const { shown, due } = await inEveryCurrency(before + 1);
  expect(shown).toEqual(due);
});

test('what is charged is said on an item’s own page and at the total, and once on a list', async () => {
  choose('EUR');
  await renderAddress(shop, `/product/${idOf('product')}`);
  const [price] = await screen.findAllByText(/^Charged in US dollars: US\$/);
  expect(price?.closest('p')).toHaveTextContent(/^€/);
  cleanup();
  await renderAddress(shop, '/Shop');
  await waitFor(() =>
    expect(screen.getAllByText('Prices are shown in EUR. Orders are charged in US dollars.').length).toBe(1),
  );
  expect(screen.queryByText(/^Charged in US dollars/)).toBeNull();
  cleanup();
  await renderAddress(shop, '/cart');
  expect(await screen.findAllByText(/^Charged in US dollars/)).toHaveLength(1);
  choose('USD');
  expect(screen.queryByText(/in US dollars/)).toBeNull();
});

test('a price limit is typed and shown in the currency, and kept in US dollars', async () => {
  choose('EUR');
  await renderAddress(shop, '/Shop?max=30');
  const to = await screen.findByRole('textbox', { name: 'To' });
  expect(to).toHaveValue('60');
  expect(screen.getByRole('button', { name: 'Remove Up to €60.00' })).toBeInTheDocument();
  const user = userEvent.setup();
  await user.clear(to);
  await user.type(to, '25{Enter}');
  expect(window.location.search).toBe('?max=12.5');
  expect(to).toHaveValue('25');
});

test('where a currency is chosen and at a price stands at which rate it is shown, and what is charged', async () => {
  choose('USD');
  await renderAddress(shop, `/product/${idOf('product')}`);
  await screen.findByRole('heading', { level: 1 });
  const note = /^Shown in . at 1 : [\d.]+, charged in US dollars$/;
  expect(screen.queryByText(note)).toBeNull();
  choose('EUR');
  expect(screen.getAllByText('Shown in € at 1 : 2, charged in US dollars')).toHaveLength(1);
});

test('a list says it once, not at every price', async () => {
  choose('EUR');
  await renderAddress(shop, '/Shop');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(amounts('€').length).toBeGreaterThan(10));
  expect(screen.getAllByText(/charged in US dollars$/)).toHaveLength(1);
});
