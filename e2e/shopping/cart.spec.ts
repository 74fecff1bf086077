import { byItself } from '#e2e/support/byItself';
import { moveTo } from '#e2e/support/moveTo';
import { expect, test } from '#e2e/support/test';
import { fillCart, roller, rope, teeFernM, withSavedShop, yoga } from '#e2e/support/savedShop';

test('a shopper tidies the cart up, and takes back what was too much', { tag: '@once' }, async ({ page }) => {
  await fillCart(page, [
    { ...rope, quantity: 2 },
    { ...yoga, quantity: 4 },
  ]);
  await page.goto('/cart');
  const undoInPlace = (name: string) => page.getByRole('button', { name: new RegExp(`^Undo: ${name}`) });
  const undoInToast = page.getByRole('button', { name: 'Undo', exact: true });
  const quantityOf = (name: string) => page.getByRole('textbox', { name: `Quantity of ${name}` });
  const removeYoga = page.getByRole('button', { name: 'Remove Unhurried Yoga' });

  await test.step('an undo used in one place is gone in the other', async () => {
    await removeYoga.click();
    const toast = page.getByRole('alert').filter({ hasText: 'Removed From Cart' });
    await expect(toast).toContainText('Unhurried Yoga');
    await undoInPlace('Unhurried Yoga').click();
    await expect(quantityOf('Unhurried Yoga')).toHaveValue('4');
    await expect(undoInToast).toHaveCount(0);
  });

  await test.step('a removed line comes back from its toast too', async () => {
    await removeYoga.click();
    await expect(quantityOf('Unhurried Yoga')).toHaveCount(0);
    await undoInToast.last().click();
    await expect(page.getByRole('link', { name: 'Unhurried Yoga' })).toBeVisible();
    await expect(undoInPlace('')).toHaveCount(0);
  });

  await test.step('a typed quantity stops at the stock and says why', async () => {
    const quantity = quantityOf('Sisal Skipping Rope');
    await quantity.fill('9');
    await quantity.press('Enter');
    await expect(quantity).toHaveValue('2');
    await expect(page.getByText('Only 2 in stock')).toBeVisible();
  });

  await test.step('the last unit takes its line along, and undo in its place brings it back', async () => {
    const less = page.getByRole('button', { name: 'One Sisal Skipping Rope less' });
    await less.click();
    await expect(page.getByText('Item Decremented From Cart')).toBeVisible();
    await expect(quantityOf('Sisal Skipping Rope')).toHaveValue('1');
    await less.click();
    await expect(less).toHaveCount(0);
    await expect(undoInPlace('Sisal Skipping Rope')).toBeFocused();
    await undoInPlace('Sisal Skipping Rope').click();
    await expect(page.getByRole('listitem').filter({ hasText: 'each' }).first()).toContainText(
      'Sisal Skipping Rope',
    );
  });

  await test.step('emptying the cart asks first, and can be undone', async () => {
    const empty = page.getByRole('button', { name: 'Remove everything' });
    await empty.click();
    await page
      .getByRole('dialog', { name: 'Empty the cart?' })
      .getByRole('button', { name: 'Keep it' })
      .click();
    await expect(empty).toBeFocused();
    await empty.click();
    await page.getByRole('button', { name: 'Empty it' }).click();
    await expect(page.getByText('No items added to cart')).toBeVisible();
    await undoInPlace('Everything').click();
    await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveCount(2);
  });

  await test.step('what is saved for later moves to the wishlist', async () => {
    await page.getByRole('button', { name: 'Save for later: Sisal Skipping Rope' }).click();
    await expect(page.getByText('Sisal Skipping Rope is on your wishlist.')).toBeVisible();
    await moveTo(page, '/wishlist');
    await expect(page.getByRole('link', { name: 'Sisal Skipping Rope' })).toBeVisible();
  });
});

test(
  'the cart says what has become cheaper, and what is gone',
  { tag: '@desktop' },
  async ({ page, catalogue }) => {
    await fillCart(page, [
      { ...rope, price: 20 },
      { ...roller, id: 'gone', name: 'Old Roller' },
    ]);
    await page.goto('/cart');
    await expect(page.getByText('Price reduced since you added it: it was $20.00')).toBeVisible();
    await expect(page.getByText('No longer available. Please remove it before checkout.')).toBeVisible();
    await page.getByRole('button', { name: 'Understood' }).click();
    await expect(page.getByText('Price reduced since you added it')).toHaveCount(0);
    await catalogue.replace('products', {});
    await page.reload();
    await expect(page.getByRole('link', { name: 'Sisal Skipping Rope' })).toBeVisible();
  },
);

