import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OrderDesk } from '#features/desk/order/OrderDesk';
import { bookedOrder } from '#tests/model/desk/bookedOrders';
import { inDesk } from '#tests/support/inDesk';

const id = '-OaBcDeFgHiJkLmNoTwo';
const guests = bookedOrder({ id, contact: { name: 'Ada Lovelace', email: 'ada@shop.example' } });
const members = bookedOrder({ id, contact: { name: 'Eve Moneypenny', email: 'eve@shop.example' } }, 'eve');

vi.mock('#features/desk/live/deskData', () => ({
  useOrders: () => ({ value: [guests, members] }),
  useWithdrawals: () => ({ value: [] }),
  useProducts: () => ({ value: [] }),
  useOrderNotes: () => ({ value: {} }),
}));

test('an id that two orders share shows neither, and leads to each by its place', () => {
  render(inDesk(<OrderDesk id={id} />));
  expect(screen.getByText(/^2 orders share this number/)).toBeVisible();
  expect(screen.queryByRole('region')).toBeNull();
  expect(
    screen.getAllByRole('link', { name: /Lovelace|Moneypenny/ }).map((link) => link.getAttribute('href')),
  ).toEqual([guests, members].map(({ path }) => `/owner/orders/${encodeURIComponent(path)}`));
});
