import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { byItself } from '#e2e/support/byItself';
import { expectAccessible } from '#e2e/support/accessibility';
import { expect, stockOf, test } from '#e2e/support/checkoutSteps';
import { letterOf } from '#e2e/support/letters';
import {
  byKeyboard,
  byPointer,
  createOwner,
  deskPart as part,
  guestsStatus,
  openDesk,
  orderAsGuest,
  orderSteps,
  type Hand,
} from '#e2e/support/owner';
import { ports } from '#local/machine/ports';

const next = (page: Page) => part(page, 'What is next');

/** Finds the order in the list by its e-mail, and opens it. */
async function findOrder(page: Page, { press, type }: Hand, email: string): Promise<void> {
  await press(page.getByRole('navigation', { name: 'Run the shop' }).getByRole('link', { name: 'Orders' }));
  await type(page.getByRole('searchbox', { name: 'Number, name or e-mail' }), email);
  await expect(page.getByText('1 order', { exact: true })).toBeVisible();
  await press(page.getByRole('table', { name: 'Orders' }).getByRole('link'));
  await expect(page.getByRole('heading', { level: 1, name: /^Order EW-/ })).toBeVisible();
}

/** By touch on a phone, by keyboard alone at a desk. */
test('an order comes in, is confirmed, paid, sent, and a part of it comes back: guest, letters and a second owner see each step', async ({
  page,
  browser,
  accounts,
  shelf,
  database,
  isMobile,
}) => {
  const hand = isMobile ? byPointer : byKeyboard;
  const steps = orderSteps(page, hand);
  await openDesk(page, await createOwner(accounts));
  const line = await shelf.offer(5);
  const elsewhere = await browser.newContext();
  const guest = await elsewhere.newPage();
  const { id, email } = await orderAsGuest(guest, [{ ...line, quantity: 2 }]);
  await expect(page.getByText(/^New order EW-/).first()).toBeVisible();
  const another = await browser.newContext();
  const second = await another.newPage();
  await openDesk(second, await createOwner(accounts, 'Otto Owner'), `/owner/orders/${id}`);
  await expect(next(second).getByRole('button', { name: 'Confirm the order' })).toBeVisible();

  await findOrder(page, hand, email);
  await expectAccessible(page);
  await steps.confirm();
  await expect(next(page)).toBeFocused();
  await expect(part(second, 'History').getByText('Confirmed')).toBeVisible(byItself);
  await expect(guestsStatus(guest)).toContainText('We have confirmed your order');
  await expect(guest.getByText(/DE02/).first()).toBeVisible();
  await letterOf(page.request, email, 'order-confirmed');

  await steps.pay();
  await expect(part(page, 'Payment')).toBeFocused();
  await expect(part(second, 'Payment').getByText(/^Paid on/)).toBeVisible(byItself);
  await expect(guest.getByText(/paid/i).first()).toBeVisible();

  await steps.send('https://carrier.example/JD0146');
  await expect(part(second, 'History').getByText(/carrier\.example/)).toBeVisible(byItself);
  await expect(guest.getByRole('link', { name: /carrier\.example/ })).toBeVisible();
  await steps.deliverAndUndo();
  expect(await database.get(`guestOrders/${id}/status`)).toBe('sent');

  const refund = part(page, 'Return and refund');
  await hand.press(refund.getByRole('button', { name: 'Enter a return or a refund' }));
  await hand.type(refund.getByRole('textbox', { name: new RegExp(`^Came back of ${line.name}`) }), '1');
  await hand.press(refund.getByRole('checkbox', { name: 'Put the units back in stock' }));
  await expectAccessible(page, '/owner/orders/:id with open forms');
  await hand.press(refund.getByRole('button', { name: 'Write it down' }));
  const returned = /\$30\.00 paid back · 1 unit came back · in stock again/;
  await expect(part(second, 'History').getByText(returned)).toBeVisible(byItself);
  await expect(part(page, 'History').getByText(returned)).toBeVisible();
  await expect(refund).toBeFocused();
  await expect(guest.getByText(/^\$30\.00 paid back on/)).toBeVisible();
  expect(await stockOf(database, line)).toBe(4);
  await letterOf(page.request, email, 'order-paid');
  expect((await letterOf(page.request, email, 'order-sent')).text).toContain(
    'https://carrier.example/JD0146',
  );
  await another.close();
  await elsewhere.close();
});

