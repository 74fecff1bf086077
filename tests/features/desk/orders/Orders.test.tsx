import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Orders } from '#features/desk/orders/Orders';
import { bookedOrder } from '#tests/model/desk/bookedOrders';
import { inDesk } from '#tests/support/inDesk';

const newest = Array.from({ length: 25 }, () => bookedOrder());
const live = vi.hoisted(() => ({ orders: undefined as unknown, newest: undefined as unknown }));
vi.mock('#features/desk/live/deskData', () => ({
  ordersPage: 25,
  useOrders: () => ({ value: live.orders }),
  useNewestOrders: () => ({ value: live.newest }),
  useBills: () => ({ value: new Map() }),
}));
afterEach(() => Object.assign(live, { orders: undefined, newest: undefined }));

const rows = () => within(screen.getByRole('table', { name: 'Orders' })).getAllByRole('row');

test('the newest orders stand there before all of them are read, and then the rest is there, too', async () => {
  live.newest = newest;
  const { rerender } = render(inDesk(<Orders />, '/owner/orders'));
  expect(rows()).toHaveLength(26);
  expect(screen.getByText('The desk is opening')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save as a sheet' })).not.toBeInTheDocument();
  live.orders = [...newest, bookedOrder()];
  rerender(inDesk(<Orders />, '/owner/orders'));
  expect(rows()).toHaveLength(26);
  expect(screen.getByText('26 orders')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Save as a sheet' })).toBeInTheDocument();
});

test.each([
  ['of a search', newest, '?q=ada'],
  ['of another page', newest, '?page=2'],
  ['of which there are less than a page', newest.slice(1), ''],
])('orders %s are shown once all of them are read', (_, known, query) => {
  live.newest = known;
  render(inDesk(<Orders />, `/owner/orders${query}`));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
