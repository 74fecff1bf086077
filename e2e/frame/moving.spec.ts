import type { Page } from '@playwright/test';
import { holdCode } from '#e2e/support/holdCode';
import { expect, test } from '#e2e/support/test';

const programs = { name: 'Programs', exact: true } as const;

/** How many titles and descriptions the document has. */
const headCounts = (page: Page) =>
  page.evaluate(() => [
    document.head.querySelectorAll('title').length,
    document.head.querySelectorAll('meta[name=description]').length,
  ]);
const placeOf = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

test('whoever moves about knows where they are: focus, title and place follow', async ({ page }) => {
  await page.goto('/');
  await test.step('the skip link comes first and leads past the header', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('a new page takes the focus to its heading, announces its title and starts at the top', async () => {
    await expect(page).toHaveTitle('Home | Eightwell');
    await expect.poll(() => headCounts(page)).toEqual([1, 1]);
    const link = page
      .getByRole('region', programs)
      .getByRole('listitem')
      .first()
      .getByRole('heading')
      .getByRole('link');
    const name = await link.innerText();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(page).toHaveTitle(`${name} | Eightwell`);
    await expect(page.getByText(`${name} | Eightwell`)).toHaveAttribute('aria-live', 'polite');
    expect(await placeOf(page)).toBe(0);
    await expect.poll(() => headCounts(page)).toEqual([1, 1]);
    await page.goBack();
    await expect(page).toHaveTitle('Home | Eightwell');
  });

  await test.step('Back returns to the place one left', async () => {
    const card = page.getByRole('tabpanel').last().getByRole('listitem').nth(2);
    await card.scrollIntoViewIfNeeded();
    const left = await placeOf(page);
    expect(left).toBeGreaterThan(300);
    await card.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(card).toBeVisible();
    await expect.poll(async () => Math.abs((await placeOf(page)) - left)).toBeLessThan(50);
  });

  await test.step('the button to the top shows after 300 pixels', async () => {
    const button = page.getByRole('button', { name: 'Back to the top' });
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect(button).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 301));
    await button.click();
    await expect.poll(() => placeOf(page)).toBe(0);
    await expect(button).toHaveCount(0);
  });
});

test(
  'Back from a page that was loaded whole returns to the place too',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'About us' });
    await link.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    await page.goto('/cloud-kitchen');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left))
      .toBeLessThan(50);
  },
);

test('the tab has a title also while a page is on its way', { tag: '@once' }, async ({ page }) => {
  await page.goto('/Shop');
  await expect.poll(() => headCounts(page)).toEqual([1, 1]);
  const letGo = await holdCode(page, 'ContactPage');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('main').getByRole('status')).toBeAttached();
  await expect(page).toHaveTitle('Eightwell');
  letGo();
  await expect(page).toHaveTitle('Contact | Eightwell');
  await expect.poll(() => headCounts(page)).toEqual([1, 1]);
});

test('a reload and a link into a page lead to the place itself', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  const program = page.getByRole('region', programs).getByRole('listitem').last();
  await program.scrollIntoViewIfNeeded();
  const left = await placeOf(page);
  await page.reload();
  await expect.poll(() => placeOf(page)).toBe(left);
  await expect(program).toBeInViewport();

  await page.goto('/program/a-friendlier-inner-voice');
  await page.goto('/#sides');
  const title = page.getByRole('heading', { name: 'Eight sides of being well' });
  await expect(title).toBeInViewport();
});

test(
  'typing in the search of the grid loses no letter and makes one entry of the history',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/');
    const entries = await page.evaluate(() => history.length);
    const section = page.getByRole('region', programs);
    await section.getByRole('searchbox', { name: 'Search programs' }).pressSequentially('buffer');
    await expect(section.getByRole('searchbox')).toHaveValue('buffer');
    await expect(section.getByRole('listitem')).toHaveCount(1);
    await expect(section.getByRole('link', { name: 'Six-Week Buffer' })).toBeVisible();
    await expect(page).toHaveURL('/?q=buffer');
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  },
);
