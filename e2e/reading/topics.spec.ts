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

  test('home has three rows for each need, and what makes it trusted on the first screen of a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [language, trust, title] of [
      ['en', /^Programs from /, 'What would you like to change?'],
      ['de', /^Programme ab /, 'Was möchten Sie verändern?'],
      ['fn', /^Programmes à partir de /, /^Que souhaitez-vous changer/],
    ] as const) {
      await page.goto(`/?lng=${language}`);
      await expect(page.getByRole('link', { name: trust })).toBeInViewport({ ratio: 1 });
      const needs = page.getByRole('region', { name: title });
      const lists = needs.getByRole('list').filter({ hasNot: page.getByRole('list') });
      await expect(lists).toHaveCount(6);
      for (const list of await lists.all()) await expect(list.getByRole('listitem')).toHaveCount(3);
    }
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
