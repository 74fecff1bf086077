import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { ListPage } from '../support/listPage';
import { expect, test } from '../support/test';

const note = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /match|taken/ });

test(
  'a query nothing has all of shows the closest, and says what it let go of',
  { tag: '@once' },
  async ({ page }) => {
    const list = new ListPage(page);
    await list.open('/Shop?q=kettlebell%20shampoo');
    await expect(note(page)).toContainText('No exact match for “kettlebell shampoo”. Closest:');
    await expect(note(page)).toContainText('Not found together with the rest:');
    await expect(list.cards.first()).toHaveText(/Kettlebell|Shampoo/);
    await expectAccessible(page);

    await page.goto('/Shop?q=meditaton');
    await expect(note(page)).toContainText('“meditaton” was taken for “meditation”.');
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
    const dearest = Math.max(
      ...(await page.locator('.card .now').allInnerTexts()).map((text) =>
        Number(text.replace(/[^\d.]/g, '')),
      ),
    );
    expect(dearest).toBeLessThanOrEqual(20);
    await price.last().click();
    await expect(list.search).toHaveValue('soap');
    await expect(page).toHaveURL(/\?q=soap$/);
    expect(await list.totalNumber()).toBeGreaterThanOrEqual(found);
    await page.goBack();
    await expect(list.search).toHaveValue('soap under 20');

    await page.goto('/Shop?q=meal%20without%20nuts');
    await expect(list.applied.getByRole('button', { name: 'Remove Without nuts' })).toBeVisible();
    await page.goto('/Shop?q=green%20socks');
    await expect(list.applied.getByRole('button', { name: /^Remove Colou?r: green$/ })).toBeVisible();
    await expect(list.cards.first()).toContainText('Socks');
  },
);

test('the header finds pages and things, in groups, by keyboard', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: 'Search the shop' });
  await box.click();
  await box.pressSequentially('anxiety');
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  const groups = suggestions.getByRole('group');
  await expect(groups.first().getByRole('option').first()).toContainText('Anxiety');
  await expect(groups.nth(1)).toBeVisible();
  await expectAccessible(page);
  await box.press('ArrowDown');
  await expect(suggestions.getByRole('option', { selected: true })).toContainText('Anxiety');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/anxiety$/);

  await box.click();
  await box.fill('delivery');
  await expect(suggestions.getByRole('option', { name: /Delivery and returns/ })).toBeVisible();
  await suggestions.getByRole('option', { name: /Delivery and returns/ }).click();
  await expect(page).toHaveURL(/\/terms-conditions#delivery$/);
});

test(
  'what is searched for is offered again on this device, until it is cleared',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    const box = page.getByRole('combobox', { name: 'Search the shop' });
    await box.click();
    await box.fill('lavender');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/Shop\?q=lavender$/);
    await page.goto('/');
    await box.click();
    const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
    await expect(suggestions.getByRole('option', { name: 'lavender' })).toBeVisible();
    await suggestions.getByRole('option').last().click();
    await expect(suggestions.getByRole('option', { name: 'lavender' })).toHaveCount(0);
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

test('nothing found is a page with ways on', { tag: '@once' }, async ({ page }) => {
  await page.goto('/Shop?q=xyzzyx');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'No results for “xyzzyx”' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Ask us/ })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('heading', { name: 'What others choose' })).toBeVisible();
  await expectAccessible(page);
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

for (const [what, query] of Object.entries(hostile)) {
  test(`${what} in the search do no harm`, { tag: '@once' }, async ({ page }) => {
    await page.goto('/Shop');
    const list = new ListPage(page);
    await expect(list.search).toBeEditable();
    await list.search.fill(query);
    await list.search.press('Enter');
    await expect(list.cards.first()).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
