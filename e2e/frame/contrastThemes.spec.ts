import type { Locator, Page } from '@playwright/test';
import { walker, withSavedShop, yoga } from '#e2e/support/savedShop';
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
  /** What is looked at, before and after. */
  part: (main: Locator) => Locator;
  change?: (part: Locator, main: Locator) => Promise<void>;
}

const press = (part: Locator): Promise<void> => part.click();
const chooseAnother = (group: Locator): Promise<void> =>
  group.getByRole('radio', { checked: false, disabled: false }).first().check({ force: true });
const group = (name: string | RegExp) => (main: Locator) => main.getByRole('group', { name }).first();
const pressable = (name: RegExp) => (main: Locator) => main.getByRole('button', { name }).first();

/** By page, so that each is loaded once. */
const states: Record<string, State[]> = {
  '/Shop': [
    {
      what: 'a ticked box',
      part: (main) => main.getByRole('checkbox', { name: /^Apparel/ }).first(),
      change: (box) => box.check(),
    },
    {
      what: 'a chosen colour of the filters',
      part: (main) => main.getByRole('checkbox', { name: /^Fern/ }).first(),
      change: (box) => box.check(),
    },
    {
      what: 'a view that can be had',
      part: (main) => main.getByRole('button', { name: 'Three columns' }),
      change: (view) =>
        view
          .locator('span')
          .first()
          .evaluate((icon) => void (icon.style.visibility = 'hidden')),
    },
    {
      what: 'the view of the list',
      part: (main) => main.getByRole('button', { name: 'Two columns' }),
      change: press,
    },
    {
      what: 'the view that is chosen, with its icon',
      part: (main) => main.getByRole('button', { name: 'Two columns' }),
      change: (view) =>
        view
          .locator('span')
          .first()
          .evaluate((icon) => void (icon.style.visibility = 'hidden')),
    },
    {
      what: 'an item in the comparison',
      part: (main) =>
        main
          .getByRole('listitem')
          .getByRole('button', { name: /^Compare |in your comparison/ })
          .first(),
      change: press,
    },
  ],
  '/product/everyday-tee?color=Fern': [
    { what: 'a chosen colour', part: group('Color'), change: chooseAnother },
    { what: 'a chosen size', part: group(/Size/), change: chooseAnother },
    { what: 'a saved item', part: pressable(/^Save |is saved$/), change: press },
    { what: 'a compared item', part: pressable(/^Compare |in your comparison$/), change: press },
    {
      what: 'the picture that is shown',
      part: (main) => main.getByRole('list', { name: 'Choose a picture' }),
      change: (list) => list.getByRole('button').nth(1).click(),
    },
  ],
  '/': [{ what: 'a tab', part: (main) => main.getByRole('tab').nth(1), change: press }],
  '/program/ten-quiet-minutes': [
    {
      what: 'when a program starts',
      part: (main) => main.getByRole('radiogroup', { name: /^When shall/ }),
      change: chooseAnother,
    },
    {
      what: 'how far the first day is done',
      part: (main) => main.getByRole('progressbar'),
      change: (_, main) => main.getByRole('checkbox').first().check(),
    },
  ],
  '/wellness': [
    {
      what: 'an answer on the wheel',
      part: (main) => main.getByRole('img', { name: 'Wheel of your eight sides' }),
      change: (_, main) => main.getByRole('slider').first().press('End'),
    },
  ],
  // Drawn by their colour alone: what is compared is the dot with nothing in its place.
  '/compare': [
    {
      what: 'a row that differs',
      part: (main) => main.getByRole('rowheader').locator('span').filter({ hasText: 'differs' }).first(),
      change: (dot) => dot.evaluate((node) => void (node.style.opacity = '0')),
    },
  ],
};

test.describe('in a contrast theme', { tag: '@onceOnDesktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await withSavedShop(page, { compare: [yoga, walker] });
  });

  for (const [path, parts] of Object.entries(states)) {
    test(`each state is told from the others: ${path}`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      if (path.startsWith('/program/')) await main.getByText('Do it now, here').click();
      for (const { what, part, change = press } of parts)
        await test.step(what, async () => {
          const shown = part(main);
          await shown.scrollIntoViewIfNeeded();
          const before = await look(page, shown);
          await change(shown, main);
          await expect.poll(async () => (await look(page, shown)).equals(before)).toBe(false);
        });
    });
  }

  test('main buttons have an edge', async ({ page }) => {
    await page.goto('/product/sisal-rope');
    const edge = await page
      .getByRole('main')
      .getByRole('button', { name: 'Add to cart' })
      .first()
      .evaluate((button) => getComputedStyle(button, '::before').borderTopWidth);
    expect(Number.parseFloat(edge)).toBeGreaterThan(0);
    const corners = await page
      .getByRole('banner')
      .getByRole('link', { name: 'Get Started' })
      .evaluate((link) => getComputedStyle(link, '::before').clipPath);
    expect(corners, 'none is cut off').toBe('none');
  });

  test('the shop’s name and the signs of other sites are not drawn for the night that is gone', async ({
    page,
  }) => {
    await page.goto('/cart');
    const foot = page.getByRole('contentinfo');
    const ink = await foot
      .getByRole('heading')
      .first()
      .evaluate((word) => getComputedStyle(word).color);
    await expect(
      foot
        .locator('[aria-hidden=true]')
        .filter({ hasNot: page.locator('path') })
        .first(),
    ).toHaveCSS('background-color', ink);
    await expect(foot.getByRole('img', { name: 'Instagram' })).toHaveCSS('filter', 'brightness(0)');
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
