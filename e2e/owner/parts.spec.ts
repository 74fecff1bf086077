import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { byItself } from '#e2e/support/byItself';
import { expectAccessible } from '#e2e/support/accessibility';
import { newEmail } from '#e2e/support/accounts';
import { expect, goToReview, placeOrder, stockOf, test } from '#e2e/support/checkoutSteps';
import { createOwner, openDesk, orderAsGuest } from '#e2e/support/owner';

const messageId = (): string => `-O${randomUUID().replaceAll('-', '').slice(0, 18)}`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test(
  'a message and a withdrawal are read, answered and done',
  { tag: '@once' },
  async ({ page, accounts, database }) => {
    const email = newEmail();
    const sent = { createdAt: Date.now(), language: 'de', name: 'Ada Lovelace', email };
    const [message, withdrawal] = [messageId(), messageId()];
    await database.set(`contactMessages/${message}`, {
      ...sent,
      topic: 'other',
      message: 'Is the mat soft?',
    });
    await database.set(`withdrawals/${withdrawal}`, { ...sent, about: 'The mat of last week' });
    await openDesk(page, await createOwner(accounts), '/owner/messages');
    await expect(heading(page, 'Messages')).toBeVisible();
    const entry = page
      .getByRole('listitem')
      .filter({ hasText: email.split('@')[0] ?? '' })
      .or(page.getByRole('listitem').filter({ hasText: 'Is the mat soft?' }));
    await expect(page.getByText('Is the mat soft?')).toBeVisible();
    await expectAccessible(page);
    const answer = entry.first().getByRole('link', { name: /^Answer EWC-/ });
    // There is no mail program here.
    await answer.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await answer.click();
    expect(decodeURIComponent((await answer.getAttribute('href')) ?? '')).toContain('> Is the mat soft?');
    await entry
      .first()
      .getByRole('button', { name: /^Done: EWC-/ })
      .click();
    await expect(page.getByText('Is the mat soft?')).toBeHidden();
    expect(await database.get(`contactMessages/${message}/doneAt`)).toBeGreaterThan(0);
    await page.getByRole('checkbox', { name: 'Show what is done, too' }).check();
    await expect(page.getByText('Is the mat soft?')).toBeVisible();
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('Withdrawal');
    await expect(page.getByText('The mat of last week')).toBeVisible();
    await database.set(`contactMessages/${message}`, null);
    await database.set(`withdrawals/${withdrawal}`, null);
  },
);

