import { expectAccessible } from '#e2e/support/accessibility';
import { moveTo } from '#e2e/support/moveTo';
import { rope, tee, teeFernM, walker, withSavedShop, yoga } from '#e2e/support/savedShop';
import { expect, test } from '#e2e/support/test';

test(
  'wishes move to the cart, with their colour and size; removing one can be undone',
  { tag: '@once' },
  async ({ page }) => {
    await withSavedShop(page, { wishlist: [tee, yoga, rope] });
    await page.goto('/wishlist');
    await page.getByRole('button', { name: 'Choose and move: Everyday Tee' }).click();
    const dialog = page.getByRole('dialog', { name: 'Everyday Tee' });
    await dialog.getByRole('radio', { name: 'M', exact: true }).check();
    await dialog.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText('Everyday Tee is in your cart.')).toBeVisible();
    await page.getByRole('button', { name: 'Move to cart: Unhurried Yoga' }).click();
    await page.getByRole('button', { name: 'Remove Sisal Skipping Rope from the wishlist' }).click();
    await page.getByRole('button', { name: 'Undo: Sisal Skipping Rope is removed.' }).click();
    await expect(page.getByRole('link', { name: 'Sisal Skipping Rope' })).toBeVisible();
    await moveTo(page, '/cart');
    await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveCount(2);
    await expect(page.getByRole('combobox', { name: 'Color of Everyday Tee' })).toHaveValue('Fern');
    await expect(page.getByRole('combobox', { name: 'Size of Everyday Tee' })).toHaveValue('M');
  },
);

test('two programs stand side by side, their differences marked; one saved twice is saved once', async ({
  page,
  isMobile,
}) => {
  await page.goto('/program/unhurried-yoga');
  await test.step('saving twice says so and changes nothing', async () => {
    await page.getByRole('button', { name: 'Save Unhurried Yoga' }).click();
    await expect(page.getByText('Added To wishlist')).toBeVisible();
    await page.getByRole('button', { name: 'Unhurried Yoga is saved' }).click();
    await expect(page.getByText('Product already in wishlist')).toBeVisible();
  });
  await page.getByRole('button', { name: 'Compare Unhurried Yoga' }).click();
  await expect(page.getByText('Added To compare')).toBeVisible();
  await moveTo(page, '/program/hill-walker');
  await page.getByRole('button', { name: 'Compare Hill Walker' }).click();
  if (isMobile) await page.getByRole('button', { name: 'Open the menu' }).click();
  await page
    .getByRole(isMobile ? 'dialog' : 'banner')
    .getByRole('link', { name: 'Compare' })
    .click();
  await expect(page.getByRole('columnheader', { name: /Hill Walker/ })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /^Price.*differs$/ })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Duration', exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Show only what differs' }).check();
  await expect(page.getByRole('rowheader', { name: 'Duration' })).toHaveCount(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Remove Hill Walker from the comparison' }).click();
  await page.getByRole('button', { name: /^Undo: Hill Walker/ }).click();
  await expect(page.getByRole('columnheader', { name: /Hill Walker/ })).toBeVisible();

  await moveTo(page, '/wishlist');
  await expect(page.getByRole('button', { name: /from the wishlist$/ })).toHaveCount(1);
});

const full = {
  cart: [{ ...rope, price: 20 }, teeFernM, yoga],
  wishlist: [tee, yoga, rope],
  compare: [yoga, walker, rope, tee],
};

test('cart, wishlist, comparison and quick view are accessible with something in them', async ({
  page,
  isMobile,
}) => {
  await withSavedShop(page, full);
  await page.emulateMedia({ colorScheme: isMobile ? 'light' : 'dark' });
  await page.goto('/cart');
  for (const path of ['/cart', '/wishlist', '/compare']) {
    if (path !== '/cart') await moveTo(page, path);
    await expect(page.getByRole('link', { name: 'Unhurried Yoga' }).first()).toBeVisible();
    await expectAccessible(page, path);
  }
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' });
  await page.getByRole('button', { name: 'Choose: Everyday Tee' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'quick view');
});
