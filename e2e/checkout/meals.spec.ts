import { randomUUID } from 'node:crypto';
import { languages } from '#model/languages';
import { isFields } from '#model/untrusted';
import { expect, fillDetails, ordersBy, placeOrder, reviewButton, test } from '#e2e/support/checkoutSteps';
import { expectAccessible } from '#e2e/support/accessibility';

test(
  'a meal is asked about before it is in the cart, and comes at the time that was chosen',
  { tag: '@phone' },
  async ({ page, database, shelf }) => {
    const meal = { course: 'soup', diet: [], allergens: [], kcal: 310, portionGrams: 350 };
    const { name } = await shelf.offer(3, { category: 'Food', type: 'meal', meal });
    const email = `${randomUUID()}@shop.example`;
    await page.goto('/cloud-kitchen');
    const dishes = page.getByRole('main').getByRole('listitem');
    await expect(
      dishes.filter({ has: page.getByRole('button', { name: /^Add .* to the cart$/ }) }).first(),
    ).toBeInViewport();
    await page.getByRole('button', { name: `Add ${name} to the cart` }).click();
    const dialog = page.getByRole('dialog', { name: 'Where and when?' });
    const postcode = dialog.getByRole('textbox', { name: 'Post code of the delivery' });
    await postcode.fill('10115');
    await expect(dialog.getByText('Our courier does not come there.')).toBeVisible();
    await expectAccessible(page);
    await postcode.fill('97205');
    await dialog.getByRole('group', { name: 'Day' }).getByRole('radio').first().check();
    await dialog.getByRole('group', { name: 'Time' }).getByRole('radio').first().check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Deliver there and then' }).click();
    await expect(page.getByText('Added To Cart')).toBeVisible();

    await page.goto('/cart');
    const line = page.getByRole('button', { name: /^Delivering to 97205 · / });
    const chosen = /· (.+) Change$/.exec((await line.innerText()).replaceAll(/\s+/g, ' '))?.[1] ?? '';
    expect(chosen).toMatch(/^\w+, \w+ \d+, 12\W+2 PM$/);
    await page.goto('/checkout');
    await expect(page.getByRole('textbox', { name: 'ZIP code' })).toHaveValue('97205');
    await fillDetails(page, email);
    await reviewButton(page).click();
    await expect(page.getByRole('definition').filter({ hasText: chosen })).toBeVisible();
    await placeOrder(page);
    await expect(page.getByText(chosen)).toBeVisible();
    await page.getByRole('link', { name: 'Follow the order' }).click();
    await expect(page.getByText(chosen)).toBeVisible();
    const [order] = await ordersBy(database, email);
    const slot = isFields(order) && isFields(order.slot) ? order.slot : {};
    expect(slot.time).toBe('12:00-14:00');
    expect(slot.date).toMatch(/^20\d\d-\d\d-\d\d$/);
  },
);

test('the first dish stands whole on the first screen of a phone', { tag: '@phone' }, async ({ page }) => {
  for (const language of languages) {
    await page.goto(`/cloud-kitchen?lng=${language}`);
    const picture = page.getByRole('main').getByRole('listitem').first().locator('img');
    await expect(picture, language).toBeInViewport({ ratio: 1 });
  }
});
