import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/support/test';

const cartOf = (units: string) => ({ name: `Cart, ${units}` });
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const grid = (page: Page) => page.getByRole('region', { name: 'Programs', exact: true });

test('browse, choose a program, put it into the cart; it is still there tomorrow', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  await grid(page).getByRole('tab', { name: 'Financial' }).click();
  const card = grid(page).getByRole('listitem').filter({ hasText: 'Six-Week Buffer' });
  await expect(card).toContainText('6 Weeks');
  await expect(card).toContainText('3 Level');
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Six-Week Buffer' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(toast(page, 'Added To Cart')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '1 already in your cart' })).toBeVisible();
  await page.reload();
  await page.getByRole('banner').getByLabel('Cart, 1 item').filter({ visible: true }).click();
  await expect(page.getByRole('link', { name: 'Six-Week Buffer' }).first()).toBeVisible();
  if (!isMobile) await page.getByRole('link', { name: 'view cart', exact: true }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main').getByRole('link', { name: 'Six-Week Buffer' })).toBeVisible();
});

/** Writes down on the page how many milliseconds each animation takes that begins from now on, by its name in the styles. */
const watchAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const times: Record<string, number> = {};
    document.addEventListener('animationstart', ({ animationName }) => {
      for (const animation of document.getAnimations())
        if (animation instanceof CSSAnimation && animation.animationName === animationName)
          times[animationName] = Number(animation.effect?.getComputedTiming().duration);
      document.documentElement.dataset['animations'] = JSON.stringify(times);
    });
  });

test(
  'a toast stands at the bottom left for three seconds, without bouncing where that is not wanted',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    await watchAnimations(page);
    // The toast's time stands still while a pointer is over it: on a busy machine it would be gone before one gets there.
    await page.mouse.move(100, 750);
    await grid(page)
      .getByRole('button', { name: /^Save / })
      .first()
      .press('Enter');
    const message = toast(page, 'Added To wishlist');
    await message.hover();
    const box = await message.boundingBox();
    expect(box?.x).toBeLessThan(60);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(680);
    // The library counts the time by an animation that nobody sees.
    const times = { Toastify__trackProgress: 3000, Toastify__bounceInLeft: 1 };
    await expect(page.locator('html')).toHaveAttribute('data-animations', JSON.stringify(times));
    await page.mouse.move(640, 10);
    await expect(message).toHaveCount(0);
  },
);

/** Writes down on the page what toasts say from now on: on a busy machine one may be gone before the next has come. */
const watchToasts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const said: string[] = [];
    new MutationObserver((changes) => {
      for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(added instanceof Element)) continue;
        const toasts = added.matches('[role="alert"]') ? [added] : added.querySelectorAll('[role="alert"]');
        for (const { textContent } of toasts) said.push(textContent);
      }
      document.documentElement.dataset['toasts'] = said.join('\n');
    }).observe(document.body, { childList: true, subtree: true });
  });

test('saving twice says so, comparing twice makes one column', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await watchToasts(page);
  const card = grid(page).getByRole('listitem').first();
  await card.getByRole('button', { name: /^Save / }).click();
  await expect(toast(page, 'Added To wishlist')).toBeVisible();
  await card.getByRole('button', { name: / is saved$/ }).click();
  await expect(toast(page, 'Product already in wishlist')).toBeVisible();
  await card.getByRole('button', { name: /^Compare / }).click();
  await card.getByRole('button', { name: / is in your comparison$/ }).click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-toasts',
    /^Added To wishlist.*\nProduct already in wishlist.*\nAdded To compare.*\nAdded To compare/,
  );
  const counts = await page.evaluate(() => {
    const parts = JSON.parse(localStorage.getItem('persist:eightwell') ?? '{}') as Record<string, string>;
    return [parts['wishlist'], parts['compare']].map(
      (part) => (JSON.parse(part ?? '[]') as unknown[]).length,
    );
  });
  expect(counts).toEqual([1, 1]);

  await test.step('the cart is still empty, says so and leads on', async () => {
    await page.getByRole('button', cartOf('0 items')).click();
    await expect(page.getByText('No items added to cart')).toBeVisible();
    await page.getByRole('link', { name: 'See programs' }).click();
    await expect(page).toHaveURL('/program');
  });
});

