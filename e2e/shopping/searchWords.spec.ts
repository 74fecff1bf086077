import type { Page } from '@playwright/test';
import { expectAccessible } from '#e2e/support/accessibility';
import { ListPage } from '#e2e/support/listPage';
import { moveTo } from '#e2e/support/moveTo';
import { expect, test } from '#e2e/support/test';

const note = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /match|taken/ });

test(
  'a query nothing has all of shows the closest and says so; one that finds nothing has ways on',
  { tag: '@once' },
  async ({ page }) => {
    const list = new ListPage(page);
    await list.open('/Shop?q=kettlebell%20shampoo');
    await expect(note(page)).toContainText('No exact match for “kettlebell shampoo”. Closest:');
    await expect(note(page)).toContainText('Not found together with the rest:');
    await expect(list.cards.first()).toHaveText(/Kettlebell|Shampoo/);
    await expectAccessible(page);

    await moveTo(page, '/Shop?q=meditaton');
    await expect(note(page)).toContainText('“meditaton” was taken for “meditation”.');

    await moveTo(page, '/Shop?q=xyzzyx');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'No results for “xyzzyx”' })).toBeVisible();
    await expect(main.getByRole('link', { name: /^Ask us/ })).toHaveAttribute('href', '/contact');
    await expect(main.getByRole('heading', { name: 'What others choose' })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'words that mean a filter become chips, and taking one away takes its words away',
  { tag: '@once' },
  async ({ page }) => {
    const list = new ListPage(page);
    await list.open('/Shop?q=soap%20under%2020');
    const price = list.applied.getByRole('button', { name: /^Remove .*20/ });
    const found = await list.totalNumber();
    expect(Math.max(...(await list.prices()))).toBeLessThanOrEqual(20);
    await price.last().click();
    await expect(list.search).toHaveValue('soap');
    await expect(page).toHaveURL(/\?q=soap$/);
    expect(await list.totalNumber()).toBeGreaterThanOrEqual(found);
    await page.goBack();
    await expect(list.search).toHaveValue('soap under 20');

    await moveTo(page, '/Shop?q=meal%20without%20nuts');
    await expect(list.applied.getByRole('button', { name: 'Remove Without nuts' })).toBeVisible();
    await moveTo(page, '/Shop?q=green%20socks');
    await expect(list.applied.getByRole('button', { name: /^Remove Colou?r: green$/ })).toBeVisible();
    await expect(list.cards.first()).toContainText('Socks');
  },
);

test(
  'the header finds pages and things by keyboard, in groups, and offers again what was searched for',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    const box = page.getByRole('combobox', { name: 'Search the shop' });
    const suggestions = page.getByRole('listbox', { name: 'Suggestions' });

    await test.step('things', async () => {
      await box.click();
      await box.pressSequentially('kettl');
      await expect(suggestions.getByRole('option').first()).toContainText('Kettlebell');
      await expect(box).toHaveAttribute('aria-expanded', 'true');
      await expectAccessible(page, 'suggestions of things');
      await box.press('Escape');
      await expect(suggestions).toBeHidden();
      await box.press('ArrowDown');
      await expect(suggestions.getByRole('option', { selected: true })).toContainText('Kettlebell');
      await box.press('Enter');
      await expect(page).toHaveURL(/\/(product|program)\//);
      await box.fill('yoga');
      await box.press('Enter');
      await expect(page).toHaveURL(/\/Shop\?q=yoga$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    await test.step('pages, in groups', async () => {
      await box.click();
      await box.fill('');
      await box.pressSequentially('anxiety');
      const groups = suggestions.getByRole('group');
      await expect(groups.first().getByRole('option').first()).toContainText('Anxiety');
      await expect(groups.nth(1)).toBeVisible();
      await expectAccessible(page, 'suggestions in groups');
      await box.press('ArrowDown');
      await expect(suggestions.getByRole('option', { selected: true })).toContainText('Anxiety');
      await box.press('Enter');
      await expect(page).toHaveURL(/\/anxiety$/);
      await box.click();
      await box.fill('delivery');
      const terms = suggestions.getByRole('option', { name: /Delivery and returns/ });
      await expect(terms).toBeVisible();
      await terms.click();
      await expect(page).toHaveURL(/\/terms-conditions#delivery$/);
    });

    await test.step('what was searched for, on this device, until it is cleared', async () => {
      await box.click();
      await box.fill('lavender');
      await box.press('Enter');
      await expect(page).toHaveURL(/\/Shop\?q=lavender$/);
      await page.goto('/');
      await box.click();
      await expect(suggestions.getByRole('option', { name: 'lavender' })).toBeVisible();
      await suggestions.getByRole('option').last().click();
      await expect(suggestions.getByRole('option', { name: 'lavender' })).toHaveCount(0);
    });
  },
);

test('a list says what the whole shop has beside it', { tag: '@once' }, async ({ page }) => {
  await page.goto('/program?q=comb');
  await page
    .getByRole('link', { name: /more in the whole shop$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/Shop\?q=comb$/);
  await expect(new ListPage(page).cards.first()).toContainText('Comb');
});

const hostile = {
  'ten thousand letters': 'w'.repeat(10_000),
  'ten thousand words': 'yoga '.repeat(2000),
  'regular expressions': '(.*)+[^$]\\\\(?=a+)+b',
  'right-to-left marks': '\u202e\u2067yoga\u2069\u200f',
  emoji: '🧘🏽‍♀️🔥👨‍👩‍👧‍👦'.repeat(40),
  NUL: 'yo\u0000ga\u0007',
  markup: '<img src=x onerror=alert(1)>"\'`',
};

test('what nobody would search for does no harm', { tag: '@once' }, async ({ page }) => {
  const list = new ListPage(page);
  await page.goto('/Shop');
  for (const [what, query] of Object.entries(hostile)) {
    await test.step(what, async () => {
      await expect(list.search).toBeEditable();
      await list.search.fill(query);
      await list.search.press('Enter');
      await expect(list.cards.first(), what).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, what).toBeLessThanOrEqual(0);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 }), what).toBeVisible();
    });
  }
});
