import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CancelOrder } from '#features/checkout/follow/CancelOrder';
import { showShop } from '#tests/support/showShop';

const id = '-OaBcDeFgHiJkLmNoPq1';

/** What the database says of the order's status, and to the update that cancels it. */
let status: () => Promise<Response>;
let update: () => Promise<Response>;
const answer = (value: unknown, code = 200) => Promise.resolve(Response.json(value, { status: code }));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  status = () => answer('placed');
  update = () => answer({});
  vi.stubGlobal('fetch', (address: URL, { method }: RequestInit) => {
    if (method === 'PATCH') return update();
    return address.pathname.endsWith('/status.json') ? status() : answer(null);
  });
});

const cancelButton = () => screen.queryByRole('button', { name: 'Cancel the order' });

/** Presses the button and confirms. */
async function cancel() {
  const onCancelled = vi.fn<() => void>();
  const { user } = await showShop(
    <CancelOrder path={`guestOrders/${id}`} isMember={false} onCancelled={onCancelled} />,
    [],
  );
  await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
  const question = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
  await user.click(question.getByRole('button', { name: 'Cancel the order' }));
  return { user, onCancelled };
}

test('an order is cancelled once that is confirmed', async () => {
  const { onCancelled } = await cancel();
  await waitFor(() => expect(onCancelled).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  [
    'the shop refuses to cancel',
    () => answer('placed'),
    'The order cannot be cancelled here. Please write to us.',
  ],
  [
    'was confirmed in the meantime',
    () => answer('confirmed'),
    'The order has been confirmed in the meantime',
  ],
])('an order that %s leads to writing, and is not tried again', async (_, ofStatus, text) => {
  status = ofStatus;
  update = () => answer({ error: 'Permission denied' }, 401);
  const { onCancelled } = await cancel();
  const said = await screen.findByRole('alert');
  expect(said).toHaveTextContent(text);
  expect(within(said).getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  expect(cancelButton()).not.toBeInTheDocument();
  expect(onCancelled).not.toHaveBeenCalled();
});

test('a shop that does not answer can be asked again', async () => {
  status = () => Promise.reject(new TypeError('Failed to fetch'));
  const { onCancelled } = await cancel();
  const said = await screen.findByRole('alert');
  expect(said).toHaveTextContent('We could not reach the shop. Please try again.');
  expect(within(said).queryByRole('link')).not.toBeInTheDocument();
  expect(cancelButton()).toBeVisible();
  expect(onCancelled).not.toHaveBeenCalled();
});

test('whoever cancels with the keyboard stays at the button that can be pressed again', async () => {
  status = () => Promise.reject(new TypeError('Failed to fetch'));
  const { user } = await cancel();
  await screen.findByRole('alert');
  expect(cancelButton()).toHaveFocus();

  status = () => answer('placed');
  await user.keyboard('{Enter}');
  const question = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
  await user.click(question.getByRole('button', { name: 'Cancel the order' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('where the button goes, what is said instead has the focus', async () => {
  status = () => answer('confirmed');
  await cancel();
  const said = await screen.findByRole('alert');
  expect(said.closest('[tabindex="-1"]')).toHaveFocus();
});

test('while an order is being cancelled its button stays, and does nothing', async () => {
  const asked = vi.fn<() => void>();
  status = () => {
    asked();
    return new Promise(() => undefined);
  };
  const { user } = await cancel();
  expect(await screen.findByText('Cancelling…')).toBeVisible();
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(cancelButton()).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