test(
  'the same colour and size is one line, another one is a second',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/product/everyday-tee?color=Clay&size=M');
    const main = page.getByRole('main');
    const add = main.getByRole('button', { name: 'Add to cart' }).first();
    await add.click();
    await add.click();
    await main.getByRole('radio', { name: 'L', exact: true }).check();
    await add.click();
    await page.getByRole('button', cartOf('3 items')).click();
    const dropdown = page.getByRole('region', cartOf('3 items'));
    await expect(dropdown.getByRole('listitem')).toHaveCount(2);
    await expect(dropdown.getByRole('listitem').first()).toContainText('2 ×');
    await dropdown.getByRole('button', { name: 'Remove Everyday Tee' }).first().click();
    await expect(toast(page, 'Removed From Cart')).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    // A press elsewhere has closed the dropdown.
    await page.getByRole('button', cartOf('3 items')).click();
    await page.getByRole('link', { name: 'view cart', exact: true }).click();
    const quantities = main.getByRole('textbox', { name: 'Quantity of Everyday Tee' });
    await expect(quantities).toHaveCount(2);
    await expect(quantities.first()).toHaveValue('2');
    await expect(quantities.last()).toHaveValue('1');
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$96.00');
  },
);

test('a cart is filled with the keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  const tab = grid(page).getByRole('tab', { name: 'All' });
  await tab.focus();
  await page.keyboard.press('ArrowRight');
  await expect(grid(page).getByRole('tab', { name: 'Physical' })).toBeFocused();
  const link = grid(page).getByRole('listitem').first().getByRole('heading').getByRole('link');
  for (
    let step = 0;
    step < 8 && !(await link.evaluate((node) => node === document.activeElement));
    step += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(link).toBeFocused();
  await test.step('the ring around the heart is whole', async () => {
    const heart = grid(page)
      .getByRole('listitem')
      .first()
      .getByRole('button', { name: /^Save / });
    await expect(heart).not.toHaveCSS('clip-path', 'none');
    await page.keyboard.press('Tab');
    await expect(heart).toBeFocused();
    await expect(heart).toHaveCSS('clip-path', 'none');
    await page.keyboard.press('Shift+Tab');
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();
  for (
    let step = 0;
    step < 20 && !(await add.evaluate((node) => node === document.activeElement));
    step += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  const cart = page.getByRole('button', cartOf('1 item'));
  await cart.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'view cart', exact: true })).toBeVisible();
  await expect(cart).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'view cart', exact: true })).toHaveCount(0);
  await expect(cart).toBeFocused();
});

test(
  'two tabs agree without being reloaded, and both adds are kept',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const other = await context.newPage();
    await page.goto('/product/loop-bands');
    await other.goto('/program/six-week-buffer');
    await Promise.all(
      [page, other].map((tab) =>
        tab.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click(),
      ),
    );
    for (const tab of [page, other]) await expect(tab.getByRole('button', cartOf('2 items'))).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('combobox', { name: 'Currency', exact: true })
      .selectOption('EUR');
    await expect(other.getByRole('main').getByText('€').first()).toBeVisible();
    await expect(toast(other, 'Added To Cart')).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('button', cartOf('2 items'))).toBeVisible();
  },
);

test('nothing breaks the content security policy', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  const response = await page.goto('/product/loop-bands');
  expect(response?.headers()['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(toast(page, 'Added To Cart')).toBeVisible();
  await page.getByRole('button', cartOf('1 item')).click();
  await page.getByRole('link', { name: 'view cart', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
