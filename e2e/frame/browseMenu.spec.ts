import { expect, test } from '#e2e/support/test';

test(
  'the menu leads to programs, things, food, topics and articles',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    const browse = page.getByRole('button', { name: 'Browse' });
    for (const [list, link, path] of [
      ['Programs by dimension', 'Emotional', '/shopdetails?dimension=Emotional'],
      ['Shop by category', 'Sleep', '/Shop?category=Sleep'],
      ['Food', 'Cloud kitchen', '/cloud-kitchen'],
      ['Topics and articles', 'Sleep', '/sleep'],
      ['Topics and articles', 'Articles', '/blog'],
    ] as const) {
      await browse.click();
      await page.getByRole('list', { name: list }).getByRole('link', { name: link, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(browse).toHaveAttribute('aria-expanded', 'false');
    }
  },
);

test(
  'the menu opens by keyboard; Escape leads back, and leaving it closes it',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/cart');
    const browse = page.getByRole('button', { name: 'Browse' });
    const programs = page.getByRole('list', { name: 'Programs by dimension' });
    await browse.press('Enter');
    await expect(programs).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(programs.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(programs).toHaveCount(0);
    await expect(browse).toBeFocused();
    await browse.press('Enter');
    await expect(programs).toBeVisible();
    // Below the panel.
    await page.mouse.click(640, 790);
    await expect(programs).toHaveCount(0);
  },
);
