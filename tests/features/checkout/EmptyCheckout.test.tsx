import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Checkout } from '#features/checkout/Checkout';
import { EmptyCheckout } from '#features/checkout/EmptyCheckout';
import { cartCleared, linesReplaced } from '#model/cart/cartSlice';
import { browserOrders } from '#services/storage/orderMemory';
import { line, program } from '#tests/support/samples';
import { address, showShop } from '#tests/support/showShop';

const id = '-OaBcDeFgHiJkLmNoPq1';

test('a review whose order was placed while the page was reloaded leads to its confirmation', async () => {
  browserOrders.writePlaced({ path: `guestOrders/${id}`, lines: [] });
  await showShop(<EmptyCheckout hadLines={false} />, [], '/checkout?step=review');
  expect(address()).toBe(`/checkout?placed=${id}`);
});

test.each(['/checkout', '/checkout?step=review'])('%s with nothing to order says so', async (at) => {
  if (at === '/checkout') browserOrders.writePlaced({ path: `guestOrders/${id}`, lines: [] });
  await showShop(<EmptyCheckout hadLines={false} />, [], at);
  expect(screen.getByText(/Your cart is empty/)).toBeInTheDocument();
  expect(address()).toBe(at);
});

test('Back from the confirmation leads to no shopper who wonders whether the order was placed', async () => {
  browserOrders.writePlaced({ path: `guestOrders/${id}`, lines: [] });
  const { user } = await showShop(<EmptyCheckout hadLines={false} />, [], '/checkout');
  await user.click(screen.getByRole('link', { name: 'See the order you have placed' }));
  expect(address()).toBe(`/checkout?placed=${id}`);
});

test('an order that was just placed in another tab is one press away, one of yesterday is not', async () => {
  browserOrders.writePlaced({ path: `guestOrders/${id}`, lines: [] });
  // What a tab remembers of its own.
  sessionStorage.clear();
  const { unmount } = await showShop(<EmptyCheckout hadLines />, [], '/checkout');
  const link = screen.getByRole('link', { name: 'See the order you have placed' });
  expect(link).toHaveAttribute('href', `/order#${id}`);
  unmount();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
  await showShop(<EmptyCheckout hadLines />, [], '/checkout');
  expect(screen.queryByRole('link', { name: 'See the order you have placed' })).not.toBeInTheDocument();
});

test.each([true, false])(
  'a review whose cart is emptied says so, and is left; ordered before: %s',
  async (isPlaced) => {
    const nothing = vi.fn<() => void>();
    const { store } = await showShop(
      <Checkout shopper={{ kind: 'guest' }} step="review" onStep={nothing} onPlaced={nothing} />,
      [program()],
      '/checkout?step=review',
    );
    store.dispatch(linesReplaced([line({ kind: 'program', id: 'calm', name: 'Calm' })]));
    await screen.findByRole('form', { name: 'Your details' });
    if (isPlaced) browserOrders.writePlaced({ path: `guestOrders/${id}`, lines: [] });
    store.dispatch(cartCleared());
    expect(await screen.findByText(/Your cart is empty/)).toBeInTheDocument();
    // The page moves the focus with its step; and a reload must not take this review for that of an earlier order.
    expect(address()).toBe('/checkout');
  },
);
