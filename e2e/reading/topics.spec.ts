import { expect, test } from '#e2e/support/test';

test.describe('topics', { tag: '@once' }, () => {
  test('the topic of sleep recommends what belongs to it', async ({ page }) => {
    await page.goto('/sleep');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Products that help' })).toBeVisible();
    for (const name of ['Silk Eye Mask', 'Evening Pages', 'Screens at Arm’s Length']) {
      await expect(main.getByRole('link', { name }).first()).toBeAttached();
    }
    await expect(main.getByRole('link', { name: 'Kettlebell Basics' })).toHaveCount(0);
  });

  test('topics are reached from home, menu, footer and what they concern', async ({ page, isMobile }) => {
    await page.goto('/');
    const needs = page.getByRole('region', { name: 'What would you like to change?' });
    await needs.getByRole('link', { name: 'More for: Sleep better' }).click();
    await expect(page).toHaveURL('/sleep');
    await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Anxiety' }).click();
    await expect(page).toHaveURL('/anxiety');
    await page.goto('/product/silk-eye-mask');
    await page.getByRole('main').getByRole('link', { name: 'Sleep', exact: true }).last().click();
    await expect(page).toHaveURL('/sleep');
    if (!isMobile) return;
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByText('Topics and articles').click();
    await page.getByRole('dialog').getByRole('link', { name: 'Performance' }).click();
    await expect(page).toHaveURL('/performance');
  });
});
