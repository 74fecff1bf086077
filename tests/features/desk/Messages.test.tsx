import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Messages } from '#features/desk/messages/Messages';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { messagesIn } from '#model/desk/messages';
import { withdrawalsIn } from '#model/desk/withdrawals';
import { bookedOrder } from '#tests/model/desk/bookedOrders';
import { inDesk } from '#tests/support/inDesk';
import { letterOf } from '#tests/support/letterOf';

const live = vi.hoisted((): Record<'orders' | 'withdrawals' | 'messages', unknown[] | undefined> => ({
  orders: [],
  withdrawals: [],
  messages: [],
}));
vi.mock('#features/desk/live/deskData', () => ({
  useOrders: () => ({ value: live.orders }),
  useMessages: () => ({ value: live.messages }),
  useWithdrawals: () => ({ value: live.withdrawals }),
  useProducts: () => ({ value: noProducts }),
}));
const noProducts: never[] = [];

/** Something that was written by Ada. */
const written = (changes: object) => ({
  '-N1': { createdAt: 1, name: 'Ada', email: 'ada@shop.example', language: 'en', ...changes },
});

test.each([
  [
    'a message',
    { messages: messagesIn('contactMessages', written({ message: 'Is it soft?' })) },
    'Is it soft?',
  ],
  [
    'a message about an order',
    { messages: messagesIn('contactMessages', written({ message: 'Where is it?', orderNumber: 'EW-1' })) },
    'Where is it?',
  ],
  ['a withdrawal', { withdrawals: withdrawalsIn(written({ about: 'The mat' })) }, 'The mat'],
])('%s is shown while the orders are still read, and nothing is said of them', (_, post, text) => {
  Object.assign(live, { messages: [], withdrawals: [], orders: undefined }, post);
  render(inDesk(<Messages />));
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText(/^Names no order/)).not.toBeInTheDocument();
});

test('an answer is written when it is asked for, not with each drawing of the page', async () => {
  const messages = messagesIn('contactMessages', written({ message: 'Is it soft?' }));
  Object.assign(live, { messages, withdrawals: [], orders: [] });
  render(inDesk(<Messages />));
  const answer = screen.getByRole('link', { name: /^Answer EWC-/ });
  expect(answer).toHaveAttribute('href', 'mailto:ada@shop.example');
  expect(await letterOf(answer)).toContain('> Is it soft?');
});

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
  live.messages = [];
  const [order] = live.orders as BookedOrder[];
  const number = order?.number ?? '';
  live.withdrawals = withdrawalsIn({ '-N1': { createdAt: 1, name: 'Ada', about: number } });
  render(inDesk(<Messages />));
  expect(made.size).toBeLessThan(50);
  expect(await screen.findByRole('link', { name: `Order ${number}` })).toBeInTheDocument();
  expect(made.size).toBe(100);
});
