import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { GuestOrder } from '#features/checkout/follow/GuestOrder';
import { OrderList } from '#features/checkout/placed/OrderList';
import { OrderPlaced } from '#features/checkout/placed/OrderPlaced';
import { currencyChosen } from '#model/money/currencySlice';
import type { PlacedOrder } from '#model/order/order';
import { showShop } from '#tests/support/showShop';

const id = '-OaBcDeFgHiJkLmNoPq1';
const order = vi.hoisted((): PlacedOrder => ({
  id: '-OaBcDeFgHiJkLmNoPq1',
  status: 'placed',
  createdAt: 1_790_000_000_000,
  currency: 'EUR',
  language: 'en',
  delivery: 'standard',
  contact: { name: 'Ada', email: 'ada@shop.example' },
  lines: [{ kind: 'product', id: 'mat', name: 'Mat', price: 25, discount: 0, quantity: 2 }],
  amounts: { items: 50, delivery: 6.9, total: 56.9, tax: 'included' },
  payment: { until: 1_795_000_000_000 },
}));
vi.mock('#model/money/rates', () => ({ rates: { USD: 1, EUR: 2, INR: 0.5 } }));
vi.mock('#services/firebase/orders/guestOrder', () => ({
  readGuestOrder: () => Promise.resolve(order),
  watchGuestOrder: () => Promise.resolve(() => undefined),
}));
vi.mock('#services/firebase/orders/ownOrders', () => ({
  watchOrders: (_uid: string, tell: (orders: PlacedOrder[]) => void) => {
    tell([order]);
    return Promise.resolve(() => undefined);
  },
}));

/** The amounts on the page, in order; those said in words to be US dollars are not among them. */
const amounts = (): string[] => document.body.textContent.match(/(?<!US)[$€₹][\d,]+\.\d\d/g) ?? [];

const path = `guestOrders/${id}`;
const lineAndTotals = ['€100.00', '€100.00', '€13.80', '€113.80'];

test.each([
  [
    'the confirmation',
    () => <OrderPlaced order={{ path, lines: order.lines, draft: order }} isMember={false} />,
    lineAndTotals,
  ],
  ['the page of a guest’s order', () => <GuestOrder id={id} />, lineAndTotals],
  ['a member’s orders', () => <OrderList uid="ada" dashboard={null} />, ['€113.80', ...lineAndTotals]],
])('%s keeps to the currency the order was placed in, at its rate', async (_name, part, expected) => {
  const { store } = await showShop(part(), []);
  await screen.findAllByText('€113.80');
  for (const chosen of ['USD', 'EUR', 'INR']) {
    act(() => void store.dispatch(currencyChosen(chosen)));
    expect(amounts()).toEqual(expected);
  }
});

test.each([
  ['the page of a guest’s order', () => <GuestOrder id={id} />],
  ['a member’s orders', () => <OrderList uid="ada" dashboard={null} />],
])('%s asks for US dollars, whatever is chosen', async (_name, part) => {
  const { store } = await showShop(part(), []);
  const payment = await screen.findByRole('region', { name: 'Payment', hidden: true });
  for (const chosen of ['USD', 'EUR', 'INR']) {
    act(() => void store.dispatch(currencyChosen(chosen)));
    expect(payment).toHaveTextContent(/^PaymentPlease pay US\$\s56\.90 by /);
  }
});
