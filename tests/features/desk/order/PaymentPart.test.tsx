import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PaymentPart } from '#features/desk/order/PaymentPart';
import { RefundForm } from '#features/desk/order/RefundForm';
import { bookedOrder } from '#tests/model/desk/bookedOrders';
import { inDesk } from '#tests/support/inDesk';

const settings = vi.hoisted(() => ({ value: undefined }));
vi.mock('#features/desk/live/deskData', () => ({ useSettings: () => settings }));

const write = {
  isBusy: false,
  problem: undefined,
  dismiss: () => undefined,
  change: () => Promise.resolve(true),
};
const confirmed = bookedOrder({ status: 'confirmed', payment: { until: Date.parse('2026-12-10') } });
const forms = [
  ['money seen', <PaymentPart key="seen" entry={confirmed} write={write} />, /^Money seen on/],
  [
    'money paid back',
    <RefundForm key="back" entry={confirmed} withdrawals={[]} write={write} />,
    /^Paid back on/,
  ],
] as const;

beforeEach(() => {
  vi.useFakeTimers();
  // Noon in Los Angeles.
  vi.setSystemTime('2026-11-26T20:00:00Z');
});

/** The desk stays open over night. */
const untilTomorrow = () => act(() => void vi.advanceTimersByTime(86_400_000));

test.each(forms)('a desk that was left open does not date %s to the day before', (_what, form, name) => {
  render(inDesk(form));
  const opener = screen.queryByRole('button', { name: 'Enter a return or a refund' });
  if (opener) fireEvent.click(opener);
  expect(screen.getByLabelText(name)).toHaveValue('2026-11-26');
  untilTomorrow();
  expect(screen.getByLabelText(name)).toHaveValue('2026-11-27');
});

test.each(forms)('the day that was typed for %s stays', (_what, form, name) => {
  render(inDesk(form));
  const opener = screen.queryByRole('button', { name: 'Enter a return or a refund' });
  if (opener) fireEvent.click(opener);
  fireEvent.change(screen.getByLabelText(name), { target: { value: '2026-11-20' } });
  untilTomorrow();
  expect(screen.getByLabelText(name)).toHaveValue('2026-11-20');
});
