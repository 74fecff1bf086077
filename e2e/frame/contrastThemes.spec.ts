import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#e2e/support/test';

/** Contrast themes (`forced-colors`) take backgrounds and shadows away: every state has to be seen all the same. */

/** How it looks, without the focus and the pointer. */
async function look(page: Page, part: Locator): Promise<Buffer> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.mouse.move(0, 0);
  return part.screenshot({ animations: 'disabled' });
}

interface State {
  what: string;
  path: string;
  /** What is looked at, before and after. */
  part: (page: Page) => Locator;
  change: (page: Page) => Promise<void>;
}

const main = (page: Page): Locator => page.getByRole('main');
const pressed = (what: string, path: string, part: (page: Page) => Locator): State => ({
  what,
  path,
  part,
  change: (page) => part(page).click(),
});

const chooseAnother = (group: Locator): Promise<void> =>
  group.getByRole('radio', { checked: false, disabled: false }).first().check({ force: true });

const states: State[] = [
  {
    what: 'a ticked box',
    path: '/Shop',
    part: (page) => main(page).getByRole('checkbox').first(),
    change: (page) => main(page).getByRole('checkbox').first().check(),
  },
  {
    what: 'a chosen colour',
    path: '/product/everyday-tee',
    part: (page) => main(page).getByRole('group', { name: 'Color' }).first(),
    change: (page) => chooseAnother(main(page).getByRole('group', { name: 'Color' }).first()),
  },
  {
    what: 'a chosen size',
    path: '/product/everyday-tee?color=Fern',
    part: (page) => main(page).getByRole('group', { name: /Size/ }).first(),
    change: (page) => chooseAnother(main(page).getByRole('group', { name: /Size/ }).first()),
  },
  pressed('a saved item', '/product/sisal-rope', (page) =>
    main(page)
      .getByRole('button', { name: /^Save / })
      .first(),
  ),
  pressed('a tab', '/', (page) => main(page).getByRole('tab').nth(1)),
];

test.describe('in a contrast theme', { tag: '@onceOnDesktop' }, () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  for (const { what, path, part, change } of states) {
    test(`${what} is told from the others`, async ({ page }) => {
      await page.goto(path);
      await part(page).scrollIntoViewIfNeeded();
      const before = await look(page, part(page));
      await change(page);
      await expect.poll(async () => (await look(page, part(page))).equals(before)).toBe(false);
    });
  }

  test('main buttons have an edge', async ({ page }) => {
    await page.goto('/product/sisal-rope');
    const edge = await main(page)
      .getByRole('button', { name: 'Add to cart' })
      .first()
      .evaluate((button) => getComputedStyle(button, '::before').borderTopWidth);
    expect(Number.parseFloat(edge)).toBeGreaterThan(0);
  });

  test('the focus is seen', async ({ page }) => {
    await page.goto('/cart');
    await page.keyboard.press('Tab');
    const width = await page.evaluate(
      () => document.activeElement && getComputedStyle(document.activeElement).outlineWidth,
    );
    expect(Number.parseFloat(width ?? '')).toBeGreaterThan(1);
  });
});
