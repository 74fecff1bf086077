import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Steps } from '#features/desk/order/Steps';
import { bookedOrder } from '#tests/model/desk/bookedOrders';
import { inDesk } from '#tests/support/inDesk';

vi.mock('#features/desk/order/returnedTo', () => ({ returnedTo: () => Promise.resolve({}) }));

const placed = bookedOrder();

/** An order that is cancelled as soon as that is written. */
function Order() {
  const [entry, setEntry] = useState(placed);
  const write = {
    isBusy: false,
    problem: undefined,
    dismiss: () => undefined,
    change: () => {
      setEntry({ ...placed, order: { ...placed.order, status: 'cancelled' } });
      return Promise.resolve(true);
    },
  };
  return <Steps entry={entry} write={write} />;
}

test('a step that cannot be taken back says that it is done, too', async () => {
  render(inDesk(<Order />));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the order' }));
  expect(await screen.findByText('Written: Cancelled.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

const write = {
  isBusy: false,
  problem: undefined,
  dismiss: () => undefined,
  change: () => Promise.resolve(true),
};

test('a paid order that was cancelled says what has to go back, and not that nothing is to be done', () => {
  const payment = { until: 1, paidAt: 1 };
  render(inDesk(<Steps entry={bookedOrder({ status: 'cancelled', payment })} write={write} />));
  expect(screen.getByText(/^\$31\.90 has to be paid back/)).toBeInTheDocument();
  expect(screen.queryByText(/^Nothing more/)).not.toBeInTheDocument();
});

test('nothing is to be done with one that nobody paid', () => {
  render(inDesk(<Steps entry={bookedOrder({ status: 'cancelled' })} write={write} />));
  expect(screen.getByText(/^Nothing more/)).toBeInTheDocument();
});

test('the step before is no longer taken back while the next one is written', async () => {
  const sent = bookedOrder({ status: 'sent' });
  const delivered = bookedOrder({ status: 'delivered' });
  const { rerender } = render(inDesk(<Steps entry={sent} write={write} />));
  await userEvent.click(screen.getByRole('button', { name: 'Mark as delivered' }));
  rerender(inDesk(<Steps entry={delivered} write={write} />));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  rerender(inDesk(<Steps entry={delivered} write={{ ...write, isBusy: true }} />));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('an order of programs alone has a link to send, and neither a parcel to follow nor a delivery', async () => {
  const program = { delivery: 'none' } as const;
  const { rerender } = render(
    inDesk(<Steps entry={bookedOrder({ ...program, status: 'confirmed' })} write={write} />),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mark the link as sent' }));
  const sent = bookedOrder({ ...program, status: 'sent' });
  rerender(inDesk(<Steps entry={sent} write={write} />));
  expect(screen.getByText('Written: Link sent.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mark as complete' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /parcel/ })).not.toBeInTheDocument();
});