test(
  'the lines add up, and every amount follows the currency',
  { tag: '@once' },
  async ({ page, isMobile }) => {
    await fillCart(page, [{ ...rope, quantity: 2 }, roller, yoga]);
    await page.goto('/cart');
    const main = page.getByRole('main');
    const total = page.getByRole('region', { name: 'Summary' });
    // 2 × 15.50, 29 less 15 %, and 69.
    await expect(total).toContainText('$124.65');
    if (isMobile) await page.getByRole('button', { name: 'Open the menu' }).click();
    const currency = page.getByRole('combobox', { name: 'Currency', exact: true });
    await currency.filter({ visible: true }).first().selectOption('EUR');
    if (isMobile) await page.keyboard.press('Escape');
    await expect(total).toContainText('€124.65');
    // What is charged stays in words; every other amount has followed.
    await expect(main.getByText('$')).toHaveText([/^Charged in US dollars: US\$\s131\.55$/]);
    await expect(page.getByText('Free delivery on order over €200.00')).toBeVisible();
  },
);

test(
  'what is charged stands below the total, not squeezed beside it',
  { tag: '@desktop' },
  async ({ page }) => {
    await fillCart(page, [{ ...roller, quantity: 99 }, yoga]);
    await page.goto('/cart?lng=fn');
    await page.getByRole('combobox', { name: 'Devise', exact: true }).selectOption('INR');
    await page.getByRole('button', { name: /^Panier/ }).click();
    const places = [
      page.getByRole('region', { name: /^Panier/ }),
      page.getByRole('region', { name: 'Récapitulatif' }),
    ];
    for (const place of places) {
      const total = await place.getByRole('strong').boundingBox();
      const charged = await place.getByText(/^Débité en dollars/).boundingBox();
      expect(charged?.y).toBeGreaterThanOrEqual((total?.y ?? 0) + (total?.height ?? 0) - 1);
    }
  },
);

test(
  'the dropdown keeps its buttons in view, and Escape leads back',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 480 });
    await fillCart(page, [rope, roller, teeFernM, yoga]);
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Cart, 4 items' });
    await button.click();
    const dropdown = page.getByRole('region', { name: 'Cart, 4 items' });
    await expect(dropdown.getByRole('link', { name: 'checkout' })).toBeInViewport({ ratio: 1 });
    await dropdown.getByRole('link', { name: 'view cart' }).focus();
    await page.keyboard.press('Escape');
    await expect(dropdown).toBeHidden();
    await expect(button).toBeFocused();
  },
);

test('two tabs agree by themselves', { tag: '@once' }, async ({ page, context }) => {
  await fillCart(page, [yoga]);
  await page.goto('/cart');
  const other = await context.newPage();
  await other.goto('/product/sisal-rope');
  await other.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('link', { name: 'Sisal Skipping Rope' })).toBeVisible(byItself);
  await expect(other.getByText('already in your cart').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove Sisal Skipping Rope' }).click();
  await expect(other.getByText('already in your cart')).toHaveCount(0, byItself);
});

test(
  'colour and size are changed in the line, and the picture follows',
  { tag: '@once' },
  async ({ page }) => {
    await withSavedShop(page, { cart: [teeFernM], wishlist: [rope] });
    await page.goto('/cart');
    const picture = page.getByRole('main').getByRole('listitem').first().locator('img');
    const before = await picture.getAttribute('src');
    await page.getByRole('combobox', { name: 'Color of Everyday Tee' }).selectOption('Clay');
    await expect(picture).not.toHaveAttribute('src', before ?? '');
    await page.getByRole('combobox', { name: 'Size of Everyday Tee' }).selectOption('L');
    const summary = page.getByRole('region', { name: 'Summary' });
    await expect(summary).toContainText('Standard delivery');
    await expect(summary).toContainText('$38.90');
    await expect(summary).toContainText('Arrives');
    await page.getByRole('button', { name: 'Add to cart: Sisal Skipping Rope' }).click();
    await expect(page.getByRole('textbox', { name: 'Quantity of Sisal Skipping Rope' })).toHaveValue('1');
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Size of Everyday Tee' })).toHaveValue('L');
    await expect(page.getByRole('combobox', { name: 'Color of Everyday Tee' })).toHaveValue('Clay');
  },
);
