import type { Page } from '@playwright/test';
import { fillCart, walker } from '#e2e/support/savedShop';
import { newEmail } from '#e2e/support/accounts';
import { fillDetails, orderButton, reviewButton, test, thanks, expect } from '#e2e/support/checkoutSteps';

/** Sheets of a printed page: each has an object of its own in the file. */
const sheetsOf = (pdf: Buffer): number =>
  [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;

/** On A4, and on Letter, which is shorter. */
async function expectSheets(page: Page, most: number): Promise<void> {
  for (const format of ['A4', 'Letter'])
    expect(sheetsOf(await page.pdf({ format })), `sheets of ${format}`).toBeLessThanOrEqual(most);
}

test.describe('On paper @once', () => {
  for (const [what, path] of [
    ['a product', '/product/sisal-rope'],
    ['a product in colours', '/product/everyday-tee'],
    ['a program', '/program/hill-walker'],
    ['a program in German', '/program/hill-walker?lng=de'],
  ] as const) {
    test(`${what} takes one or two sheets, without frame and suggestions`, async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(
        page.getByRole('heading', {
          name: /Goes well with it|You may also like|Passt gut dazu|Das könnte Ihnen/,
        }),
      ).toBeHidden();
      await expectSheets(page, 2);
    });
  }

  test('an order is one sheet with who sells, the link and its code', async ({ page, shelf }) => {
    await fillCart(page, [...(await Promise.all([1, 2, 3, 4].map((stock) => shelf.offer(stock)))), walker]);
    await page.goto('/checkout');
    await fillDetails(page, newEmail());
    await reviewButton(page).click();
    await page.getByRole('radio', { name: /^After the 14 days/ }).check();
    await orderButton(page).click();
    await expect(thanks(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('img', { name: 'QR code of the link to this order' })).toBeVisible();
    await expect(page.getByText(/\/order#/).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByText('88 Sample Street').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expectSheets(page, 1);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: 'Follow the order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
    await page.mouse.wheel(0, 9000);
    await expect(page.getByRole('button', { name: 'Back to the top' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Back to the top' })).toBeHidden();
    await expect(page.getByRole('img', { name: 'QR code of the link to this order' })).toBeVisible();
    await expectSheets(page, 1);
  });
});
