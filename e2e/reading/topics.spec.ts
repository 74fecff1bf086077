import type { Locator } from '@playwright/test';
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

for (const [locale, crisis, emergency] of [
  ['en-US', '988', '911'],
  ['de-AT', '142', '112'],
  ['fr-BE', '0800 32 123', '112'],
] as const) {
  test.describe(`whom to call in a crisis, for a visitor of ${locale} @once`, () => {
    test.use({ locale });
    test('stands first and large on a phone, and every number can be tapped', async ({ page }) => {
      await page.goto('/anxiety');
      const first = page
        .getByRole('main')
        .getByRole('region')
        .filter({ has: page.getByRole('link', { name: crisis }) });
      const own = first.getByRole('link', { name: crisis }).first();
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(own).toBeInViewport({ ratio: 1 });
      }
      await expect(own).toHaveAttribute('href', `tel:${crisis.replaceAll(' ', '')}`);
      await expect(first.getByRole('link').nth(1)).toHaveAttribute('href', `tel:${emergency}`);
      const letters = (link: Locator) =>
        link.getByText(crisis).evaluate((number) => parseFloat(getComputedStyle(number).fontSize));
      expect(await letters(own)).toBeGreaterThanOrEqual(22);
      await first.getByText(/^(Other countries|Andere Länder|Autres pays)$/).click();
      for (const item of await first.getByRole('listitem').all())
        for (const link of await item.getByRole('link').all())
          await expect(link).toHaveAttribute('href', /^tel:\d+$/);
    });
  });
}
