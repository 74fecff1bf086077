import { readSeed } from '#local/seed/readSeed';
import { expect, goToReview, placeOrder, test } from '#e2e/support/checkoutSteps';
import { newEmail } from '#e2e/support/accounts';
import { holdCode } from '#e2e/support/holdCode';
import { searchAndTurnPage } from '#e2e/support/listPage';
import { fillCart, rope, yoga } from '#e2e/support/savedShop';
import { translatePage } from '#e2e/support/translatePage';

test.describe('while the browser translates the shop', { tag: '@onceOnDesktop' }, () => {
  test.beforeEach(({ page }) => translatePage(page));

  test('a size is chosen and put into the cart', async ({ page }) => {
    await page.goto('/product/everyday-tee');
    const main = page.getByRole('main');
    for (const choice of ['S', 'M', 'S'])
      await main.getByRole('radio', { name: choice, exact: true }).first().check();
    await main.getByRole('radio', { name: 'Cream' }).first().check();
    await main.getByRole('radio', { name: 'M', exact: true }).first().check();
    await main.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  });

  test('the cart’s total follows quantity and currency', async ({ page }) => {
    await fillCart(page, [{ ...rope, quantity: 2 }, yoga]);
    await page.goto('/cart');
    const total = page.getByRole('region', { name: 'Summary' });
    await expect(total).toContainText('$100.00');
    await page.getByRole('button', { name: 'One Sisal Skipping Rope less' }).click();
    await expect(total).toContainText('$84.50');
    await page.getByRole('combobox', { name: 'Currency', exact: true }).first().selectOption('EUR');
    await expect(total).toContainText('€84.50');
    await page.getByRole('button', { name: 'Remove Unhurried Yoga' }).click();
    await expect(total).toContainText('€15.50');
  });

  test('a list is searched and paged through', async ({ page, catalogue }) => {
    // Other tests sell things of their own meanwhile.
    await catalogue.serve('products', readSeed().products);
    await searchAndTurnPage(page);
  });

  test('what is pressed before the app comes is done', async ({ page }) => {
    const letGo = await holdCode(page);
    const asked = page.waitForRequest(/\/assets\/start-/);
    const opened = page.goto('/product/sisal-rope');
    await asked;
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    letGo();
    await opened;
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  });

  test('an order is placed', async ({ page, shelf }) => {
    const line = await shelf.offer(3);
    await goToReview(page, [line], newEmail());
    await placeOrder(page);
    // What has to be typed at a bank, or told, stays as it is.
    await expect(page.getByText(/^EW-/).first()).toHaveAttribute('translate', 'no');
  });
});
