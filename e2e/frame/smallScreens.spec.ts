import type { Locator } from '@playwright/test';
import { goodPassword } from '#e2e/support/accounts';
import { expectLargeFields } from '#e2e/support/largeFields';
import { signIn } from '#e2e/support/member';
import { moveTo } from '#e2e/support/moveTo';
import { overflow } from '#e2e/support/overflow';
import { rope, roller, teeFernM, walker, withSavedShop, yoga } from '#e2e/support/savedShop';
import { expect, test } from '#e2e/support/test';

const smallest = { width: 360, height: 640 };

/** It can be brought into view whole, and nothing lies on top of it. */
async function expectUsable(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await expect(control).toBeInViewport({ ratio: 1 });
  await control.click({ trial: true });
}

// What a plain visit shows is looked at with every address.
test(
  'no field has letters for which a phone enlarges the page',
  { tag: '@phone' },
  async ({ page, accounts }) => {
    await withSavedShop(page, { cart: [rope, teeFernM], wishlist: [rope], compare: [yoga, walker] });
    for (const path of ['/cart', '/checkout', '/wishlist', '/compare']) {
      await page.goto(path);
      await expectLargeFields(page, path);
    }
    const open = async (name: RegExp | string): Promise<void> => {
      await page.getByRole('button', { name }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectLargeFields(page, `${page.url()}, ${name}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    await page.goto('/Shop');
    await open(/^FILTER/);
    await open('Open the menu');
    await page.goto('/contact');
    await open('Search the shop');
    const member = await accounts.create({});
    await signIn(page, { ...member, password: goodPassword }, '/my-account');
    await page.getByRole('button', { name: 'Add an address' }).click();
    await expectLargeFields(page, '/my-account');
  },
);

test(
  'what a finger has touched does not stay as it looks under a mouse',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/product/almond-butter');
    const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();
    const ground = (): Promise<string> =>
      add.evaluate((button) => getComputedStyle(button, '::before').backgroundColor);
    await add.scrollIntoViewIfNeeded();
    const before = await ground();
    // A phone takes what was touched last for hovered.
    await add.hover();
    await expect.poll(() => add.evaluate((button) => button.matches(':hover'))).toBe(true);
    expect(await ground()).toBe(before);
  },
);

test('on a low screen the header leaves with the page', { tag: '@phone' }, async ({ page }) => {
  const header = page.getByRole('banner');
  for (const path of ['/Shop', '/checkout']) {
    await withSavedShop(page, { cart: [rope] });
    await page.setViewportSize({ width: 740, height: 360 });
    await page.goto(path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(header, path).not.toBeInViewport();
  }
  await page.goto('/Shop');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(header).toBeInViewport();
});

test('two quick taps are two presses, and enlarge no page', { tag: '@phone' }, async ({ page }) => {
  await withSavedShop(page, { cart: [rope, teeFernM], wishlist: [rope], compare: [yoga, walker] });
  for (const path of ['/', '/Shop', '/product/everyday-tee', '/cart', '/checkout', '/contact']) {
    await page.goto(path);
    const enlarging = await page
      .locator('a, button, input, select, label, summary')
      .evaluateAll((controls) =>
        controls.filter((control) => getComputedStyle(control).touchAction !== 'manipulation').map(String),
      );
    expect.soft(enlarging, path).toEqual([]);
  }
});

test(
  'nothing to press lies under the bar that a phone itself draws at the bottom',
  { tag: '@phone' },
  async ({ page }) => {
    const bar = 34;
    const { height } = page.viewportSize() ?? { height: 0 };
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: bar } });
    await withSavedShop(page, { cart: [rope, teeFernM] });
    const expectAbove = async (control: Locator): Promise<void> => {
      await expect(control).toBeInViewport({ ratio: 1 });
      await expect
        .poll(async () => {
          const box = await control.boundingBox();
          return (box?.y ?? height) + (box?.height ?? 0);
        })
        .toBeLessThanOrEqual(height - bar);
    };
    for (const [path, name] of [
      ['/about', 'Back to the top'],
      ['/product/everyday-tee', 'Back to the top'],
      ['/cart', 'checkout'],
    ] as const)
      await test.step(`${name} at ${path}`, async () => {
        await page.goto(path);
        const role = name === 'checkout' ? 'link' : 'button';
        // The cart's foot lies at the bottom until one has scrolled to its place.
        if (role === 'button') await page.evaluate(() => window.scrollTo(0, 1200));
        await expectAbove(page.getByRole(role, { name, exact: true }).last());
      });
    await test.step('the bar to buy an item with', async () => {
      await page.goto('/product/dawn-lamp');
      await page.evaluate(() => window.scrollTo(0, 1200));
      await expectAbove(page.getByRole('region', { name: 'Buy' }).getByRole('button'));
    });
    await test.step('the results of the filters', async () => {
      await page.goto('/Shop');
      await page.getByRole('button', { name: /^FILTER/ }).click();
      await expectAbove(page.getByRole('dialog').getByRole('button', { name: /^Show \d+ result/ }));
    });
  },
);

test('a shopper reaches everything on the smallest screen', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize(smallest);
  await withSavedShop(page, { cart: [rope, roller, teeFernM, yoga], compare: [yoga, walker] });
  const dialog = page.getByRole('dialog');

  await test.step('filters can be used, and a finger opens the page instead of the quick view', async () => {
    await page.goto('/Shop?q=everyday%20tee');
    await page.getByRole('button', { name: /^FILTER/ }).click();
    await expectUsable(dialog.getByRole('button', { name: /^Show \d+ result/ }));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Quick view of Everyday Tee' })).toHaveCount(0);
  });
  await test.step('a card of the narrowest screen has its comparison with its word, inside itself', async () => {
    await page.setViewportSize({ width: 320, height: smallest.height });
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Everyday Tee' }) });
    const word = card.getByText('Compare', { exact: true });
    await expect(word).toBeVisible();
    const [outer, inner] = [await card.boundingBox(), await word.boundingBox()];
    expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
    await page.setViewportSize(smallest);
  });
  await test.step('the way to checkout is in sight, and questions can be answered', async () => {
    await moveTo(page, '/cart');
    await expect(page.getByRole('link', { name: 'checkout' })).toBeInViewport({ ratio: 1 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Remove everything' }).click();
    await expectUsable(dialog.getByRole('button', { name: 'Empty it' }));
    await expectUsable(dialog.getByRole('button', { name: 'Keep it' }));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
  await test.step('the first step of checkout can be taken', async () => {
    await moveTo(page, '/checkout');
    await expectUsable(page.getByRole('button', { name: 'Review the order' }));
  });
  await test.step('a comparison fits, and nothing has to be pushed sideways', async () => {
    await moveTo(page, '/compare');
    await expect(page.getByRole('link', { name: 'Hill Walker' }).first()).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});
