import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EmptyCheckout } from '../../../src/features/checkout/EmptyCheckout';
import { browserOrders } from '../../../src/services/storage/orderMemory';
import { showShop } from '../../support/showShop';

const id = '-OaBcDeFgHiJkLmNoPq1';
const address = () => screen.getByTestId('address').textContent;

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a review whose order was placed while the page was reloaded leads to its confirmation', async () => {
  browserOrders.writePlaced({ path: `guestOrders/${id}`, lines: [] });
  await showShop(<EmptyCheckout />, [], '/checkout?step=review');
  expect(address()).toBe(`/checkout?placed=${id}`);
});

test.each(['/checkout', '/checkout?step=review'])('%s with nothing to order says so', async (at) => {
  if (at === '/checkout') browserOrders.writePlaced({ path: `guestOrders/${id}`, lines: [] });
  await showShop(<EmptyCheckout />, [], at);
  expect(screen.getByText(/Your cart is empty/)).toBeInTheDocument();
  expect(address()).toBe(at);
});
