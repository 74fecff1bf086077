import type { Locator, Page } from '@playwright/test';
import { rope, teeFernM, tee, walker, withSavedShop, yoga } from '../support/savedShop';
import { moveTo } from '../support/shownTexts';
import { expect, test } from '../support/test';

const pages = [
  '/',
  '/Shop',
  '/program',
  '/product/everyday-tee',
  '/program/hill-walker',
  '/cart',
  '/checkout',
  '/wishlist',
  '/compare',
  '/cloud-kitchen',
  '/sleep',
  '/blog',
  '/contact',
  '/login',
];

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The policy refuses a style sheet of ours; a property is none. */
const enlarge = (page: Page, letters: string): Promise<void> =>
  page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);

async function expectWhole(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box, 'is drawn').not.toBeNull();
  expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
}

test.beforeEach(({ page }) =>
  withSavedShop(page, { cart: [rope, teeFernM, yoga], wishlist: [tee], compare: [yoga, walker] }),
);

/** Letters of twice the size, as a reader's own style sets them; and a desktop screen at 400 %. */
for (const { name, width, height, letters } of [
  { name: 'twice the text on a phone', width: 390, height: 844, letters: '200%' },
  { name: 'twice the text on a desktop', width: 1280, height: 800, letters: '200%' },
  { name: 'four times the size', width: 320, height: 256, letters: '100%' },
]) {
  test(`nothing runs off with ${name}`, { tag: '@desktop' }, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await page.goto('/about');
    await enlarge(page, letters);
    for (const path of pages) {
      await moveTo(page, path);
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
    }
    await moveTo(page, '/cart');
    await expectWhole(page, page.getByRole('main').getByRole('link', { name: 'checkout' }));
  });
}

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

test('no word and no price is broken on a phone', { tag: '@desktop' }, async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/about');
    for (const path of ['/', '/cart', '/wellness', '/wishlist', '/Shop']) {
      await moveTo(page, path);
      expect(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
    }
    const sort = page.getByRole('combobox', { name: 'Sort' });
    await sort.selectOption('priceHighToLow');
    expect(await sort.evaluate((select) => select.clientWidth)).toBeGreaterThanOrEqual(190);
  }
});
