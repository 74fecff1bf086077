import type { Locator } from '@playwright/test';
import { readSeed } from '#local/seed/readSeed';
import { fillCart, rope } from '#e2e/support/savedShop';
import { expect, test } from '#e2e/support/test';

/** The characters of a text, from the left to the right of the screen. */
const fromTheLeft = (place: Locator): Promise<string> =>
  place.evaluate((element) => {
    const shown: { sign: string; left: number }[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const [at, sign] of Array.from(node.textContent ?? '').entries()) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { left, width } = range.getBoundingClientRect();
        if (width > 0 && sign.trim() !== '') shown.push({ sign, left });
      }
    return shown
      .toSorted((one, other) => one.left - other.left)
      .map(({ sign }) => sign)
      .join('');
  });

test(
  'a name in Hebrew ends at its left, whatever stands beside it',
  { tag: '@once' },
  async ({ page, catalogue }) => {
    const { products } = readSeed();
    const named = { ...products['sisal-rope'], name: 'חבל!' };
    await catalogue.serve('products', { ...products, 'sisal-rope': named });
    await fillCart(page, [{ ...rope, quantity: 2 }]);
    await page.goto('/cart');
    const link = page.getByRole('main').getByRole('link', { name: 'חבל!' }).filter({ visible: true });
    await expect(link).toBeVisible();
    expect(await fromTheLeft(link)).toBe('!לבח');
    await page.goto('/Shop?q=אבגדה!');
    const nothing = page.getByRole('heading', { name: /^No results for/ });
    await expect(nothing).toBeVisible();
    expect(await fromTheLeft(nothing)).toBe('Noresultsfor“!הדגבא”');
  },
);
