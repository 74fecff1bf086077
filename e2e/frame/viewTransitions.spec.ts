import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/support/test';

declare global {
  interface Window {
    transitions: number;
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.transitions = 0;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      window.transitions += 1;
      return start(change);
    };
  });
});

const openFirst = async (page: Page): Promise<string> => {
  const link = page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.hover();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return name;
};

/** The code for it comes behind the first page. */
const movesAreReady = (): boolean =>
  performance
    .getEntriesByType('resource')
    .some(
      (entry) =>
        entry instanceof PerformanceResourceTiming &&
        entry.responseEnd > 0 &&
        /viewTransitions-/.test(entry.name),
    );

const transitions = (page: Page): Promise<number> => page.evaluate(() => window.transitions);

/** The first time the page's code may still be on its way; then the page opens without movement. */
async function openOnce(page: Page): Promise<void> {
  await page.goto('/program');
  await page.waitForFunction(movesAreReady);
  await openFirst(page);
}

async function goBack(page: Page): Promise<void> {
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Programs' })).toBeVisible();
}

test('a card grows into its page and back', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openOnce(page);
  const before = await transitions(page);
  await goBack(page);
  expect(await transitions(page)).toBe(before + 1);
  await openFirst(page);
  expect(await transitions(page)).toBe(before + 2);
  await goBack(page);
  expect(await transitions(page)).toBe(before + 3);
  await test.step('what is pressed while it moves is pressed on the page', async () => {
    await page.evaluate(() => document.documentElement.style.setProperty('--calm', '60s'));
    await openFirst(page);
    const crumb = page.getByRole('navigation', { name: 'You are here' }).getByRole('link').first();
    const { x, y, width, height } = (await crumb.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // As a finger does: a click of Playwright's would wait until nothing is over it.
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page).not.toHaveURL(/\/program\/./);
  });
});

test('nothing moves for those who asked for stillness', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openOnce(page);
  await goBack(page);
  await openFirst(page);
  await goBack(page);
  expect(await transitions(page)).toBe(0);
});
