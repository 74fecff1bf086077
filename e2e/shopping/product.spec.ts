import { expect, test } from '#e2e/support/test';

test(
  'size and colour are chosen, as far as there are units; the next product starts anew',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/product/everyday-tee');
    const add = page.getByRole('button', { name: 'Add to cart' }).first();
    const picture = page.getByRole('img', { name: 'Everyday Tee, picture 1' });

    await test.step('without a size nothing is added, and focus goes to the sizes', async () => {
      await add.click();
      await expect(page.getByText('Please choose a size first.')).toBeVisible();
      await expect(page.getByRole('radio', { name: 'S', exact: true })).toBeFocused();
    });

    await test.step('a colour changes picture, sizes, stock and address; what is not there says so', async () => {
      await expect(page.getByRole('radio', { name: 'Fern' })).toBeChecked();
      const fern = (await picture.getAttribute('src')) ?? '';
      await expect(page.getByRole('radio', { name: 'XL, sold out' })).toBeVisible();
      await page.getByRole('radio', { name: 'M', exact: true }).check();
      await page.getByRole('radio', { name: 'Cream' }).check();
      await expect(picture).toHaveAttribute('src', /cream/);
      await expect(picture).not.toHaveAttribute('src', fern);
      await expect(page.getByRole('radio', { name: 'S, sold out' })).toBeVisible();
      await expect(page.getByText('Only 1 left')).toBeVisible();
      await expect(page).toHaveURL(/\?color=Cream&size=M$/);
      await page.reload();
      await expect(page.getByRole('radio', { name: 'Cream' })).toBeChecked();
      await add.click();
      await expect(page.getByText('The last one is in your cart')).toBeVisible();
    });

    await test.step('another product starts with a choice of its own', async () => {
      await page
        .getByRole('region', { name: 'Goes well with it' })
        .getByRole('heading', { level: 3 })
        .first()
        .getByRole('link')
        .click();
      await expect(page).not.toHaveURL(/everyday-tee/);
      await expect(page).not.toHaveURL(/color=/);
      await expect(page.getByRole('region', { name: 'Recently viewed' })).toContainText('Everyday Tee');
    });
  },
);

test('pictures can be picked, stepped through and enlarged; what goes with it is bought in passing', async ({
  page,
  isMobile,
}) => {
  await page.goto('/product/groove-roller');
  const second = page.getByRole('button', { name: 'Show picture 2' });
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'true');
  const enlarge = page.getByRole('button', { name: 'Enlarge picture 2 of 3' });
  await expect(enlarge).toBeInViewport();
  await enlarge.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Show picture 1' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Enlarge picture 1 of 3' }).click();
  const dialog = page.getByRole('dialog', { name: /^Pictures of/ });
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await expect(dialog.getByRole('status')).toHaveText('2 of 3');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Enlarge picture 1 of 3' })).toBeFocused();

  // A finger opens the item's page instead.
  if (isMobile) return;
  await test.step('quick view buys from a list without leaving it', async () => {
    const card = page.getByRole('region', { name: 'Goes well with it' }).getByRole('listitem').first();
    await card.scrollIntoViewIfNeeded();
    await card.hover();
    const open = card.getByRole('button', { name: /^Quick view of/ });
    await open.click();
    const view = page.getByRole('dialog');
    const sizes = view.getByRole('group', { name: /^Size/ }).getByRole('radio', { name: /^(?!.*sold out)/ });
    if ((await sizes.count()) > 0) await sizes.first().check();
    await view.getByRole('button', { name: 'Add to cart' }).click();
    await expect(view.getByText('already in your cart').or(view.getByText('is in your cart'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(view).toHaveCount(0);
    await expect(open).toBeFocused();
  });
});

test('the picture that Tab leads to is the one that is shown', { tag: '@desktop' }, async ({ page }) => {
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/product/everyday-tee');
    const pictures = page.getByRole('button', { name: /^Enlarge picture / });
    await pictures.first().focus();
    for (const index of [1, 2]) {
      await page.keyboard.press('Tab');
      await expect(pictures.nth(index)).toBeFocused();
      await expect(pictures.nth(index)).toBeInViewport({ ratio: 0.8 });
    }
  }
});

