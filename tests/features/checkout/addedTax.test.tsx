import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Checkout } from '#features/checkout/Checkout';
import { CartDropdown } from '#features/cart/CartDropdown';
import { linesReplaced } from '#model/cart/cartSlice';
import type { Item } from '#model/catalogue/item';
import type { OrderDraft } from '#model/order/order';
import { toPay } from '#model/order/taxes';
import { CartPage } from '#pages/shopping/CartPage';
import * as orders from '#services/firebase/orders/orders';
import { line, product, typedDetails } from '#tests/support/samples';
import { showShop } from '#tests/support/showShop';

vi.mock(import('#shopConfig'), async (importOriginal) => {
  const { shop, languages } = await importOriginal();
  const taxed = { tax: 'added', taxRate: 20, reducedTaxRates: { food: 10 } } as const;
  return { languages, shop: { ...shop, ...taxed } };
});
vi.mock('#services/firebase/orders/orders');
vi.mock('#services/firebase/readSettings');

const lines = [
  line({ id: 'mat', name: 'Mat', price: 100, quantity: 2 }),
  line({ cartItemId: 'line-2', id: 'tea', name: 'Tea', price: 10, quantity: 1 }),
];
const mat = product({ id: 'mat', name: 'Mat', price: 100 });
const tea = product({ id: 'tea', name: 'Tea', price: 10, tax: 'food' });
const details = { ...typedDetails, delivery: 'express' };
beforeEach(() => {
  sessionStorage.setItem('eightwell:draft:checkout', JSON.stringify(details));
  vi.mocked(orders.newOrderPath).mockReturnValue('guestOrders/-OaBcDeFgHiJkLmNoPq1');
  vi.mocked(orders.placeOrder).mockResolvedValue('placed');
});

async function show(part: React.ReactNode, items: readonly Item[] = [mat, tea]) {
  const shown = await showShop(part, items);
  act(() => void shown.store.dispatch(linesReplaced(lines)));
  return shown;
}
const checkout = () => (
  <Checkout shopper={{ kind: 'guest' }} step="review" onStep={() => {}} onPlaced={() => {}} />
);

test('the cart says the tax that comes on top, and the total with it', async () => {
  await show(<CartPage />);
  const summary = screen.getByRole('region', { name: 'Summary' });
  expect(summary).toHaveTextContent('Items$210.00Standard deliveryFreeTax (20%)$40.00Tax (10%)$1.00');
  expect(summary).toHaveTextContent('Total 3 items, delivered, with tax$251.00');
});

test('the cart beside the page says that tax comes on top', async () => {
  const { store } = await show(<CartDropdown label="Cart" face={null} />);
  expect(screen.getByText('Plus tax and delivery')).toBeVisible();
  act(() => void store.dispatch(linesReplaced([line({ id: 'calm', kind: 'program', quantity: 1 })])));
  expect(screen.getByText('plus tax')).toBeVisible();
});

test('checkout names what will be asked for: in its summary, on its button, and the order keeps the rates', async () => {
  await show(checkout());
  const button = await screen.findByRole('button', { name: 'Order with obligation to pay, $268.81' });
  // 14.90 of delivery go with the items in proportion: 14.19 at 20 %, 0.71 at 10 %.
  const summary = screen.getByRole('complementary', { name: 'Your order' });
  await waitFor(() =>
    expect(summary).toHaveTextContent('Tax (20%)$42.84Tax (10%)$1.07Total with tax$268.81'),
  );
  await userEvent.click(button);
  const [, sent] = vi.mocked(orders.placeOrder).mock.lastCall ?? [];
  expect(sent?.lines.map(({ taxRate }) => taxRate)).toEqual([20, 10]);
  expect(toPay(sent as OrderDraft)).toBe(268.81);
});

test('while the catalogue has not said a rate, tax is said to come on top', async () => {
  await show(<CartPage />, []);
  expect(screen.getByRole('region', { name: 'Summary' })).toHaveTextContent('delivered, plus tax$210.00');
});
