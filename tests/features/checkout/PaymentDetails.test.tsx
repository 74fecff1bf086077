import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PaymentDetails } from '#features/checkout/payment/PaymentDetails';
import type { Payment } from '#model/order/payment';
import { renderInShop } from '#tests/support/shopFixture';

test.each([
  ['alone', undefined, 'By bank transfer'],
  ['beside a link', 'https://pay.example/i/1', 'Or by bank transfer'],
  ['beside a link that is not shown', 'https://elsewhere.example/i/1', 'By bank transfer'],
])('a transfer %s is named so', async (_, link, title) => {
  const payment = { until: Date.UTC(2026, 11, 10), ...(link && { link }) };
  const amounts = { items: 40, delivery: 5, total: 45 };
  await renderInShop(
    <PaymentDetails
      order={{
        id: '-OaBcDeFgHiJkLmNo_q1',
        currency: 'USD',
        status: 'confirmed',
        lines: [],
        amounts,
        payment,
      }}
    />,
  );
  expect(await screen.findByRole('heading', { level: 3, name: title })).toBeVisible();
});

test('where tax comes on top, it is in what is to pay', async () => {
  const payment = { until: Date.UTC(2026, 11, 10) };
  const amounts = { items: 40, delivery: 5, total: 45, tax: 'added' as const };
  const mat = {
    kind: 'product' as const,
    id: 'mat',
    name: 'Mat',
    price: 40,
    discount: 0,
    quantity: 1,
    taxRate: 10,
  };
  await renderInShop(
    <PaymentDetails
      order={{
        id: '-OaBcDeFgHiJkLmNo_q1',
        currency: 'USD',
        status: 'confirmed',
        lines: [mat],
        amounts,
        payment,
      }}
    />,
  );
  expect(await screen.findByText(/Please pay .*49\.50/)).toBeVisible();
});

/** An order of 45 dollars of which these sums went back already. */
const cancelledOrder = (payment: Payment, sums: readonly number[]) => ({
  id: '-OaBcDeFgHiJkLmNo_q1',
  currency: 'USD' as const,
  status: 'cancelled' as const,
  lines: [],
  amounts: { items: 40, delivery: 5, total: 45 },
  payment,
  refunds: sums.map((sum, at) => ({ at, day: '2026-12-02', sum, lines: {}, isRestocked: false })),
});

test.each([
  ['all of it', [], /^You have paid for it: .*45\.00.* goes back to you\.$/],
  ['what has not gone back yet', [20], /^You have paid for it: .*25\.00.* goes back to you\.$/],
])('of a paid order that was cancelled, %s is said to go back', async (_, sums, text) => {
  const payment = { until: Date.UTC(2026, 11, 10), paidAt: Date.UTC(2026, 11, 1) };
  await renderInShop(<PaymentDetails order={cancelledOrder(payment, sums)} />);
  expect(await screen.findByText(text)).toBeVisible();
});

test('what went back is told with what came back for it, and by which way it comes', async () => {
  const line = {
    key: 'products:mat',
    kind: 'product',
    id: 'mat',
    name: 'Cork mat',
    price: 20,
    discount: 0,
  } as const;
  await renderInShop(
    <PaymentDetails
      order={{
        id: '-OaBcDeFgHiJkLmNo_q1',
        currency: 'USD',
        status: 'delivered',
        lines: [{ ...line, quantity: 2 }],
        amounts: { items: 40, delivery: 5, total: 45 },
        refunds: [
          { at: 1, day: '2026-12-02', sum: 20, lines: { 'products:mat': 1 }, isRestocked: false },
          { at: 2, day: '2026-12-04', sum: 5, lines: {}, isRestocked: false },
        ],
      }}
    />,
  );
  expect(
    await screen.findByText(/20\.00 paid back on December 2, 2026 for 1 × .?Cork mat.?\.$/),
  ).toBeVisible();
  expect(screen.getByText(/5\.00 paid back on December 4, 2026\.$/)).toBeVisible();
  expect(screen.getByText(/^The money comes back to you the way you paid\./)).toBeVisible();
});

test.each([
  ['was not paid', undefined, []],
  ['has gone back', Date.UTC(2026, 11, 1), [45]],
])('nothing is said to go back of a cancelled order that %s', async (_, paidAt, sums) => {
  const payment = { until: Date.UTC(2026, 11, 10), ...(paidAt && { paidAt }) };
  await renderInShop(<PaymentDetails order={cancelledOrder(payment, sums)} />);
  expect(screen.queryByText(/goes back/)).not.toBeInTheDocument();
});
