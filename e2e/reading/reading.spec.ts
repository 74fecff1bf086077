import type { Page } from '@playwright/test';
import { readLibrary } from '#tools/build/content/library';
import { expect, test } from '#e2e/support/test';

const articles = (await readLibrary('src', 'articles')).filter(({ language }) => language === 'en');
const ofMind = articles.filter((text) => 'category' in text && text.category.key === 'mind');

test('a change of language keeps the reader in place', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/blog/rewriting-a-habit');
  const last = page.getByRole('heading', { name: 'When it is more than a habit' });
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await page.getByRole('combobox', { name: 'Language' }).first().selectOption('de');
  await expect(page.getByRole('heading', { name: 'Wenn es mehr ist als eine Gewohnheit' })).toBeAttached();
  await expect(page).toHaveTitle(/Eine Gewohnheit umschreiben/);
  const after = await page.evaluate(() => window.scrollY);
  expect(Math.abs(after - before)).toBeLessThan(600);
});

test(
  'the blog is narrowed by search, category and tag, and Back undoes one of them',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByText(`${articles.length} articles`)).toBeVisible();
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/blog?page=2');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toBeVisible();
    await expect(page.getByText(`${articles.length} articles`)).toBeInViewport();
    await page.getByRole('link', { name: /^Mind/ }).click();
    await expect(page).toHaveURL(/\?category=mind$/);
    await expect(page.getByText(`${ofMind.length} articles`)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search articles' }).fill('quiet');
    await expect(page).toHaveURL(/q=quiet/);
    await expect(page.getByRole('heading', { name: 'Ten quiet minutes, without incense' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\?category=mind$/);
    await page.getByRole('link', { name: 'Remove Mind' }).click();
    await expect(page.getByText(`${articles.length} articles`)).toBeVisible();
  },
);

test('what is excluded in the kitchen stays excluded', { tag: '@once' }, async ({ page }) => {
  await page.goto('/cloud-kitchen');
  await page.getByText('What suits you').click();
  await page.getByRole('checkbox', { name: 'Milk' }).check();
  await expect(page.getByRole('heading', { name: 'Berry Yoghurt Bowl' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Milk' })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Berry Yoghurt Bowl' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Green Garden Bowl' })).toBeVisible();
});

/** Notes every shift of the layout from the beginning of each page on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How far the page has shifted, in its own measure (CLS). */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate('window.shifts.reduce((sum, value) => sum + value, 0)');

test('the page is hydrated without a shift, a second title or a second picture', async ({ page }) => {
  await watchShifts(page);
  for (const address of ['/', '/blog/rewriting-a-habit', '/product/cork-mat', '/Shop', '/cloud-kitchen']) {
    const pictures: string[] = [];
    page.on(
      'request',
      (request) => void (request.resourceType() === 'image' && pictures.push(request.url())),
    );
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.locator('head [data-prerendered]')).toHaveCount(0);
    await expect(page.locator('head title')).toHaveCount(1);
    expect(await shiftOf(page), address).toBeLessThanOrEqual(0.02);
    expect(pictures.filter((url, index) => pictures.indexOf(url) !== index)).toEqual([]);
    page.removeAllListeners('request');
  }
});

test.describe('elsewhere, years after the build', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'en-GB' });
  const sixYears = 6 * 365.25 * 24 * 60 * 60 * 1000;
  test('pages are hydrated as they were written', { tag: '@desktop' }, async ({ page }) => {
    // Not by the tool's clock, under which a browser tells of no first paint, for which the start waits.
    await page.addInitScript((later: number) => {
      window.Date = new Proxy(Date, {
        construct: (date, parts) => Reflect.construct(date, parts.length > 0 ? parts : [date.now() + later]),
      });
    }, sixYears);
    const footer = page.getByRole('contentinfo');
    // What differs is a warning in the console, which fails every end-to-end test.
    for (const address of ['/', '/blog/rewriting-a-habit', '/product/cork-mat', '/cloud-kitchen', '/cart']) {
      await page.goto(address);
      await footer.scrollIntoViewIfNeeded();
      const year = await page.evaluate(() => new Date().getFullYear());
      await expect(footer).toContainText(`© ${year} Eightwell`);
    }
  });
});

test('a label that Tab leads to is pushed into sight whole', { tag: '@onceOnDesktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await page.goto('/blog');
  const tags = page.getByRole('region', { name: 'Tags' }).getByRole('link');
  await tags.first().focus();
  for (const tag of (await tags.all()).slice(1)) {
    await page.keyboard.press('Tab');
    await expect(tag).toBeFocused();
    await expect(tag).toBeInViewport({ ratio: 0.95 });
  }
});