test(
  'a second owner sees a change at once, and overwrites none that they have not seen',
  { tag: '@onceOnDesktop' },
  async ({ page, browser, accounts, shelf, database, consoleGuard }) => {
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
    await expect(second.getByText(/^Somebody else has just changed: status/)).toBeVisible(byItself);

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
  },
);

test(
  'offline nothing is sent, and what was typed stays',
  { tag: '@once' },
  async ({ page, browser, accounts, shelf, database, consoleGuard }) => {
    consoleGuard.allow(/could not be|ERR_INTERNET_DISCONNECTED|is not live/);
    const line = await shelf.offer(2);
    const elsewhere = await browser.newContext();
    const { id } = await orderAsGuest(await elsewhere.newPage(), [line]);
    await elsewhere.close();
    await openDesk(page, await createOwner(accounts), `/owner/orders/${id}`);
    const note = part(page, 'Note of your own');
    await expect(note.getByRole('textbox')).toBeVisible();
    await page.context().setOffline(true);
    await expect(page.getByText(/so this cannot be sent now/)).toHaveCount(1);
    await note.getByRole('textbox').fill('Rings twice');
    await note.getByRole('button', { name: 'Save the note' }).click();
    await expect(page.getByText(/Nothing was sent, and nothing is sent later/)).toBeVisible();
    await expect(note.getByRole('textbox')).toHaveValue('Rings twice');
    await page.context().setOffline(false);
    // What stays is still true.
    await expect(page.getByText(/Nothing was sent/)).toBeVisible();
    await expect(page.getByText(/You are offline/)).toHaveCount(0);
    await note.getByRole('button', { name: 'Save the note' }).click();
    await expect.poll(() => database.get(`orderNotes/${id}`)).toBe('Rings twice');
  },
);

/** How many lines a text is set in. */
const linesOf = (page: Page, text: string): Promise<number> =>
  page.getByRole('cell', { name: text, exact: true }).evaluate((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

test(
  'a long name breaks no word of the desk, and on paper an order is a table without what is pressed',
  { tag: '@onceOnDesktop' },
  async ({ page, browser, accounts, shelf, database }) => {
    const elsewhere = await browser.newContext();
    const lines = await Promise.all([1, 2, 3].map((stock) => shelf.offer(stock)));
    const { id, email } = await orderAsGuest(await elsewhere.newPage(), lines);
    await elsewhere.close();
    const name = 'Wilhelmine-Charlotte Freifrau von Donaudampfschifffahrtsgesellschaftskapitän-Müllerschön';
    await database.set(`guestOrders/${id}/contact/name`, name);
    await database.set(`guestOrders/${id}/card`, 'All the best!\nGrandma');
    await openDesk(page, await createOwner(accounts), `/owner/orders?q=${encodeURIComponent(email)}`);
    await page.goto(`/owner/orders?q=${encodeURIComponent(email)}&lng=fn`);
    await expect(page.getByText(name)).toBeVisible();
    expect(await linesOf(page, 'impayée')).toBe(1);

    await page.goto(`/owner/orders/${id}?lng=en`);
    const table = page.getByRole('table', { name: 'What was ordered' });
    await expect(table).toBeVisible();
    await expect(page.getByText('All the best!\nGrandma')).toHaveCSS(
      'white-space',
      /pre-line|preserve-breaks/,
    );
    await page.setViewportSize({ width: 700, height: 990 });
    await page.emulateMedia({ media: 'print' });
    await expect(next(page)).toBeHidden();
    await expect(page.getByRole('checkbox', { name: 'Sound for new orders' })).toBeHidden();
    const [first, ...others] = await Promise.all(
      (await table.getByRole('row').nth(1).getByRole('cell').all()).map(
        async (cell) => (await cell.boundingBox())?.y,
      ),
    );
    expect(others.length).toBeGreaterThan(2);
    expect(new Set([first, ...others]).size).toBe(1);
    await expect(table.getByRole('columnheader').first()).toBeVisible();
  },
);
