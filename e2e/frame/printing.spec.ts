import type { Page } from '@playwright/test';
import { fillCart, rope, roller, tee, teeFernM, walker, withSavedShop, yoga } from '#e2e/support/savedShop';
import { newEmail } from '#e2e/support/accounts';
import { expect, fillDetails, orderButton, placeOrder, reviewButton, test } from '#e2e/support/checkoutSteps';

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
    await placeOrder(page);
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

  for (const path of ['/blog/a-room-that-rests', '/sleep', '/terms-conditions', '/cloud-kitchen'])
    test(`${path} has its title, in dark letters also where the shop is dark`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(path);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      await expect(title).toHaveCSS('color', /^rgb\((\d\d?, ){2}\d\d?\)$/);
      await expect(page.getByRole('banner')).toBeHidden();
    });

  test('an article is without what leads to others', async ({ page }) => {
    await page.goto('/blog/a-room-that-rests');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Read on' })).toBeHidden();
  });

  test('the kitchen’s menu has two courses on a sheet', async ({ page }) => {
    await page.goto('/cloud-kitchen?lng=de');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(26);
    await expectSheets(page, 4);
  });

  test('a long comparison is a table with its head, which is repeated on the next sheet', async ({
    page,
  }) => {
    await withSavedShop(page, { compare: [rope, roller, tee] });
    await page.setViewportSize({ width: 700, height: 900 });
    await page.goto('/compare');
    await page.emulateMedia({ media: 'print' });
    const table = page.getByRole('main').getByRole('table', { name: 'Products' });
    await expect(table).toHaveCSS('display', 'table');
    const head = table.getByRole('rowgroup').first();
    const body = table.getByRole('rowgroup').nth(1);
    await expect(head).toHaveCSS('display', 'table-header-group');
    await expect(body).toHaveCSS('display', 'table-row-group');
    const [name, price] = await Promise.all(
      [head.getByRole('link', { name: 'Everyday Tee' }), body.getByText('$32.00')].map((cell) =>
        cell.boundingBox(),
      ),
    );
    expect(price?.x).toBeCloseTo(name?.x ?? 0, 0);
  });

  test('the cart is one sheet: what is in it, how many and what they cost, and nothing to press', async ({
    page,
  }) => {
    await fillCart(page, [rope, { ...roller, quantity: 3 }, teeFernM, yoga]);
    await page.goto('/cart');
    await page.emulateMedia({ media: 'print' });
    const roll = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Groove Roller' });
    await expect(roll.getByText('$73.95')).toBeVisible();
    await expect(roll.getByRole('textbox')).toHaveValue('3');
    await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expectSheets(page, 1);
  });

  test('a checkout half filled in has its whole summary, over nothing, and all of a note', async ({
    page,
  }) => {
    await fillCart(page, [rope, yoga]);
    await page.setViewportSize({ width: 700, height: 900 });
    await page.goto('/checkout');
    const note = page.getByRole('textbox', { name: /^Note/ });
    await note.fill('Please ring at the back door.\n'.repeat(12));
    await page.emulateMedia({ media: 'print' });
    const summary = page.getByRole('complementary', { name: 'Your order' });
    await expect(summary).toHaveCSS('position', 'static');
    await expect(summary.getByText('Sisal Skipping Rope')).toBeVisible();
    await expect(note).toHaveCSS('border-top-width', '0px');
    const question = page
      .getByText('Full name')
      .locator('..')
      .filter({ has: page.getByRole('textbox') });
    await expect(question, 'a question is on one sheet with its line').toHaveCSS('break-inside', 'avoid');
    expect(await note.evaluate((field) => field.scrollHeight - field.clientHeight)).toBeLessThanOrEqual(0);
  });

  test('an order to be placed has its totals once, below what they are of', async ({ page }) => {
    await fillCart(page, [rope, yoga]);
    await page.goto('/checkout');
    await fillDetails(page, newEmail());
    await reviewButton(page).click();
    await expect(orderButton(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    // Upright and across.
    for (const width of [688, 1017]) {
      await page.setViewportSize({ width, height: 900 });
      const total = page.getByText('Total', { exact: true }).filter({ visible: true });
      await expect(total).toHaveCount(1);
      const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Sisal Skipping Rope' });
      expect((await total.boundingBox())?.y).toBeGreaterThan((await line.boundingBox())?.y ?? Infinity);
    }
    await expectSheets(page, 1);
  });

  test('the eight sides and a wheel of one’s own take two sheets, and a third with what helps', async ({
    page,
  }) => {
    await page.goto('/wellness');
    const sliders = page.getByRole('slider');
    for (const slider of await sliders.all()) await slider.press('End');
    await page.emulateMedia({ media: 'print' });
    await expect(sliders.first()).toBeVisible();
    await expectSheets(page, 2);
    await page.emulateMedia({ media: 'screen' });
    for (const side of [0, 1]) await sliders.nth(side).press('Home');
    await expect(page.getByRole('region', { name: /^For this side/ })).toHaveCount(2);
    await page.emulateMedia({ media: 'print' });
    await expectSheets(page, 3);
  });

  test('lists of cards have four in a row, without their buttons', async ({ page }) => {
    await withSavedShop(page, { wishlist: [rope, roller, tee, yoga], compare: [rope, roller, tee] });
    for (const path of ['/wishlist', '/compare']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('link', { name: 'Everyday Tee' }).first()).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('checkbox').filter({ visible: true })).toHaveCount(0);
      await expectSheets(page, 1);
      await page.emulateMedia({ media: 'screen' });
    }
  });
});
