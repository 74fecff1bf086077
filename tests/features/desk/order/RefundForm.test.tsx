import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { RefundForm } from '#features/desk/order/RefundForm';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { withdrawalsIn } from '#model/desk/withdrawals';
import { ownSettings } from '#model/order/ownersSettings';
import type { PlacedOrder } from '#model/order/order';
import { serverTimestamp } from '#model/serverTimestamp';
import { bookedOrder } from '#tests/model/desk/bookedOrders';
import { inDesk } from '#tests/support/inDesk';
import { eventually } from '#tests/support/eventually';

vi.mock('#features/desk/live/deskData', () => ({ useSettings: () => ({ value: ownSettings }) }));

const sent: Record<string, unknown>[] = [];
beforeEach(() => {
  sent.length = 0;
});

const paid = { until: 1, paidAt: 2 };

let unmount: () => void;
function show(changes: Partial<PlacedOrder>, withdrawals: unknown = {}): BookedOrder {
  const entry = bookedOrder({ status: 'delivered', revision: 4, ...changes });
  const write = {
    isBusy: false,
    problem: undefined,
    dismiss: () => undefined,
    change: async (update: (now: BookedOrder) => object | Promise<object>) => {
      sent.push({ ...(await update(entry)) });
      return true;
    },
  };
  ({ unmount } = render(
    inDesk(<RefundForm entry={entry} withdrawals={withdrawalsIn(withdrawals)} write={write} />),
  ));
  return entry;
}

/** The form of an order, opened, with what waits for an answer. */
async function openForm(...shown: Parameters<typeof show>): Promise<BookedOrder> {
  const entry = show(...shown);
  await userEvent.click(screen.getByRole('button', { name: 'Enter a return or a refund' }));
  return entry;
}
const box = (name: RegExp) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const refundIn = (path: string): unknown => sent[0]?.[`${path}/refunds/0`];

test('all that is still out is filled in with what is owed for it, and answers the withdrawal', async () => {
  const withdrawal = { createdAt: 1, name: 'Ada', email: 'ada@shop.example', language: 'en', about: 'EW' };
  const { path } = await openForm({ payment: paid }, { '-N1': withdrawal });
  await press('Fill in all that is still out');
  expect(box(/^Came back of Cork mat/)).toHaveValue('1');
  expect(box(/^Sum paid back/)).toHaveValue('31.90');
  await press('Write it down');
  await eventually(() => expect(sent).toHaveLength(1));
  expect(refundIn(path)).toMatchObject({ sum: 31.9, lines: { 'products:mat': 1 } });
  expect(sent[0]?.['withdrawals/-N1/doneAt']).toEqual(serverTimestamp);
  expect(await screen.findByText('It is written down.')).toBeInTheDocument();
});

test('a withdrawal that waits for more stays open', async () => {
  await openForm({ payment: paid }, { '-N1': { createdAt: 1, about: 'EW' } });
  await userEvent.type(box(/^Sum paid back/), '5');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Withdrawal EWW-.+ is done with it$/ }));
  await press('Write it down');
  await eventually(() => expect(sent).toHaveLength(1));
  expect(Object.keys(sent[0] ?? {}).filter((path) => path.startsWith('withdrawals'))).toEqual([]);
});

test('what was never paid comes back without money', async () => {
  const { path } = await openForm({});
  await press('Fill in all that is still out');
  expect(box(/^Sum paid back/)).toHaveValue('0.00');
  await press('Write it down');
  await eventually(() => expect(sent).toHaveLength(1));
  expect(refundIn(path)).toMatchObject({ sum: 0, lines: { 'products:mat': 1 } });
});

test('of a cancelled order only money goes back, for its units went back with it', async () => {
  const { path } = await openForm({ status: 'cancelled', payment: paid });
  expect(screen.queryByRole('textbox', { name: /^Came back/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /back in stock/ })).not.toBeInTheDocument();
  await press('Fill in all that is still out');
  await press('Write it down');
  await eventually(() => expect(sent).toHaveLength(1));
  expect(refundIn(path)).not.toHaveProperty('lines');
  expect(refundIn(path)).toMatchObject({ sum: 31.9 });
});

test('a cancelled order that was never paid has nothing to give back', () => {
  show({ status: 'cancelled' });
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('what was never paid is not promised back', () => {
  show({});
  expect(screen.queryByText(/can still be paid back/)).not.toBeInTheDocument();
});

test('what was typed is there again after the page was left, and gone once it is written', async () => {
  const { order } = await openForm({ payment: paid });
  await userEvent.type(box(/^Sum paid back/), '7,50');
  unmount();
  await openForm({ id: order.id, payment: paid });
  expect(box(/^Sum paid back/)).toHaveValue('7,50');
  await press('Write it down');
  await eventually(() => expect(sent).toHaveLength(1));
  await screen.findByText('It is written down.');
  await userEvent.click(screen.getByRole('button', { name: 'Enter a return or a refund' }));
  expect(box(/^Sum paid back/)).toHaveValue('');
});
