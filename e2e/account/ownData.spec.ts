import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#e2e/support/accessibility';
import { fillSignIn, signIn } from '#e2e/support/member';
import { expect, test, type Shop } from '#e2e/support/test';

const address = { line1: 'Ulmenweg 1', city: 'Berlin', postcode: '10115', country: 'DE' };

type Surroundings = { page: Page } & Omit<Shop, 'catalogue'>;

/** A member with a saved address looks at what the account page says of their data. */
async function openOwnData({ page, accounts, database, consoleGuard }: Surroundings) {
  // For a wrong password, and for an account that is gone.
  consoleGuard.allow(/accounts:signInWithPassword/);
  const member = await accounts.create();
  await database.set(`addresses/${member.uid}/address1`, address);
  await database.set(`users/${member.uid}`, { email: member.email, displayName: 'Mara Lind' });
  await signIn(page, member, '/my-account');
  return { member, data: page.getByRole('region', { name: 'Your data' }) };
}

test.describe('a member’s own data', { tag: '@onceOnDesktop' }, () => {
  test('a member takes a copy of everything along, by keyboard', async ({
    page,
    accounts,
    database,
    consoleGuard,
  }) => {
    const { member, data } = await openOwnData({ page, accounts, database, consoleGuard });
    const opener = data.getByRole('button', { name: 'Download my data' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const form = data.getByRole('form', { name: 'Download my data' });
    const password = form.getByLabel('Password').and(form.locator('input'));
    await expect(password).toBeFocused();
    await page.keyboard.type('not the password');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('alert')).toContainText('This password is not right.');
    await expectAccessible(page);

    await password.fill(member.password);
    const downloading = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('eightwell-data.json');
    const copy: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(copy).toMatchObject({
      signIn: { email: member.email, methods: ['password'] },
      addresses: { address1: address },
    });
    expect(JSON.stringify(copy)).not.toMatch(/eyJ|token/i);
    await expect(data.getByText('The file is in your downloads.')).toBeVisible();
    await expect(opener).toBeFocused();
  });

  test('a member has another name, and the focus stays where it was', async ({
    page,
    accounts,
    database,
  }) => {
    const member = await accounts.create();
    await signIn(page, member, '/my-account');
    const form = page.getByRole('form', { name: 'Profile' });
    await form.getByRole('textbox', { name: 'Name' }).fill('  Mara Elm ');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your name is saved.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Mara Elm');
    await expect(form.getByRole('button', { name: 'Save the name' })).toBeFocused();
    await expect.poll(() => database.get(`users/${member.uid}/displayName`)).toBe('Mara Elm');
  });

  test('a member deletes the account, and nothing of them is left', async ({
    page,
    accounts,
    database,
    consoleGuard,
  }) => {
    const { member, data } = await openOwnData({ page, accounts, database, consoleGuard });
    await data.getByRole('button', { name: 'Delete my account' }).click();
    await expect(data.getByText('This cannot be undone.')).toBeVisible();
    await data.getByRole('button', { name: 'Cancel' }).click();
    await expect(data.getByRole('button', { name: 'Delete my account' })).toBeFocused();

    await data.getByRole('button', { name: 'Delete my account' }).click();
    const form = data.getByRole('form', { name: 'Delete my account' });
    await form.getByLabel('Password').and(form.locator('input')).fill(member.password);
    await form.getByRole('button', { name: 'Delete the account for good' }).click();
    await expect(page.getByText('Your account and your data are deleted.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect.poll(() => database.get(`addresses/${member.uid}`)).toBeNull();
    expect(await database.get(`users/${member.uid}`)).toBeNull();

    const main = page.getByRole('main');
    await fillSignIn(page, member.email, member.password);
    await expect(main.getByRole('alert')).toContainText('E-mail and password do not match.');
  });
});
