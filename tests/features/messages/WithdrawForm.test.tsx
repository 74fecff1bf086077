import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WithdrawForm } from '#features/messages/WithdrawForm';
import { loadRealTexts } from '#tests/support/shopFixture';
import { showShop } from '#tests/support/showShop';

const sent: { path: string; body: unknown }[] = [];

beforeAll(async () => {
  await loadRealTexts();
  // jsdom renders nothing, so it has nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  sent.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // A form that is filled in by a test is filled in faster than by a person.
  vi.spyOn(performance, 'now').mockReturnValueOnce(-10_000);
  vi.stubGlobal('fetch', (address: URL, { method, body }: RequestInit) => {
    if (method === 'PUT')
      sent.push({ path: address.pathname, body: JSON.parse(typeof body === 'string' ? body : '') });
    // The server's clock is not this device's.
    const received = address.pathname.endsWith('/createdAt.json') && sent.length > 0;
    return Promise.resolve(Response.json(received ? Date.parse('2031-05-04T10:20:30Z') : null));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a contract is withdrawn from in two steps, and nothing is sent before the second', async () => {
  const { user } = await showShop(<WithdrawForm />, []);
  const form = within(screen.getByRole('form', { name: 'Withdraw from contract' }));
  await user.type(form.getByRole('textbox', { name: /Your name/ }), 'Ada');
  await user.type(form.getByRole('textbox', { name: /Order number/ }), 'EW-7K3M-9QXA-2D8H-6TPW');
  await user.type(form.getByRole('textbox', { name: /E-mail for the receipt/ }), 'ada@shop.example');
  await user.click(form.getByRole('button', { name: 'Continue' }));
  expect(await form.findByRole('heading', { name: 'You withdraw from this contract' })).toBeVisible();
  expect(form.getByText('EW-7K3M-9QXA-2D8H-6TPW')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Confirm withdrawal here' }));
  expect(
    await screen.findByRole('heading', { name: 'Your withdrawal is with us' }, { timeout: 9000 }),
  ).toBeVisible();
  expect(screen.getByText(/^EWW(-.{4}){4}$/)).toBeVisible();
  expect(screen.getByText(/We received it on May 4, 2031 at/)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.path).toMatch(/^\/withdrawals\/[-\w]{20}\.json$/);
  expect(sent[0]?.body).toEqual({
    name: 'Ada',
    about: 'EW-7K3M-9QXA-2D8H-6TPW',
    email: 'ada@shop.example',
    language: 'en',
    createdAt: { '.sv': 'timestamp' },
  });
}, 30_000);