test(
  'price and stock are changed in place: what is sold meanwhile stays sold',
  { tag: '@once' },
  async ({ page, accounts, shelf, database }) => {
    const line = await shelf.offer(5);
    await openDesk(page, await createOwner(accounts), `/owner/catalogue?q=${line.id}`);
    const row = page.getByRole('form', { name: line.name });
    await expect(row).toBeVisible();
    await expectAccessible(page);
    await row.getByRole('textbox', { name: 'In stock' }).fill('12');
    await database.set(`products/${line.id}/stock`, 4);
    await row.getByRole('button', { name: 'Save' }).click();
    await expect(row.getByRole('textbox', { name: 'In stock' })).toHaveValue('11');
    expect(await stockOf(database, line)).toBe(11);

    const price = row.getByRole('textbox', { name: /^Price/ });
    await price.fill('3');
    await row.getByRole('button', { name: 'Save' }).click();
    await expect(row.getByText(/changes by more than half/)).toBeVisible();
    await price.fill('27,50');
    await row.getByRole('button', { name: 'Save' }).click();
    await expect(row.getByRole('button', { name: 'Save' })).toBeHidden();
    expect(await database.get(`products/${line.id}/price`)).toBe(27.5);

    await price.fill('25');
    await database.set(`products/${line.id}/price`, 28);
    await expect(async () => {
      await row.getByRole('button', { name: 'Save' }).click();
      await expect(row.getByText(/^Somebody else has set 28.00 meanwhile/)).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(await database.get(`products/${line.id}/price`)).toBe(28);
  },
);

test(
  'an item is changed as a whole, copied, and taken out of the shop',
  { tag: '@onceOnDesktop' },
  async ({ page, accounts, shelf, database }) => {
    const line = await shelf.offer(3);
    await openDesk(
      page,
      await createOwner(accounts),
      `/owner/catalogue/${encodeURIComponent(`product:${line.id}`)}`,
    );
    const form = page.getByRole('form', { name: 'Item' });
    const name = form.getByRole('textbox', { name: /^Name/ });
    await expect(name).toHaveValue(line.name);
    await expectAccessible(page);
    await form.getByRole('textbox', { name: /^Pictures/ }).fill('picture.svg');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText(/^A picture is a path such as/)).toBeVisible();
    await form.getByRole('textbox', { name: /^Pictures/ }).fill('');
    await form.getByRole('textbox', { name: /^In one sentence/ }).fill('Softer than it looks.');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText(/^Saved\./)).toBeVisible();
    expect(await database.get(`products/${line.id}/summary`)).toBe('Softer than it looks.');
    expect(await stockOf(database, line)).toBe(3);

    await page.getByRole('link', { name: 'Make a copy' }).click();
    const copy = `Copy ${line.name}`;
    await name.fill(copy);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/product%3Acopy-try-/);
    const id = decodeURIComponent(new URL(page.url()).pathname).split(':').at(-1) ?? '';
    expect(await database.get(`products/${id}/stock`)).toBe(0);

    await page.getByRole('button', { name: 'Take it out of the shop' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take it out of the shop' }).click();
    await expect(heading(page, 'Catalogue')).toBeVisible();
    expect(await database.get(`products/${id}`)).toBeNull();
  },
);

test(
  'a customer is found by e-mail, and erased on request',
  { tag: '@onceOnDesktop' },
  async ({ page, browser, accounts, shelf, database }) => {
    const line = await shelf.offer(2);
    const email = newEmail();
    const elsewhere = await browser.newContext();
    const guest = await elsewhere.newPage();
    await goToReview(guest, [line], email);
    await placeOrder(guest);
    await elsewhere.close();
    await openDesk(page, await createOwner(accounts), '/owner/people');
    await page.getByRole('searchbox', { name: 'E-mail of the customer' }).fill(email.toUpperCase());
    const order = page.getByRole('main').getByRole('link', { name: /^EW-/ });
    await expect(order).toBeVisible();
    await expectAccessible(page);
    const id = ((await order.getAttribute('href')) ?? '').split('/').at(-1) ?? '';
    await page.getByRole('button', { name: 'Erase' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click();
    await expect.poll(() => database.get(`guestOrders/${id}/erasedAt`)).toBeGreaterThan(0);
  },
);

test.describe('the settings', () => {
  // One after the other: all tests share them, and each change is told to whoever has them open.
  test.describe.configure({ mode: 'default' });

  test(
    'settings say what they change for shoppers before they are saved',
    { tag: '@once' },
    async ({ page, accounts, database }) => {
      await openDesk(page, await createOwner(accounts), '/owner/settings');
      const form = page.getByRole('form', { name: 'Settings' });
      await expect(form.getByText('Nothing is changed yet.')).toBeVisible();
      await expectAccessible(page);
      await form.getByRole('textbox', { name: /^Days on which nothing/ }).fill('2031-12-24');
      await expect(form.getByText(/^On 1 day nothing is packed or brought/)).toBeVisible();
      await form.getByRole('button', { name: 'Save the settings' }).click();
      await expect(form.getByText(/^Saved\. Shoppers see it at once/)).toBeVisible();
      expect(await database.get('settings/closedDays')).toEqual({ '2031-12-24': true });
      await database.set('settings/closedDays', null);
    },
  );

  test(
    'two people at once in the settings are told of each other, and overwrite nothing unseen',
    { tag: '@once' },
    async ({ page, accounts, database }) => {
      await database.set('settings', null);
      await openDesk(page, await createOwner(accounts), '/owner/settings');
      const form = page.getByRole('form', { name: 'Settings' });
      const banner = form.getByRole('textbox', { name: /^Deutsch/ });
      await banner.fill('Bis Montag zu');
      await database.set('settings/unitsPerLine', 7);
      await expect(form.getByText(/^Somebody else has just changed: Most units of one item/)).toBeVisible(
        byItself,
      );
      await expect(form.getByRole('textbox', { name: /^Most units/ })).toHaveValue('7');
      await expect(banner).toHaveValue('Bis Montag zu');
      await database.set('settings', { unitsPerLine: 8, banner: { de: 'Heute zu' } });
      await expect(form.getByRole('textbox', { name: /^Most units/ })).toHaveValue('8');
      await form.getByRole('button', { name: 'Save the settings' }).click();
      await expect(form.getByText(/^Somebody else has just changed, too: Line above/)).toBeVisible();
      expect(await database.get('settings/banner/de')).toBe('Heute zu');
      await form.getByRole('button', { name: 'Save the settings' }).click();
      await expect(form.getByText(/^Saved\. Shoppers see it at once/)).toBeVisible();
      expect(await database.get('settings')).toEqual({ unitsPerLine: 8, banner: { de: 'Bis Montag zu' } });
      await database.set('settings', null);
    },
  );
});

test('figures are a drawing and a table', { tag: '@once' }, async ({ page, accounts }) => {
  await openDesk(page, await createOwner(accounts), '/owner/figures');
  await expect(page.getByRole('table', { name: 'Orders and sales' }).getByRole('row')).toHaveCount(13);
  await page.getByRole('radio', { name: 'Month' }).check();
  await expect(page).toHaveURL(/by=month/);
  await expectAccessible(page);
});

test(
  'on a phone in German each week stands on one line, and the month to save is read whole',
  { tag: '@phone' },
  async ({ page, browser, accounts, shelf }) => {
    const elsewhere = await browser.newContext();
    await orderAsGuest(await elsewhere.newPage(), [await shelf.offer(1)]);
    await elsewhere.close();
    await openDesk(page, await createOwner(accounts), '/owner/figures');
    await page.evaluate(() => localStorage.setItem('i18nextLng', 'de'));
    await page.reload();
    const weeks = page.getByRole('table', { name: 'Bestellungen und Umsatz' }).locator('td span');
    await expect(weeks).toHaveCount(12);
    expect(await weeks.evaluateAll((days) => days.map((day) => day.getClientRects().length))).toEqual(
      Array.from({ length: 12 }, () => 1),
    );
    await page.getByRole('link', { name: 'Bestellungen', exact: true }).click();
    const room = await page.getByRole('combobox', { name: 'Monat' }).evaluate((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('No text is measured here.');
      pen.font = font;
      const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
      return select.clientWidth - padding - pen.measureText('September 2026').width;
    });
    expect(room).toBeGreaterThanOrEqual(0);
  },
);
