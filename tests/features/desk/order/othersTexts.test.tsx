import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PaymentPart } from '#features/desk/order/PaymentPart';
import { Steps } from '#features/desk/order/Steps';
import type { PlacedOrder } from '#model/order/order';
import { bookedOrder } from '#tests/model/desk/bookedOrders';
import { inDesk } from '#tests/support/inDesk';

vi.mock('#env', async (original) => {
  const { env } = await original<{ env: object }>();
  return { env: { ...env, payHosts: ['pay.example'] } };
});

const change = vi.fn<(update: (entry: ReturnType<typeof bookedOrder>) => object) => Promise<boolean>>(() =>
  Promise.resolve(true),
);
const write = { isBusy: false, problem: undefined, dismiss: () => undefined, change };
const until = Date.parse('2036-11-20T12:00:00Z');
const paying = (link: string) =>
  bookedOrder({ id: '-OaBcDeFgHiJkLmNoPaY', status: 'confirmed', payment: { until, link } });
const sent = (tracking: string) =>
  bookedOrder({ id: '-OaBcDeFgHiJkLmNoSeN', status: 'sent', tracking } satisfies Partial<PlacedOrder>);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const told = /^Somebody else has changed this meanwhile/;

beforeEach(() => {
  change.mockClear();
});

describe.each([
  {
    what: 'the way to pay',
    shown: (end: string) => <PaymentPart entry={paying(`https://pay.example/${end}`)} write={write} />,
    open: 'Say another way to pay',
    name: /^Payment link/,
    address: 'https://pay.example/',
  },
  {
    what: 'the link to follow the parcel',
    shown: (end: string) => <Steps entry={sent(`https://parcel.example/${end}`)} write={write} />,
    open: 'Change the link to follow the parcel',
    name: /^Link to follow/,
    address: 'https://parcel.example/',
  },
])('$what that somebody else changes', ({ shown, open, name, address }) => {
  const field = () => screen.getByRole('textbox', { name });

  test('is shown at once where nothing was typed', async () => {
    const { rerender } = render(inDesk(shown('one')));
    await press(open);
    expect(field()).toHaveValue(`${address}one`);
    rerender(inDesk(shown('two')));
    expect(field()).toHaveValue(`${address}two`);
    await press('Save');
    expect(change).toHaveBeenCalledOnce();
    expect(JSON.stringify(change.mock.lastCall?.[0](paying('')))).toContain(`${address}two`);
  });

  test('where something was typed, is written over at a second press alone', async () => {
    const { rerender } = render(inDesk(shown('one')));
    await press(open);
    await userEvent.type(field(), '1');
    rerender(inDesk(shown('two')));
    expect(field()).toHaveValue(`${address}one1`);
    await press('Save');
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(change).not.toHaveBeenCalled();
    await press('Save');
    expect(change).toHaveBeenCalledOnce();
  });

  test('while the form was closed, is told before what was typed takes its place', async () => {
    const { unmount } = render(inDesk(shown('one')));
    await press(open);
    await userEvent.type(field(), '1');
    unmount();
    render(inDesk(shown('two')));
    await press(open);
    expect(field()).toHaveValue(`${address}one1`);
    await press('Save');
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(change).not.toHaveBeenCalled();
  });
});
