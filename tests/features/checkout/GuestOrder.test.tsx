import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { GuestOrder } from '#features/checkout/follow/GuestOrder';
import type { FollowedOrder } from '#model/order/order';
import { ToastArea } from '#ui/toast/ToastArea';
import { showShop } from '#tests/support/showShop';

const program = {
  kind: 'program',
  id: 'calm',
  name: 'Calm',
  price: 20,
  discount: 0,
  quantity: 1,
  key: 'programs:calm',
} as const;
const order: FollowedOrder = {
  id: '-OaBcDeFgHiJkLmNoPqZ',
  createdAt: 0,
  status: 'confirmed',
  lines: [{ kind: 'product', id: 'mat', name: 'Mat', price: 20, discount: 0, quantity: 1 }],
  currency: 'USD',
  delivery: 'standard',
  amounts: { items: 20, delivery: 6.9, total: 26.9 },
};
vi.mock('#features/checkout/follow/useGuestOrder', () => ({
  useGuestOrder: () => ({ phase: 'ready', order }),
}));
vi.mock('#services/firebase/orders/cancelOrder', () => ({ cancelOrder: () => Promise.resolve('cancelled') }));

test('a link that cannot be copied is said and reported', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const error = new DOMException('Not here.', 'NotAllowedError');
  const { user } = await showShop(
    <>
      <GuestOrder id={order.id} />
      <ToastArea label="Messages" closeLabel="Close" />
    </>,
    [],
  );
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(error);
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText(/could not be copied/)).toBeInTheDocument();
  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('copied'), error);
});

test('what was paid back is said with its day, also of an order that was cancelled', async () => {
  const refund = { at: 1, day: '2026-11-25', sum: 20, lines: { 'products:mat': 1 }, isRestocked: true };
  Object.assign(order, {
    status: 'cancelled',
    payment: { until: 2, paidAt: 1 },
    refunds: [refund, { ...refund, at: 2, sum: 0 }, { ...refund, at: 3, day: '2026-11-26', sum: 6.9 }],
  });
  await showShop(<GuestOrder id={order.id} />, []);
  expect(screen.getByText(/^\$20\.00 paid back on November 25, 2026\.$/)).toBeInTheDocument();
  expect(screen.getAllByText(/paid back on/)).toHaveLength(2);
});

test.each([
  ['USD', '$26.90', /^Please pay \$26\.90 by/],
  ['EUR', '€26.90', /^Please pay US\$\s26\.90 by/],
])(
  'what was ordered in %s is asked for as it was shown, and named as dollars where that was other money',
  async (currency, total, text) => {
    Object.assign(order, { status: 'confirmed', currency, payment: { until: 2 }, refunds: undefined });
    await showShop(<GuestOrder id={order.id} />, []);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByText(total)).toBeInTheDocument();
    order.currency = 'USD';
  },
);

test.each([
  ['the last to pay on', { until: Date.parse('2026-12-04T05:30:00Z') }, /December 3, 2026/],
  [
    'the one on which money came',
    { until: 2, paidAt: Date.parse('2027-01-01T07:00:00Z') },
    /Paid.* December 31, 2026/,
  ],
])('a day is the shop’s, as in its letters, wherever the shopper is: %s', async (_, payment, text) => {
  Object.assign(order, { status: 'confirmed', payment, refunds: undefined });
  await showShop(<GuestOrder id={order.id} />, []);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('an order was placed, and came to its status, on a day of the shop', async () => {
  Object.assign(order, {
    status: 'confirmed',
    createdAt: Date.parse('2026-11-26T05:30:00Z'),
    at: { confirmed: Date.parse('2026-11-28T07:59:00Z') },
    payment: undefined,
  });
  await showShop(<GuestOrder id={order.id} />, []);
  expect(screen.getByText(/November 25, 2026/)).toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Status' })).toHaveTextContent('November 27, 2026');
});

test('whoever cancels is led to where it is said, which stands above on a phone', async () => {
  Object.assign(order, { status: 'placed', at: undefined });
  const { user } = await showShop(<GuestOrder id={order.id} />, []);
  await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Cancel the order' }));
  const status = screen.getByRole('status', { name: 'Status' });
  await waitFor(() => expect(status).toHaveFocus());
  expect(status).toHaveTextContent('This order is cancelled');
});

test.each([
  ['sent', /^Ready All is ready: you have the link to the first week\./],
  ['delivered', /^Complete This order is complete\./],
])('an order of programs alone that is %s is not said to be on its way', async (status, text) => {
  Object.assign(order, { status, delivery: 'none', lines: [program], at: undefined, refunds: undefined });
  await showShop(<GuestOrder id={order.id} />, []);
  expect(screen.getByRole('status', { name: 'Status' })).toHaveTextContent(text);
  expect(screen.getByText(/^The link to the first week comes by e-mail/)).toHaveTextContent(/Done\.$/);
  expect(screen.queryByText(/on its way|has arrived\. Enjoy/)).not.toBeInTheDocument();
});

test.each(['confirmed', 'sent', 'delivered'] as const)(
  'the page of an order that is %s says no next step once its money went back',
  async (status) => {
    const back = { at: 5, day: '2026-11-30', lines: {}, isRestocked: false };
    Object.assign(order, {
      status,
      delivery: 'standard',
      lines: [program],
      at: { confirmed: 1, sent: 2, delivered: 3 },
      tracking: 'https://post.example/1',
      payment: { until: 2, paidAt: 1 },
      refunds: [{ ...back, sum: 26.9 }],
    });
    await showShop(<GuestOrder id={order.id} />, []);
    expect(screen.getByRole('status', { name: 'Status' })).toHaveTextContent(
      /^Paid back November 30, 2026 This order has ended: your money went back to you/,
    );
    expect(screen.queryByRole('region', { name: 'How your program begins' })).toBeNull();
    expect(screen.queryByRole('link', { name: /Follow the parcel/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Withdraw from contract here' })).toBeNull();
  },
);
