import type { Locator, Page } from '@playwright/test';
import { createLocalOwner, localAccounts } from '#tools/owner/ownerMark';
import { goodPassword, newEmail, type Accounts, type TestMember } from './accounts';
import { expect, goToReview, type Line, placeOrder } from './checkoutSteps';
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

/** What the guest's page says of the order. */
export const guestsStatus = (guest: Page): Locator =>
  guest.getByRole('main').getByRole('status', { name: 'Status', exact: true });

/** Orders as a guest, and stays on the order's own page. */
export async function orderAsGuest(guest: Page, lines: Line[]): Promise<{ id: string; email: string }> {
  const email = newEmail();
  await goToReview(guest, lines, email);
  await placeOrder(guest);
  await guest.getByRole('link', { name: 'Follow the order' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
  await expect(guestsStatus(guest)).toContainText('Placed');
  return { id: new URL(guest.url()).hash.slice(1), email };
}

/** A part of an order's page at the desk. */
export const deskPart = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

/** How somebody uses a control: by touch or mouse, or by keyboard alone. */
export interface Hand {
  press: (target: Locator) => Promise<void>;
  type: (target: Locator, text: string) => Promise<void>;
}

export const byPointer: Hand = {
  press: (target) => target.click(),
  type: (target, text) => target.fill(text),
};

/** No page of the desk has more controls than this, its header and footer included. */
const mostTabs = 200;

/** Goes from control to control until this one has the focus. */
async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tab = 0; tab < mostTabs; tab += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`${target.toString()} is not reached by keyboard.`);
}

export const byKeyboard: Hand = {
  press: async (target) => {
    await tabTo(target);
    const isTicked = (await target.getAttribute('type')) === 'checkbox';
    await target.page().keyboard.press(isTicked ? 'Space' : 'Enter');
  },
  type: async (target, text) => {
    await tabTo(target);
    await target.page().keyboard.press('ControlOrMeta+a');
    await target.page().keyboard.type(text);
  },
};

/** What an owner presses on an order's page, from its confirmation until it is sent. */
export const orderSteps = (page: Page, { press, type }: Hand = byPointer) => {
  const next = deskPart(page, 'What is next');
  const button = (name: string): Locator => next.getByRole('button', { name, exact: true });
  return {
    confirm: async (payLink?: string): Promise<void> => {
      await press(button('Confirm the order'));
      if (payLink !== undefined) await type(next.getByRole('textbox', { name: /^Payment link/ }), payLink);
      await press(button('Confirm'));
      await expect(next.getByText('Written: Confirmed.')).toBeVisible();
    },
    pay: async (): Promise<void> => {
      await press(deskPart(page, 'Payment').getByRole('button', { name: 'Mark as paid' }));
      await expect(deskPart(page, 'Payment').getByText(/^Paid on/)).toBeVisible();
    },
    send: async (tracking: string): Promise<void> => {
      await press(button('Mark as sent'));
      await type(next.getByRole('textbox', { name: /^Link to follow the parcel/ }), tracking);
      await press(button('Sent'));
      await expect(next.getByText('Written: Sent.')).toBeVisible();
    },
    deliverAndUndo: async (): Promise<void> => {
      await press(button('Mark as delivered'));
      await press(button('Undo'));
      await expect(button('Mark as delivered')).toBeVisible();
    },
  };
};
