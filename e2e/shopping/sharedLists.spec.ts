import { expectAccessible } from '#e2e/support/accessibility';
import { rope, roller, withSavedShop, yoga } from '#e2e/support/savedShop';
import { expect, test } from '#e2e/support/test';

const link = `#list=product/${roller.id},program/${yoga.id}`;

test('a wishlist that somebody shared is shown as theirs, and kept beside one’s own', async ({ page }) => {
  await withSavedShop(page, { wishlist: [rope] });
  await page.goto(`/wishlist${link}`);
  await expect(page.getByRole('heading', { level: 1, name: 'A wishlist for you' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: yoga.name })).toBeVisible();
  await expect(main.getByRole('link', { name: rope.name })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep these too' }).click();
  await page.getByRole('link', { name: 'See your own list' }).click();
  for (const { name } of [rope, roller, yoga]) await expect(main.getByRole('link', { name })).toBeVisible();
});

test('a comparison that somebody shared is compared at once', { tag: '@once' }, async ({ page }) => {
  await page.goto(`/compare#list=product/${roller.id},product/${rope.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'A comparison for you' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Products' })).toContainText(rope.name);
});