test('the gallery variants differ', { tag: '@desktop' }, async ({ page }) => {
  const thumbs = page.getByRole('list', { name: 'Choose a picture' });
  const first = page.getByRole('img', { name: 'Groove Roller, picture 1' });
  const second = page.getByRole('img', { name: 'Groove Roller, picture 2' });
  const place = async (path: string) => {
    await page.goto(`${path}/groove-roller`);
    await expect(first).toBeVisible();
    const picture = await first.boundingBox();
    const list = (await thumbs.isVisible()) ? await thumbs.boundingBox() : null;
    const next = (await second.count()) > 0 ? await second.boundingBox() : null;
    return { picture, list, next };
  };
  const below = await place('/product');
  expect(below.list?.y).toBeGreaterThan((below.picture?.y ?? 0) + (below.picture?.height ?? 0) - 1);
  const left = await place('/product-tab-left');
  expect(left.list?.x).toBeLessThan(left.picture?.x ?? 0);
  const right = await place('/product-tab-right');
  expect(right.list?.x).toBeGreaterThan(right.picture?.x ?? 0);
  const stacked = await place('/product-sticky');
  expect(stacked.list).toBeNull();
  expect(stacked.next?.y).toBeGreaterThan(stacked.picture?.y ?? 0);
  const slider = await place('/product-slider');
  expect(slider.next?.y).toBe(slider.picture?.y);
  expect(slider.next?.x).toBeLessThan(1280);
  const single = await place('/product-fixed-image');
  expect(single.next).toBeNull();
});

test('the keyboard alone puts a product into the cart', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/product/groove-roller');
  const add = page.getByRole('button', { name: 'Add to cart' }).first();
  await expect(add).toBeVisible();
  const isThere = () => add.evaluate((button) => button === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
});

test(
  'an unknown id leads on, a program’s id to the program, a failed read to another try',
  { tag: '@phone' },
  async ({ page, catalogue, consoleGuard }) => {
    await page.goto('/product/nothing-like-this');
    await expect(page.getByRole('heading', { name: 'We do not have this one, or no longer' })).toBeVisible();
    await page.goto('/product/unhurried-yoga');
    await expect(page).toHaveURL(/\/program\/unhurried-yoga$/);
    await page.goto('/yoga/unhurried-yoga');
    await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText('Yoga');
    consoleGuard.allow(/Reading the catalogue failed|Failed to load resource|ERR_FAILED|CORS/);
    await page.evaluate(() => localStorage.clear());
    await catalogue.fail('products', 401, 'Permission denied');
    await page.goto('/product/groove-roller');
    await expect(page.getByText("Client doesn't have permission to access the desired data.")).toBeVisible();
    await catalogue.recover('products');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Groove Roller' })).toBeVisible();
  },
);

test(
  'a finger swipes from picture to picture, and the add button comes along at the bottom edge',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/product/groove-roller');
    const box = await page.getByRole('button', { name: 'Enlarge picture 1 of 3' }).boundingBox();
    const y = (box?.y ?? 0) + 100;
    const browser = await page.context().newCDPSession(page);
    // Over more than half of the picture: it leads to the next one, not past it, also where the finger rests before it is lifted.
    const touch = async (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      touchPoints: { x: number; y: number }[],
    ) => {
      await browser.send('Input.dispatchTouchEvent', { type, touchPoints });
      // As a finger's: one an image.
      await page.evaluate(() => new Promise(requestAnimationFrame));
    };
    await touch('touchStart', [{ x: 330, y }]);
    for (let x = 310; x > 90; x -= 20) await touch('touchMove', [{ x, y }]);
    await touch('touchEnd', []);
    await expect(page.getByRole('button', { name: 'Enlarge picture 2 of 3' })).toBeInViewport({ ratio: 0.9 });
    // The thumbnails keep in step.
    await expect(page.getByRole('button', { name: 'Show picture 2' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const bar = page.getByRole('region', { name: 'Buy', exact: true });
    await page.getByRole('heading', { name: 'Details' }).scrollIntoViewIfNeeded();
    await page.getByRole('region', { name: 'Goes well with it' }).scrollIntoViewIfNeeded();
    await bar.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toHaveCount(1);
  },
);

test(
  'a mouse over a card shows its second picture, and nothing moves',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/Shop?q=groove%20roller');
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Groove Roller' }) });
    const pictures = card.locator('img');
    await expect(pictures).toHaveCount(1);
    const before = await card.boundingBox();
    await card.hover();
    await expect(pictures.nth(1)).toHaveAttribute('src', /groove-roller.*-2\.svg$/);
    await expect(pictures.nth(1)).toHaveCSS('opacity', '1');
    expect((await card.boundingBox())?.height).toBe(before?.height);
  },
);
