import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#e2e/support/accessibility';
import { expect, stockOf, test } from '#e2e/support/checkoutSteps';
import { createOwner, deskPart as part, guestsStatus, openDesk, orderAsGuest } from '#e2e/support/owner';
import { ports } from '#local/machine/ports';

test.describe.configure({ timeout: 120_000 });

const next = (page: Page) => part(page, 'What is next');

/** Finds the order in the list by its e-mail, and opens it. */
async function findOrder(page: Page, email: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Run the shop' }).getByRole('link', { name: 'Orders' }).click();
  await page.getByRole('searchbox', { name: 'Number, name or e-mail' }).fill(email);
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();
  await page.getByRole('table', { name: 'Orders' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order EW-/ })).toBeVisible();
}

test('an order comes in, is confirmed, paid, sent, and a part of it comes back: the guest sees each step', async ({
  page,
  browser,
  accounts,
  shelf,
  database,
}) => {
  await openDesk(page, await createOwner(accounts));
  const line = await shelf.offer(5);
  const elsewhere = await browser.newContext();
  const guest = await elsewhere.newPage();
  const { email } = await orderAsGuest(guest, [{ ...line, quantity: 2 }]);
  await expect(page.getByText(/^New order EW-/).first()).toBeVisible();

  await findOrder(page, email);
  await expectAccessible(page);
  await next(page).getByRole('button', { name: 'Confirm the order' }).click();
  await next(page).getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(next(page).getByText('Written: Confirmed.')).toBeVisible();
  await expect(guestsStatus(guest)).toContainText('We have confirmed your order');
  await expect(guest.getByText(/DE02/).first()).toBeVisible();

  await part(page, 'Payment').getByRole('button', { name: 'Mark as paid' }).click();
  await expect(part(page, 'Payment').getByText(/^Paid on/)).toBeVisible();
  await expect(guest.getByText(/paid/i).first()).toBeVisible();

  await next(page).getByRole('button', { name: 'Mark as sent' }).click();
  await next(page)
    .getByRole('textbox', { name: /^Link to follow the parcel/ })
    .fill('https://carrier.example/JD0146');
  await expectAccessible(page, '/owner/orders/:id with open forms');
  await next(page).getByRole('button', { name: 'Sent', exact: true }).click();
  await expect(guest.getByRole('link', { name: /carrier\.example/ })).toBeVisible();

  const refund = part(page, 'Return and refund');
  await refund.getByRole('button', { name: 'Enter a return or a refund' }).click();
  await refund.getByRole('textbox', { name: new RegExp(`^Came back of ${line.name}`) }).fill('1');
  await refund.getByRole('checkbox', { name: 'Put the units back in stock' }).check();
  await refund.getByRole('button', { name: 'Write it down' }).click();
  await expect(
    part(page, 'History').getByText(/\$30\.00 paid back · 1 unit came back · in stock again/),
  ).toBeVisible();
  expect(await stockOf(database, line)).toBe(4);
  await elsewhere.close();
});

test('a step is taken back within ten seconds, by keyboard', async ({
  page,
  accounts,
  database,
  shelf,
  browser,
}) => {
  const line = await shelf.offer(2);
  const elsewhere = await browser.newContext();
  const { id } = await orderAsGuest(await elsewhere.newPage(), [line]);
  await elsewhere.close();
  await openDesk(page, await createOwner(accounts), `/owner/orders/${id}`);
  await next(page).getByRole('button', { name: 'Confirm the order' }).focus();
  await page.keyboard.press('Enter');
  await next(page).getByRole('button', { name: 'Confirm', exact: true }).focus();
  await page.keyboard.press('Enter');
  await next(page).getByRole('button', { name: 'Undo', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(next(page).getByRole('button', { name: 'Confirm the order' })).toBeVisible();
  expect(await database.get(`guestOrders/${id}/status`)).toBe('placed');
});

test('a second owner sees a change at once, and overwrites none that they have not seen', async ({
  page,
  browser,
  accounts,
  shelf,
  database,
  consoleGuard,
}) => {
  consoleGuard.allow(/401|could not be/);
  const line = await shelf.offer(2);
  const elsewhere = await browser.newContext();
  const second = await elsewhere.newPage();
  const { id } = await orderAsGuest(second, [line]);
  let isHeld = false;
  await second.routeWebSocket(new RegExp(`:${ports.database}/`), (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!isHeld) socket.send(message);
    });
  });
  await openDesk(page, await createOwner(accounts), `/owner/orders/${id}`);
  await openDesk(second, await createOwner(accounts, 'Otto Owner'), `/owner/orders/${id}`);
  await expect(next(second).getByRole('button', { name: 'Confirm the order' })).toBeVisible();

  await next(page).getByRole('button', { name: 'Confirm the order' }).click();
  await next(page).getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(second.getByText(/^Somebody else has just changed: status/)).toBeVisible({ timeout: 2000 });

  isHeld = true;
  await part(page, 'Payment')
    .getByRole('textbox', { name: /^Money seen on/ })
    .or(part(page, 'Payment').getByLabel(/^Money seen on/))
    .first()
    .fill('2026-01-02');
  await part(page, 'Payment').getByRole('button', { name: 'Mark as paid' }).click();
  await expect(part(page, 'Payment').getByText(/^Paid on/)).toBeVisible();
  const paidAt = await database.get(`guestOrders/${id}/payment/paidAt`);

  const note = `Call me ${randomUUID()}`;
  await part(second, 'Note of your own').getByRole('textbox').fill(note);
  await part(second, 'Note of your own').getByRole('button', { name: 'Save the note' }).click();
  await expect(second.getByText(/^Nothing was written: somebody else changed this/)).toBeVisible();
  await expect(part(second, 'Note of your own').getByRole('textbox')).toHaveValue(note);
  expect(await database.get(`guestOrders/${id}/payment/paidAt`)).toBe(paidAt);
  expect(await database.get(`orderNotes/${id}`)).toBeNull();
  await elsewhere.close();
});

test('offline nothing is sent, and what was typed stays', async ({
  page,
  browser,
  accounts,
  shelf,
  database,
  consoleGuard,
}) => {
  consoleGuard.allow(/could not be|ERR_INTERNET_DISCONNECTED|is not live/);
  const line = await shelf.offer(2);
  const elsewhere = await browser.newContext();
  const { id } = await orderAsGuest(await elsewhere.newPage(), [line]);
  await elsewhere.close();
  await openDesk(page, await createOwner(accounts), `/owner/orders/${id}`);
  const note = part(page, 'Note of your own');
  await expect(note.getByRole('textbox')).toBeVisible();
  await page.context().setOffline(true);
  await note.getByRole('textbox').fill('Rings twice');
  await note.getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByText(/^You are offline\. Nothing was sent/)).toBeVisible();
  await expect(note.getByRole('textbox')).toHaveValue('Rings twice');
  await page.context().setOffline(false);
  await note.getByRole('button', { name: 'Save the note' }).click();
  await expect.poll(() => database.get(`orderNotes/${id}`)).toBe('Rings twice');
});
