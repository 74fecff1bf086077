import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { History } from '#features/desk/order/History';
import { OrderContents } from '#features/desk/order/OrderContents';
import { bookedOrder } from '#tests/model/desk/bookedOrders';
import { inDesk } from '#tests/support/inDesk';

const mat = { kind: 'product' as const, name: 'Cork mat', discount: 0, quantity: 1 };
const { order } = bookedOrder({
  lines: [
    { ...mat, key: 'products:honey', id: 'honey', name: 'Honey', price: 11, amount: 11, taxRate: 10 },
    { ...mat, key: 'products:mat', id: 'mat', price: 24, amount: 24, taxRate: 20 },
  ],
  amounts: { items: 35, delivery: 0, total: 35, tax: 'included' },
});
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);

test('an order’s page says the tax rate of each line, and the tax by rate', () => {
  render(inDesk(<OrderContents order={order} />));
  const [head, honey, cork] = rowsOf(screen.getByRole('table', { name: 'What was ordered' }));
  expect(head).toContain('Tax rate');
  expect([honey, cork]).toEqual([expect.stringContaining('10%'), expect.stringContaining('20%')]);
  expect(screen.getByText('Tax of 10% on $11.00').nextSibling).toHaveTextContent('$1.00');
  expect(screen.getByText('Tax of 20% on $24.00').nextSibling).toHaveTextContent('$4.00');
});

test('an order that keeps no rates has no column for them', () => {
  const before = { ...order, lines: order.lines.map(({ taxRate: _kept, ...line }) => line) };
  render(inDesk(<OrderContents order={before} />));
  expect(screen.queryByRole('columnheader', { name: 'Tax rate' })).toBeNull();
  expect(screen.queryByText(/^Tax of/)).toBeNull();
});

test('a refund says what tax went back with it', () => {
  const refund = { at: 1, day: '2026-11-25', sum: 11, lines: { 'products:honey': 1 }, isRestocked: false };
  render(inDesk(<History order={{ ...order, refunds: [refund] }} />));
  expect(screen.getByText(/\$11\.00 paid back/)).toHaveTextContent('Tax of 10% on $11.00: $1.00');
});
