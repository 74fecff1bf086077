import type { Locator, Page } from '@playwright/test';
import { readSeed } from '#local/seed/readSeed';
import { moveTo } from '#e2e/support/moveTo';
import { largeLetters, overflow, resize } from '#e2e/support/overflow';
import { languages } from '#model/languages';
import { rope, teeFernM, tee, walker, withSavedShop, yoga } from '#e2e/support/savedShop';
import { expect, test } from '#e2e/support/test';

/** Where no word and no price may be broken, at which widths: the narrowest screen has no room for every German or French one. */
const pagesOfWholeWords = ['/', '/cart', '/wellness', '/wishlist', '/Shop'];
const widthsOfWholeWords = { en: [320, 390], de: [390, 1280], fn: [390, 1280] };

async function expectWhole(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box, 'is rendered').not.toBeNull();
  expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
}

test.beforeEach(({ page }) =>
  withSavedShop(page, { cart: [rope, teeFernM, yoga], wishlist: [tee], compare: [yoga, walker] }),
);

/** Prices and names that stand in more lines than they have words: something in them was broken. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\d$€₹.,]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          broken.push(word);
      }
    }
    return broken;
  });

for (const [language, widths] of Object.entries(widthsOfWholeWords))
  test(`no word is broken in ${language}`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(`/about?lng=${language}`);
    for (const path of pagesOfWholeWords) {
      await moveTo(page, path);
      for (const width of widths) {
        await resize(page, { width, height: 844 });
        expect.soft(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

test(
  'the way to checkout is whole, and how a list is sorted can be read',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/cart');
    for (const { name, ...screen } of largeLetters)
      await test.step(`checkout, ${name}`, async () => {
        await resize(page, screen);
        await expectWhole(page, page.getByRole('main').getByRole('link', { name: 'checkout' }));
      });
    await moveTo(page, '/Shop');
    await resize(page, { width: 390, height: 844 });
    const sort = page.getByRole('combobox', { name: 'Sort' });
    await sort.selectOption('priceHighToLow');
    expect(await sort.evaluate((select) => select.clientWidth)).toBeGreaterThanOrEqual(190);
  },
);

test(
  'in letters of twice the size a tablet’s logo grows, and names of sides stand apart',
  { tag: '@desktop' },
  async ({ page }) => {
    const tablet = largeLetters.find(({ width }) => width === 768);
    if (!tablet) throw new Error('No tablet is among the screens.');
    for (const language of languages) {
      await page.goto(`/product/everyday-tee?lng=${language}`);
      const logo = page.getByRole('banner').getByRole('link').first().locator('span').first();
      await resize(page, { ...tablet, letters: '100%' });
      const before = await logo.boundingBox();
      await resize(page, tablet);
      await test.step(`the logo grows with them, ${language}`, async () => {
        expect((await logo.boundingBox())?.width).toBeGreaterThanOrEqual((before?.width ?? 0) * 1.5);
      });
      await moveTo(page, '/');
      await test.step(`no name of a side runs into the next, ${language}`, async () => {
        const sides = page.getByRole('main').getByRole('list').first().getByRole('listitem');
        const wide = await sides.evaluateAll((items) =>
          items.filter((item) => item.scrollWidth > item.clientWidth).map((item) => item.textContent),
        );
        expect(wide).toEqual([]);
      });
    }
  },
);

/** What has the focus, where all of it lies below something else or out of sight. */
const hiddenFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const isSeen = [0.1, 0.5, 0.9].some((x) =>
      [0.1, 0.5, 0.9].some((y) => {
        const above = document.elementFromPoint(left + width * x, top + height * y);
        return above !== null && (focused.contains(above) || above.contains(focused));
      }),
    );
    return isSeen ? undefined : (focused.getAttribute('aria-label') ?? focused.textContent);
  });

for (const { name, ...screen } of largeLetters.filter(({ width }) => width <= 390))
  test(
    `the bar at the bottom never hides what has the focus, ${name}`,
    { tag: '@desktop' },
    async ({ page }) => {
      for (const path of ['/product/everyday-tee', '/program/hill-walker', '/cart']) {
        await page.goto(`${path}?lng=de`);
        await resize(page, screen);
        const hidden: string[] = [];
        for (let stop = 0; stop < 70; stop += 1) {
          await page.keyboard.press('Tab');
          const covered = await hiddenFocus(page);
          if (covered !== undefined) hidden.push(covered);
        }
        expect.soft(hidden, path).toEqual([]);
      }
    },
  );

test(
  'at four times the size what keys reach in the search and the filters is in sight',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/Shop?lng=de');

    await test.step('the suggestion that the arrow keys have marked', async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Im Shop suchen' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').fill('schlaf');
      await expect(dialog.getByRole('option').nth(5)).toBeAttached();
      for (let presses = 0; presses < 6; presses += 1) {
        await page.keyboard.press('ArrowDown');
        await expect(dialog.getByRole('option', { selected: true })).toBeInViewport({ ratio: 0.9 });
      }
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    await test.step('every stop among the filters', async () => {
      await page.getByRole('button', { name: 'Filtern' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      const hidden: string[] = [];
      for (let stop = 0; stop < 70; stop += 1) {
        await page.keyboard.press('Tab');
        const covered = await hiddenFocus(page);
        if (covered !== undefined) hidden.push(covered);
      }
      expect(hidden).toEqual([]);
    });
  },
);

test('the minutes of each week fit in large letters, too', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/program/hill-walker');
  for (const { name, ...screen } of largeLetters) {
    await resize(page, screen);
    expect.soft(await overflow(page), name).toBeLessThanOrEqual(0);
  }
});

test('the minutes of sixteen weeks fit, too', { tag: '@desktop' }, async ({ page, catalogue }) => {
  const { programs } = readSeed();
  const outline = Array.from({ length: 16 }, (_, week) => ({
    title: `Walk ${week + 1}`,
    text: 'Up and down again.',
    minutes: 100 + week * 10,
  }));
  await catalogue.serve('programs', {
    ...programs,
    'hill-walker': { ...programs['hill-walker'], outline },
  });
  await page.goto('/program/hill-walker');
  await expect(page.getByRole('heading', { name: 'Walk 16' })).toBeVisible();
  for (const { name, ...screen } of [{ name: 'a phone', width: 390, height: 844 }, ...largeLetters]) {
    await resize(page, screen);
    expect.soft(await overflow(page), name).toBeLessThanOrEqual(0);
  }
});
