import { newEmail } from '#e2e/support/accounts';
import type { Page } from '@playwright/test';
import { isFields } from '#model/untrusted';
import { expectAccessible } from '#e2e/support/accessibility';

import type { Database } from '#e2e/support/database';
import { expect, test } from '#e2e/support/test';

/** What arrived below `node` from this address. */
async function arrived(database: Database, node: string, email: string): Promise<unknown[]> {
  const messages = await database.get(node);
  return Object.values(isFields(messages) ? messages : {}).filter(
    (message) => isFields(message) && message.email === email,
  );
}

const contact = (page: Page) => page.getByRole('form', { name: 'Write to us' });
const partner = (page: Page) => page.getByRole('form', { name: 'Partner application' });

async function fillContact(page: Page, email: string): Promise<void> {
  await page.goto('/contact');
  await contact(page).getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await contact(page).getByRole('textbox', { name: 'E-mail' }).fill(email);
  await contact(page).getByRole('textbox', { name: 'Order number' }).fill('EW-7K3M9-QXA2D');
  await contact(page).getByRole('textbox', { name: 'Message' }).fill('Where is my mat?');
}

async function fillPartner(page: Page, email: string): Promise<void> {
  await page.goto('/partnerForm');
  const form = partner(page);
  await form.getByRole('textbox', { name: 'Your name' }).fill('Ada 🌿');
  await form.getByRole('textbox', { name: 'Organization' }).fill('סטודיו');
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByRole('combobox', { name: 'Country' }).selectOption('FR');
  await form.getByRole('combobox', { name: 'What you are' }).selectOption('studio');
  await form.getByRole('checkbox', { name: 'Physical' }).check();
  await form.getByRole('textbox', { name: 'Link' }).fill('studio.example');
  await form.getByRole('textbox', { name: 'What you would bring' }).fill('Classes.');
  await form.getByRole('checkbox', { name: /You may keep/ }).check();
}

test.describe('messages', { tag: '@once' }, () => {
  test('a message arrives once, however often it is pressed', async ({ page, database }) => {
    const email = newEmail();
    await fillContact(page, email);
    await contact(page).getByRole('button', { name: 'Send message' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Thank you, your message is with us' })).toBeFocused();
    await expect(page.getByText(/^EWC(-\w{4}){4}$/)).toBeVisible();
    await expectAccessible(page);
    expect(await arrived(database, 'contactMessages', email)).toEqual([
      {
        createdAt: expect.any(Number),
        language: 'en',
        name: 'Ada',
        email,
        topic: 'order',
        orderNumber: 'EW-7K3M9-QXA2D',
        message: 'Where is my mat?',
      },
    ]);
  });

  test('a message keeps its words while nobody can be reached', async ({
    page,
    context,
    database,
    consoleGuard,
  }) => {
    // Whatever the page was still to load is missing, too.
    consoleGuard.allow(/was not sent|could not be (read|loaded)|ERR_INTERNET_DISCONNECTED/);
    const email = newEmail();
    await fillContact(page, email);
    await context.setOffline(true);
    await contact(page).getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Nothing arrives twice' })).toBeVisible();
    await context.setOffline(false);
    await contact(page).getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Thank you, your message is with us')).toBeVisible();
    expect(await arrived(database, 'contactMessages', email)).toHaveLength(1);
  });

  test('an application is looked over, sent and numbered', async ({ page, database }) => {
    const email = newEmail();
    await fillPartner(page, email);
    await expectAccessible(page);
    await partner(page).getByRole('button', { name: 'Review the application' }).click();
    await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeFocused();
    await expect(partner(page).getByText('https://studio.example')).toBeVisible();
    await partner(page).getByRole('button', { name: 'Change something' }).click();
    await partner(page).getByRole('checkbox', { name: 'Social' }).check();
    await partner(page).getByRole('button', { name: 'Review the application' }).click();
    await partner(page).getByRole('button', { name: 'Send application' }).dblclick();
    await expect(page.getByText(/^EWP(-\w{4}){4}$/)).toBeVisible();
    expect(await arrived(database, 'partnerApplications', email)).toEqual([
      expect.objectContaining({
        name: 'Ada 🌿',
        organisation: 'סטודיו',
        country: 'FR',
        partnerType: 'studio',
        dimensions: { Physical: true, Social: true },
        link: 'https://studio.example',
        consent: true,
      }),
    ]);
  });

  test('an application says what is missing, at its place', async ({ page }) => {
    await page.goto('/partnerForm');
    await partner(page).getByRole('button', { name: 'Review the application' }).click();
    await expect(partner(page).getByRole('textbox', { name: 'Your name' })).toBeFocused();
    await expect(partner(page).getByRole('group', { name: /Which sides/ })).toHaveAccessibleDescription(
      'Choose at least one side.',
    );
    await expectAccessible(page);
  });

  test('an application outlives the reload of a tab', async ({ page }) => {
    await fillPartner(page, 'ada@studio.example');
    await page.reload();
    await expect(partner(page).getByRole('textbox', { name: 'Organization' })).toHaveValue('סטודיו');
    await expect(partner(page).getByRole('checkbox', { name: 'Physical' })).toBeChecked();
  });

  test('what only a program would fill in is not sent', async ({ page, database }) => {
    const email = newEmail();
    await fillContact(page, email);
    await page.locator('input[name="leaveEmpty"]').evaluate((field: HTMLInputElement) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(field, 'https://spam.example');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await contact(page).getByRole('button', { name: 'Send message' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'A hidden field had been filled in' }),
    ).toBeVisible();
    expect(await arrived(database, 'contactMessages', email)).toEqual([]);
  });
});
