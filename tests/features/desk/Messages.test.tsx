import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Messages } from '#features/desk/messages/Messages';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { withdrawalsIn } from '#model/desk/withdrawals';
import { bookedOrder } from '#tests/model/desk/bookedOrders';
import { inDesk } from '#tests/support/inDesk';

const live = vi.hoisted((): Record<'orders' | 'withdrawals', unknown[]> => ({ orders: [], withdrawals: [] }));
vi.mock('#features/desk/live/deskData', () => ({
  useOrders: () => ({ value: live.orders }),
  useMessages: () => ({ value: noMessages }),
  useWithdrawals: () => ({ value: live.withdrawals }),
  useProducts: () => ({ value: noMessages }),
}));
const noMessages: never[] = [];

test('the numbers of thousands of orders are made in slices before a withdrawal is compared with them', async () => {
  const made = new Set<string>();
  live.orders = Array.from({ length: 100 }, (): BookedOrder => {
    const entry = bookedOrder();
    const { number } = entry;
    return Object.defineProperty(entry, 'number', {
      get: () => {
        const begin = performance.now();
        while (!made.has(number) && performance.now() - begin < 2);
        made.add(number);
        return number;
      },
    });
  });
  const [order] = live.orders as BookedOrder[];
  const number = order?.number ?? '';
  live.withdrawals = withdrawalsIn({ '-N1': { createdAt: 1, name: 'Ada', about: number } });
  render(inDesk(<Messages />));
  expect(made.size).toBeLessThan(50);
  expect(await screen.findByRole('link', { name: `Order ${number}` })).toBeInTheDocument();
  expect(made.size).toBe(100);
});
