import { expectAccessible } from '#e2e/support/accessibility';
import { createOwner, openDesk } from '#e2e/support/owner';
import { openProfile, signIn } from '#e2e/support/member';
import { expect, goToReview, placeOrder, test } from '#e2e/support/checkoutSteps';
import { newEmail } from '#e2e/support/accounts';

test('an owner finds the desk in the profile menu', async ({ page, accounts, isMobile }) => {
  const owner = await createOwner(accounts);
  await signIn(page, owner);
  const menu = await openProfile(page, isMobile);
  await menu.getByRole('link', { name: 'Run the shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('the desk does not exist', { tag: '@once' }, () => {
  const missing = 'This page does not exist';

  test('for a guest', async ({ page }) => {
    await page.goto('/owner');
    await expect(page.getByRole('heading', { level: 1, name: missing })).toBeVisible();
  });

  test('for a member, in whose menu it is not either', async ({ page, accounts, isMobile }) => {
    await signIn(page, await accounts.create(), '/owner');
    await expect(page.getByRole('heading', { level: 1, name: missing })).toBeVisible();
    const menu = await openProfile(page, isMobile);
    await expect(menu.getByRole('link', { name: 'My account' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Run the shop' })).toBeHidden();
  });

  test('for an owner whose address is not verified', async ({ page, accounts }) => {
    const owner = await createOwner(accounts);
    await accounts.change(owner.uid, { emailVerified: false });
    await signIn(page, owner, '/owner');
    await expect(page.getByRole('heading', { level: 1, name: missing })).toBeVisible();
  });
});

test(
  'an order that comes in appears by itself, is told of, and counts in the title',
  { tag: '@once' },
  async ({ page, browser, accounts, shelf }) => {
    await openDesk(page, await createOwner(accounts));
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    const line = await shelf.offer(3);
    const elsewhere = await browser.newContext();
    const guest = await elsewhere.newPage();
    await goToReview(guest, [line], newEmail());
    await placeOrder(guest);
    const number = await guest
      .getByText(/^EW-[\w-]+$/)
      .first()
      .innerText();
    await expect(page.getByText(`New order ${number}`)).toBeVisible();
    await expect(page).toHaveTitle(/^\(\d+\) Today/);
    await elsewhere.close();
  },
);
