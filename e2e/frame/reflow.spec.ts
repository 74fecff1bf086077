import type { Locator, Page } from '@playwright/test';
import { languages } from '#model/languages';
import { readAddresses } from '#tools/build/routeAddresses';
import { moveTo } from '#e2e/support/moveTo';
import { overflow } from '#e2e/support/overflow';
import { rope, teeFernM, tee, walker, withSavedShop, yoga } from '#e2e/support/savedShop';
import { expect, test } from '#e2e/support/test';
import { shareOf } from '#e2e/support/ways';

const addresses = await readAddresses();

/** Letters of twice the size, as a reader's own style sets them; and a desktop screen at 400 %. */
const screens = [
  { name: 'twice the text on the narrowest phone', width: 320, height: 568, letters: '200%' },
  { name: 'twice the text on a narrow phone', width: 360, height: 640, letters: '200%' },
  { name: 'twice the text on a phone', width: 390, height: 844, letters: '200%' },
  { name: 'twice the text on a desktop', width: 1280, height: 800, letters: '200%' },
  { name: 'four times the size', width: 320, height: 256, letters: '100%' },
];

/** Where no word and no price may be broken, at which widths: the narrowest screen has no room for every German or French one. */
const pagesOfWholeWords = ['/', '/cart', '/wellness', '/wishlist', '/Shop'];
const widthsOfWholeWords = { en: [320, 390], de: [390, 1280], fn: [390, 1280] };

/** Sets the window and the size of its letters, and waits until what depends on them is rendered. */
async function resize(page: Page, width: number, height: number, letters = '100%'): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async (size) => {
    // The policy refuses a style sheet of ours; a property is none.
    document.documentElement.style.setProperty('font-size', size);
    for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  }, letters);
}

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

const shares = 2;

for (const language of languages)
  for (let share = 0; share < shares; share += 1)
    test(
      `nothing runs off, however large the text, in ${language}, part ${share + 1} of ${shares}`,
      { tag: '@desktop' },
      async ({ page }) => {
        test.slow();
        await page.goto(`/about?lng=${language}`);
        for (const path of shareOf(addresses, share, shares)) {
          await moveTo(page, path);
          for (const { name, width, height, letters } of screens) {
            await resize(page, width, height, letters);
            expect.soft(await overflow(page), `${path} with ${name}`).toBeLessThanOrEqual(0);
          }
        }
      },
    );

for (const [language, widths] of Object.entries(widthsOfWholeWords))
  test(`no word is broken in ${language}`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(`/about?lng=${language}`);
    for (const path of pagesOfWholeWords) {
      await moveTo(page, path);
      for (const width of widths) {
        await resize(page, width, 844);
        expect.soft(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

test(
  'the way to checkout is whole, and how a list is sorted can be read',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/cart');
    for (const { name, width, height, letters } of screens)
      await test.step(`checkout, ${name}`, async () => {
        await resize(page, width, height, letters);
        await expectWhole(page, page.getByRole('main').getByRole('link', { name: 'checkout' }));
      });
    await moveTo(page, '/Shop');
    await resize(page, 390, 844);
    const sort = page.getByRole('combobox', { name: 'Sort' });
    await sort.selectOption('priceHighToLow');
    expect(await sort.evaluate((select) => select.clientWidth)).toBeGreaterThanOrEqual(190);
  },
);
