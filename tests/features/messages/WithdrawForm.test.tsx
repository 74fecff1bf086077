import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WithdrawForm } from '#features/messages/WithdrawForm';
import { brand } from '#brand';
import { translations } from '#i18n';
import { loadRealTexts } from '#tests/support/shopFixture';
import { showShop } from '#tests/support/showShop';

/** Milliseconds that a person would have needed to fill in the form. */
let typingTime = 0;
/** Whether the server's answers reach the shopper. */
let isAnswered = true;
const sent: { path: string; body: unknown }[] = [];

beforeAll(async () => {
  await loadRealTexts();
  // jsdom renders nothing, so it has nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  isAnswered = true;
  sent.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // A form that is filled in by a test is filled in faster than by a person.
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + typingTime);
  typingTime = 0;
  vi.stubGlobal('fetch', (address: URL, { method, body }: RequestInit) => {
    if (method === 'PUT')
      sent.push({ path: address.pathname, body: JSON.parse(typeof body === 'string' ? body : '') });
    if (!isAnswered) return Promise.reject(new TypeError('Failed to fetch'));
    // The server's clock is not this device's.
    const received = address.pathname.endsWith('/createdAt.json') && sent.length > 0;
    return Promise.resolve(Response.json(received ? Date.parse('2031-05-04T10:20:30Z') : null));
  });
});

/** Step one, filled in. */
async function fillIn({ user }: Awaited<ReturnType<typeof showShop>>) {
  const form = within(screen.getByRole('form', { name: 'Withdraw from contract' }));
  await user.type(form.getByRole('textbox', { name: /Your name/ }), 'Ada');
  await user.type(form.getByRole('textbox', { name: /Order number/ }), 'EW-7K3M-9QXA-2D8H-6TPW');
  await user.type(form.getByRole('textbox', { name: /E-mail for the receipt/ }), 'ada@shop.example');
  return { user, form };
}

async function confirm(shop: Awaited<ReturnType<typeof showShop>>) {
  const { user, form } = await fillIn(shop);
  typingTime = 10_000;
  await user.click(form.getByRole('button', { name: 'Continue' }));
  await user.click(await form.findByRole('button', { name: 'Confirm withdrawal here' }));
}

const heading = { name: 'Your withdrawal is with us' };

test('a receipt stays on the device until it is forgotten', async () => {
  const shop = await showShop(<WithdrawForm />, []);
  await confirm(shop);
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  shop.unmount();
  const { user } = await showShop(<WithdrawForm />, []);
  const receipts = within(screen.getByRole('region', { name: 'Your receipts on this device' }));
  expect(receipts.getByText(/^EWW(-.{4}){4}$/)).toBeVisible();
  expect(receipts.getByText(/We received it on May 4, 2031 at/)).toBeVisible();
  expect(receipts.getByText('ada@shop.example')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Your name/ })).toHaveValue('');
  await user.click(receipts.getByRole('button', { name: 'Forget these receipts' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Forget these receipts' }));
  await waitFor(() => expect(screen.queryByRole('heading', heading)).toBeNull());
  expect(localStorage.getItem('eightwell:withdrawals')).toBeNull();
});

/** A withdrawal is sent, its answer does not come, and the page is left; from then on there are answers. */
async function loseTheAnswer(): Promise<void> {
  isAnswered = false;
  const shop = await showShop(<WithdrawForm />, []);
  await confirm(shop);
  expect(await screen.findByText(/^We could not be reached/)).toBeVisible();
  shop.unmount();
  isAnswered = true;
}

test('a withdrawal whose answer was lost is asked for when the page is loaded again', async () => {
  await loseTheAnswer();
  await showShop(<WithdrawForm />, []);
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  expect(new Set(sent.map(({ path }) => path)).size).toBe(1);
});

test('one that is not there either is left to the press of a button, and says so', async () => {
  await loseTheAnswer();
  sent.length = 0;
  await showShop(<WithdrawForm />, []);
  expect(await screen.findByText(/Nothing arrives twice/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Your name/ })).toHaveValue('Ada');
});

test('what is confirmed, and the receipt to print, say to whom it goes and name words a contract, no number', async () => {
  const shop = await showShop(<WithdrawForm />, []);
  const form = within(screen.getByRole('form', { name: 'Withdraw from contract' }));
  await shop.user.type(form.getByRole('textbox', { name: /Order number/ }), 'The tea of last ');
  await confirm(shop);
  await screen.findByRole('heading', heading);
  const answers = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(answers).toContainEqual(['To', [brand.name, ...brand.address, brand.email].join(', ')]);
  expect(answers).toContainEqual(['Contract', 'The tea of last EW-7K3M-9QXA-2D8H-6TPW']);
});

test('a contract is withdrawn from in two steps, and nothing is sent before the second', async () => {
  const { user, form } = await fillIn(await showShop(<WithdrawForm />, []));
  await user.click(form.getByRole('button', { name: 'Continue' }));
  expect(await form.findByRole('heading', { name: 'You withdraw from this contract' })).toBeVisible();
  expect(form.getByText('EW-7K3M-9QXA-2D8H-6TPW')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Confirm withdrawal here' }));
  expect(await screen.findByRole('heading', { name: 'Your withdrawal is with us' })).toBeVisible();
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
});

test('a double click on “Continue” sends nothing; the second step is looked at first', async () => {
  const { user, form } = await fillIn(await showShop(<WithdrawForm />, []));
  typingTime = 10_000;
  await user.click(form.getByRole('button', { name: 'Continue' }));
  expect(await form.findByRole('heading', { name: 'You withdraw from this contract' })).toHaveFocus();
  fireEvent.click(form.getByRole('button', { name: 'Confirm withdrawal here' }), { detail: 2 });
  expect(sent).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Change something' }));
  expect(form.getByRole('textbox', { name: /Your name/ })).toHaveFocus();
});

test('a withdrawal whose answer was lost is asked for in another language, too', async () => {
  await loseTheAnswer();
  await act(() => translations.changeLanguage('de'));
  await showShop(<WithdrawForm />, []);
  expect(await screen.findByRole('heading', { name: 'Ihr Widerruf ist bei uns' })).toBeVisible();
  expect(new Set(sent.map(({ path }) => path)).size).toBe(1);
  await act(() => translations.changeLanguage('en'));
});

test('a hidden field that a browser has filled in stops nobody who presses again', async () => {
  const shop = await showShop(<WithdrawForm />, []);
  const trap = screen.getByLabelText('Leave this field empty');
  fireEvent.input(trap, { target: { value: 'https://ada.example' } });
  await confirm(shop);
  expect(await screen.findByText(/^A hidden field had been filled in/)).toBeVisible();
  expect(sent).toEqual([]);
  await shop.user.click(screen.getByRole('button', { name: 'Confirm withdrawal here' }));
  expect(await screen.findByRole('heading', heading)).toBeVisible();
});
