import type { Locator, Page } from '@playwright/test';
import { createLocalOwner, localAccounts } from '#tools/owner/ownerMark';
import { goodPassword, newEmail, type Accounts, type TestMember } from './accounts';
import { expect, goToReview, orderButton, thanks, type Line } from './checkoutSteps';
import { signIn } from './member';

/** Somebody who may run the shop, made as `npm start` makes its owner; the claim is there before they sign in, so that their token has it. */
export async function createOwner(accounts: Accounts, displayName = 'Olga Owner'): Promise<TestMember> {
  const account = { email: newEmail(), password: goodPassword, displayName };
  await createLocalOwner(localAccounts, account);
  const { uid } = await accounts.find(account.email);
  return { uid, ...account };
}

/** Signs an owner in, and opens a page of the desk. */
export async function openDesk(page: Page, owner: TestMember, path = '/owner'): Promise<void> {
  await signIn(page, owner, path);
}

/** Orders as a guest, and stays on the order's own page. */
export async function orderAsGuest(
  guest: Page,
  lines: Line[],
  email = newEmail(),
): Promise<{ id: string; email: string }> {
  await goToReview(guest, lines, email);
  await orderButton(guest).click();
  await expect(thanks(guest)).toBeVisible();
  await guest.getByRole('link', { name: 'Follow the order' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
  return { id: new URL(guest.url()).hash.slice(1), email };
}

/** A part of an order's page at the desk. */
export const deskPart = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

/** What the guest's page says of the order. */
export const guestsStatus = (guest: Page): Locator =>
  guest.getByRole('main').getByRole('status', { name: 'Status', exact: true });
