import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { People } from '#features/desk/people/People';
import { Today } from '#features/desk/today/Today';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { failedLetters } from '#model/desk/letterMarks';
import { messagesIn } from '#model/desk/messages';
import { withdrawalsIn } from '#model/desk/withdrawals';
import { letterKinds } from '#model/letters/letter';
import { bookedOrder } from '#tests/model/desk/bookedOrders';
import { product } from '#tests/support/samples';
import { inDesk } from '#tests/support/inDesk';

const order = bookedOrder();
const email = order.order.contact.email;
const failed = (why: string) => ({ state: 'failed', why });
const written = { createdAt: 1, name: 'Ada', email, language: 'en' };

const live: Record<string, unknown> & { orders: BookedOrder[] } = {
  notes: {},
  orders: [order],
  messages: messagesIn('contactMessages', { '-N1': { ...written, topic: 'other', message: 'Is it soft?' } }),
  withdrawals: withdrawalsIn({ '-N2': { ...written, about: 'The mat', doneAt: 2 } }),
  letters: failedLetters({
    ...Object.fromEntries(letterKinds.map((kind) => [kind, { [order.order.id]: failed('no answer') }])),
    'a-new-kind': { '-Ox': { state: 'given up', why: '550' } },
    'order-paid': { '-Oy': { state: 'sent' } },
  }),
  products: [product({ id: 'mat', name: 'Mat', stock: 1, variation: [] })],
};
const saved = vi.hoisted((): string[] => []);
vi.mock('#ui/saveFile', () => ({ saveFile: (_: string, text: string) => saved.push(text) }));
vi.mock('#features/desk/live/deskData', () => ({
  useOrders: () => ({ value: live.orders }),
  useMessages: () => ({ value: live.messages }),
  useWithdrawals: () => ({ value: live.withdrawals }),
  useFailedLetters: () => ({ value: live.letters }),
  useProducts: () => ({ value: live.products }),
  useOrderNotes: () => ({ value: live.notes }),
}));

const show = (content: ReactNode, place = '/owner') => render(inDesk(content, place));

test('nothing is said to wait only once all of it is read', () => {
  const all = { ...live };
  Object.assign(live, { orders: [], products: undefined, messages: [], withdrawals: [], letters: [] });
  const { rerender } = show(<Today />);
  expect(screen.queryByText(/^Nothing waits/)).not.toBeInTheDocument();
  Object.assign(live, { products: [] });
  rerender(inDesk(<Today />));
  expect(screen.getByText(/^Nothing waits/)).toBeInTheDocument();
  Object.assign(live, all);
});

test('a letter that failed is named, with the order it is about', () => {
  show(<Today />);
  const list = screen.getByRole('region', { name: 'Letters that did not go out' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows).toHaveLength(5);
  expect(rows[0]).toHaveTextContent(`Receipt of the order · ${order.number}no answer · is tried again`);
  expect(within(list).getAllByRole('link', { name: order.number })[0]).toHaveAttribute(
    'href',
    `/owner/orders/${order.order.id}`,
  );
});

test('hundreds of a kind come some at a time', async () => {
  const all = [...live.orders];
  live.orders.push(...Array.from({ length: 29 }, () => bookedOrder()));
  show(<Today />);
  const list = screen.getByRole('region', { name: /^New orders/ });
  expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(within(list).getByRole('button', { name: 'Show 15 more of 30' }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(20);
  await userEvent.click(within(list).getByRole('button', { name: 'Show 10 more of 30' }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(30);
  expect(within(list).queryByRole('button')).not.toBeInTheDocument();
  live.orders = all;
});

test('what has to be paid back for an order that was cancelled stands there with the sum that is left', () => {
  const all = [...live.orders];
  const refund = { at: 1, day: '2026-11-25', sum: 6.9, lines: {}, isRestocked: false };
  live.orders.push(bookedOrder({ status: 'cancelled', payment: { until: 1, paidAt: 1 }, refunds: [refund] }));
  show(<Today />);
  expect(screen.getByRole('region', { name: 'To pay back' })).toHaveTextContent('Ada Lovelace · $25.00');
  live.orders = all;
});

test('what runs low leads to its item', () => {
  show(<Today />);
  expect(screen.getByRole('link', { name: 'Mat' })).toHaveAttribute('href', '/owner/catalogue/product%3Amat');
});

test('an order that is to be erased says so, and is not asked for again', () => {
  const marked = bookedOrder({
    status: 'sent',
    isErased: true,
    contact: { name: 'Bo', email: 'bo@shop.example' },
  });
  live.orders.push(marked);
  show(<People />, '/owner/people?email=bo@shop.example');
  expect(screen.getByText(/^1 order is to be erased/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Erase' })).not.toBeInTheDocument();
});

test('what a customer wrote is read with their orders, and leads to its answer', () => {
  show(<People />, `/owner/people?email=${email}`);
  expect(screen.getByRole('link', { name: order.number })).toBeInTheDocument();
  expect(screen.getByText('Is it soft?')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Message EWC-/ })).toHaveAttribute(
    'href',
    '/owner/messages?kind=message',
  );
  expect(screen.getByRole('link', { name: /^Withdrawal EWW-/ })).toHaveAttribute(
    'href',
    '/owner/messages?kind=withdrawal&show=all',
  );
});

test('what is kept of a customer is downloaded with what owners noted, and not before that is read', async () => {
  Object.assign(live, { notes: undefined });
  const { unmount } = show(<People />, `/owner/people?email=${email}`);
  await userEvent.click(screen.getByRole('button', { name: 'Download what is kept' }));
  expect(saved).toEqual([]);
  unmount();
  Object.assign(live, { notes: { [order.order.id]: 'Calls on Mondays' } });
  show(<People />, `/owner/people?email=${email}`);
  await userEvent.click(screen.getByRole('button', { name: 'Download what is kept' }));
  expect(saved.join('')).toContain('Calls on Mondays');
});
