import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CartButton } from '#features/cart/CartButton';
import { itemAdded } from '#model/cart/cartSlice';
import { productsReceived } from '#model/catalogue/productSlice';
import { programsReceived } from '#model/catalogue/programSlice';
import { currencyChosen } from '#model/money/currencySlice';
import { renderInShop, openShop } from '#tests/support/shopFixture';
import { product, program, variation } from '#tests/support/samples';

async function openCart(...actions: Parameters<typeof itemAdded>[]) {
  const shop = await openShop('empty');
  for (const action of actions) shop.store.dispatch(itemAdded(...action));
  const drawn = await renderInShop(<CartButton />, { shop });
  await drawn.user.click(screen.getByRole('button', { name: /^Cart,/ }));
  await screen.findByRole('region', { name: /^Cart,/ });
  return drawn;
}

describe('the cart dropdown', () => {
  test('says when nothing is in it', async () => {
    await openCart();
    expect(screen.getByText('No items added to cart')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'checkout' })).not.toBeInTheDocument();
  });
  test('shows name, choice, quantity and price of each line, and the total', async () => {
    const mat = product({ price: 12.45, discount: 10, variation: [variation('Fern', { M: 9 })] });
    await openCart(
      [mat, { selectedProductColor: 'Fern', selectedProductSize: 'M' }, 3],
      [program({ price: 49 })],
    );
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent(/Mat.*Fern, M.*3 × \$11\.21/);
    expect(second).toHaveTextContent(/Calm.*1 × \$49\.00/);
    expect(screen.getByRole('link', { name: 'Mat' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/product\/mat/),
    );
    expect(screen.getByText('Total').parentElement).toHaveTextContent('$82.63');
    expect(screen.getByRole('link', { name: 'view cart' })).toHaveAttribute('href', '/cart');
    expect(screen.getByRole('link', { name: 'checkout' })).toHaveAttribute('href', '/checkout');
  });
  test('shows no price of what is gone or sold out, as the total has none', async () => {
    const shop = await openShop('empty');
    const [here, gone, sold] = [
      product({ price: 12 }),
      product({ id: 'gone', name: 'Gone', price: 80 }),
      product({ id: 'sold', name: 'Sold', price: 90 }),
    ];
    [here, gone, sold].forEach((item) => shop.store.dispatch(itemAdded(item)));
    shop.store.dispatch(productsReceived([here, { ...sold, stock: 0 }]));
    const { user } = await renderInShop(<CartButton />, { shop });
    await user.click(screen.getByRole('button', { name: /^Cart,/ }));
    await screen.findByRole('link', { name: 'Gone' });
    const [first, ...others] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('1 × $12.00');
    for (const other of others) {
      expect(other).toHaveTextContent('1 × not available, not in the sum');
      expect(other).not.toHaveTextContent('$');
    }
    expect(screen.getByText('Total').parentElement).toHaveTextContent('$12.00');
  });
  test('leads to the program, also where a product has the same id', async () => {
    const shop = await openShop('empty');
    const [calm, namesake, focus] = [
      program(),
      product({ id: 'calm', name: 'Calm balm' }),
      program({ id: 'focus', name: 'Focus' }),
    ];
    shop.store.dispatch(programsReceived([calm, focus]));
    shop.store.dispatch(productsReceived([namesake]));
    [calm, namesake, focus].forEach((item) => shop.store.dispatch(itemAdded(item)));
    const { user } = await renderInShop(<CartButton />, { shop });
    await user.click(screen.getByRole('button', { name: /^Cart,/ }));
    const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    await screen.findByRole('link', { name: 'Calm' });
    expect(['Calm', 'Calm balm', 'Focus'].map(leadsTo)).toEqual([
      '/program/calm',
      '/product/calm',
      '/product/focus',
    ]);
  });
  test.each([
    [199.99, '$0.01 to free delivery'],
    [200, 'Your delivery is free'],
    [200.01, 'Your delivery is free'],
  ])('at %d dollars it says “%s”', async (price, text) => {
    await openCart([product({ price })]);
    expect(screen.getByText(text)).toBeVisible();
  });
  test('promises no free delivery where nothing is delivered', async () => {
    await openCart([program({ price: 200 })]);
    expect(screen.getByText('Total').parentElement).toHaveTextContent('$200.00');
    expect(screen.queryByText('Your delivery is free')).not.toBeInTheDocument();
  });
  test('removes a line and says so', async () => {
    const { user, toasts } = await openCart([product()], [program()]);
    await user.click(screen.getByRole('button', { name: 'Remove Mat' }));
    expect(screen.queryByRole('link', { name: 'Mat' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Calm' })).toBeVisible();
    expect(toasts.at(-1)).toMatchObject({ style: 'error', text: 'toast.cartRemoved' });
  });
  test('follows the display currency', async () => {
    const { store } = await openCart([product({ price: 25 })]);
    store.dispatch(currencyChosen('INR'));
    expect(await screen.findByText('1 × ₹25.00')).toBeVisible();
  });
  test('keeps the focus on its button when it opens, and on Escape', async () => {
    const { user } = await openCart([product()]);
    const button = screen.getByRole('button', { name: /^Cart,/ });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });
});
