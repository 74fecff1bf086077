import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { OwnNote } from '#features/desk/order/OwnNote';
import { orderNotes } from '#model/order/places';
import { bookedOrder } from '#tests/model/desk/bookedOrders';
import { inDesk } from '#tests/support/inDesk';
import { eventually } from '#tests/support/eventually';
import { held } from '#tests/support/held';

const live = vi.hoisted(() => ({ notes: {} as Record<string, string> }));
vi.mock('#features/desk/live/deskData', () => ({
  useOrderNotes: () => ({ value: live.notes, isRefused: false }),
}));

const entry = bookedOrder({ status: 'placed' });
const change = vi.fn<(update: (now: typeof entry) => object) => Promise<boolean>>(() =>
  Promise.resolve(true),
);
const write = { isBusy: false, problem: undefined, dismiss: () => undefined, change };

const shown = (note?: string) => {
  live.notes = note === undefined ? {} : { [entry.order.id]: note };
  return inDesk(<OwnNote entry={entry} write={write} />);
};
const field = () => screen.getByRole('textbox', { name: /^Note/ });

beforeEach(() => {
  change.mockClear();
});

test('somebody else’s note is there at once where nothing was typed', () => {
  const { rerender } = render(shown('Call first'));
  rerender(shown('Call first, after six'));
  expect(field()).toHaveValue('Call first, after six');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('somebody else’s note is told before what was typed takes its place', async () => {
  const { rerender } = render(shown('Call first'));
  await userEvent.type(field(), ', please');
  rerender(shown('Rings twice'));
  expect(field()).toHaveValue('Call first, please');
  expect(screen.getByRole('alert')).toHaveTextContent('Somebody else has just written: “Rings twice”.');
  await userEvent.click(screen.getByRole('button', { name: 'Save the note' }));
  expect(change.mock.lastCall?.[0](entry)).toMatchObject({
    [`${orderNotes}/${entry.order.id}`]: 'Call first, please',
  });
  expect(field()).toHaveValue('Call first, please');
  rerender(shown('Call first, please'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field()).toHaveValue('Call first, please');
});

test('a note of one’s own stays in its field until it is heard of, put in form', async () => {
  const { rerender } = render(shown('Call first'));
  await userEvent.type(field(), ', please \n');
  await userEvent.click(screen.getByRole('button', { name: 'Save the note' }));
  await eventually(() => expect(field()).toHaveValue('Call first, please'));
  rerender(shown('Call first, please'));
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(shown('Rings twice'));
  expect(field()).toHaveValue('Rings twice');
});

test('what is typed on while a note is written stays', async () => {
  const answer = held<boolean>();
  change.mockReturnValueOnce(answer.promise);
  const { rerender } = render(shown());
  await userEvent.type(field(), 'Call first');
  await userEvent.click(screen.getByRole('button', { name: 'Save the note' }));
  await userEvent.type(field(), ', please');
  await act(async () => answer.settle(true));
  rerender(shown('Call first'));
  expect(field()).toHaveValue('Call first, please');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('it is told after a reload, too, beside what was typed before', async () => {
  const { unmount } = render(shown('Call first'));
  await userEvent.type(field(), ', please');
  unmount();
  const { rerender } = render(shown('Rings twice'));
  expect(field()).toHaveValue('Call first, please');
  expect(screen.getByRole('alert')).toHaveTextContent('Rings twice');
  rerender(shown());
  expect(screen.getByRole('alert')).toHaveTextContent('Somebody else has just taken the note away.');
});

test('a draft whose beginning cannot be read keeps what was typed', () => {
  const draft = { note: 'Call first, please', seen: 'Call first' };
  sessionStorage.setItem(`eightwell:draft:desk-note-${entry.order.id}`, JSON.stringify(draft));
  render(shown('Call first'));
  expect(field()).toHaveValue('Call first, please');
});
