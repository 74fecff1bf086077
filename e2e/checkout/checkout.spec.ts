import { newEmail } from '#e2e/support/accounts';
import { expectAccessible } from '#e2e/support/accessibility';
import {
  expect,
  fillDetails,
  goToReview,
  orderButton,
  ordersBy,
  placeOrder,
  reviewButton,
  stockOf,
  test,
  thanks,
} from '#e2e/support/checkoutSteps';
import { fillCart } from '#e2e/support/savedShop';

test.describe('the checkout', { tag: '@once' }, () => {
  test('a guest orders with the keyboard alone', { tag: '@phone' }, async ({ page, database, shelf }) => {
    const line = await shelf.offer(3);
    const email = newEmail();
    await fillCart(page, [{ ...line, quantity: 2 }]);
    await page.goto('/checkout');
    await expect(page.getByText('You are ordering as a guest.')).toBeInViewport();
    await expectAccessible(page);

    const form = page.getByRole('form', { name: 'Your details' });
    const type = async (name: RegExp, text: string) => {
      await expect(form.getByRole('textbox', { name })).toBeFocused();
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    };
    await page.getByRole('link', { name: 'Sign in' }).focus();
    await page.keyboard.press('Tab');
    await type(/^E-mail/, email);
    await type(/^Full name/, 'Zoë 🌿 Łukasz');
    await type(/^Phone/, '+1 (503) 555-0100');
    await expect(page.getByRole('checkbox', { name: 'Deliver to someone else' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(form.getByRole('textbox', { name: /^Name on the parcel/ })).toBeVisible();
    await page.keyboard.press('Tab');
    await type(/^Name on the parcel/, 'Grace Hopper');
    await expect(page.getByRole('combobox', { name: 'Country' })).toBeFocused();
    await page.keyboard.type('United St');
    await page.keyboard.press('Tab');
    await type(/^Street/, '1 Elm Street');
    await type(/^Flat/, '');
    await type(/^Town/, 'Portland');
    await expect(page.getByRole('combobox', { name: 'State' })).toBeFocused();
    await page.keyboard.type('Ore');
    await page.keyboard.press('Tab');
    await type(/^ZIP code/, '97205');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^Express/ })).toBeChecked();
    await page.keyboard.press('Tab');
    await type(/^Note/, 'Ring twice');
    await type(/^Text for a greeting card/, 'Happy birthday!');
    await expect(reviewButton(page)).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectAccessible(page);
    await orderButton(page).focus();
    await page.keyboard.press('Enter');

    await expect(thanks(page)).toBeFocused();
    await expect(page.getByText(/^EW(-\w{4}){4}$/)).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: 'Continue shopping' })).toBeVisible();

    expect(await ordersBy(database, email)).toEqual([
      expect.objectContaining({
        status: 'placed',
        currency: 'USD',
        delivery: 'express',
        note: 'Ring twice',
        card: 'Happy birthday!',
        recipient: 'Grace Hopper',
        contact: { name: 'Zoë 🌿 Łukasz', email, phone: '+1 (503) 555-0100' },
        address: { country: 'US', line1: '1 Elm Street', city: 'Portland', region: 'OR', postcode: '97205' },
        lines: {
          [`products:${line.id}`]: {
            kind: 'product',
            id: line.id,
            name: line.name,
            price: 30,
            discount: 0,
            quantity: 2,
            amount: 6000,
            position: 0,
            sum: 6000,
          },
        },
        first: `products:${line.id}`,
        last: `products:${line.id}`,
        amounts: { items: 6000, delivery: 1490, total: 7490, currency: 'USD', tax: 'included' },
      }),
    ]);
    expect(await stockOf(database, line)).toBe(1);
    await page.reload();
    await expect(thanks(page)).toBeVisible();
  });

  test('programs alone need no address and no delivery', async ({ page, database }) => {
    const email = newEmail();
    await fillCart(page, [
      { kind: 'program', id: 'desk-break-strength', name: 'Desk Break Strength', price: 49, quantity: 1 },
    ]);
    await page.goto('/checkout');
    await expect(page.getByRole('combobox', { name: 'Country' })).toBeHidden();
    const form = page.getByRole('form', { name: 'Your details' });
    await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await form.getByRole('textbox', { name: 'Full name' }).fill('Ada');
    await reviewButton(page).click();
    const soon = page.getByRole('radio', { name: 'As soon as my payment has arrived' });
    await orderButton(page).click();
    await expect(soon).toBeFocused();
    await expectAccessible(page, 'a start that was not chosen');
    await soon.check();
    await placeOrder(page);
    expect(await ordersBy(database, email)).toEqual([
      expect.objectContaining({ delivery: 'none', earlyStart: true }),
    ]);
  });

  test('what is missing stands at its field, and the first one has the focus', async ({ page, shelf }) => {
    await fillCart(page, [await shelf.offer(1)]);
    await page.goto('/checkout');
    const form = page.getByRole('form', { name: 'Your details' });
    await form.getByRole('combobox', { name: 'Country' }).selectOption('');
    await reviewButton(page).click();
    const email = form.getByRole('textbox', { name: 'E-mail' });
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/Enter your e-mail address/);
    await expect(form.getByRole('combobox', { name: 'Country' })).toHaveAccessibleDescription(
      'Choose the country to deliver to.',
    );
    await expectAccessible(page);
    await fillDetails(page, newEmail());
    await form.getByRole('textbox', { name: 'ZIP code' }).fill('ABC');
    await reviewButton(page).click();
    await expect(form.getByRole('textbox', { name: 'ZIP code' })).toBeFocused();
    await form.getByRole('textbox', { name: 'Street and number' }).fill('x'.repeat(10_000));
    await reviewButton(page).click();
    await expect(form.getByRole('textbox', { name: 'Street and number' })).toHaveAccessibleDescription(
      'This is too long: 120 characters at most.',
    );
  });

  test('what was typed outlives a reload and another language', async ({ page, shelf }) => {
    await fillCart(page, [await shelf.offer(1)]);
    await page.goto('/checkout');
    await fillDetails(page, 'ada@shop.example');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Lovelace');
    await page.goto('/checkout?lng=de');
    await expect(page.getByRole('heading', { level: 1, name: 'Kasse' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Vor- und Nachname' })).toHaveValue('Ada Lovelace');
    await expect(page.getByRole('textbox', { name: 'ZIP-Code' })).toHaveValue('97205');
  });

  test('a price changed in the browser is set right, and said', async ({ page, database, shelf }) => {
    const line = await shelf.offer(2);
    const email = newEmail();
    await goToReview(page, [{ ...line, price: 1 }], email);
    await expect(page.getByText(`${line.name}: $1.00 is now $30.00.`)).toBeVisible();
    await placeOrder(page);
    expect(await ordersBy(database, email)).toEqual([
      expect.objectContaining({ lines: { [`products:${line.id}`]: expect.objectContaining({ price: 30 }) } }),
    ]);
  });

  test('an order larger than the stock says what is left', async ({ page, database, shelf }) => {
    const line = await shelf.offer(2);
    await goToReview(page, [{ ...line, quantity: 5 }], newEmail());
    await expect(page.getByText(`${line.name}: only 2 are left.`)).toBeVisible();
    await expect(orderButton(page)).toBeDisabled();
    await page.getByRole('button', { name: 'Update my cart' }).click();
    await placeOrder(page);
    expect(await stockOf(database, line)).toBe(0);
  });

  test('an empty cart says so', async ({ page }) => {
    await page.goto('/checkout');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See programs' })).toBeVisible();
  });

  test('the form knows the shopper’s country, keeps the total in sight and lets nobody stray', async ({
    page,
    shelf,
  }) => {
    const line = await shelf.offer(1);
    await fillCart(page, [line]);
    await page.goto('/checkout');

    await test.step('nothing leads away but the logo, help and the law', async () => {
      await expect(page.getByRole('banner').getByRole('link')).toHaveCount(2);
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: 'Right of withdrawal' }),
      ).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveCount(0);
    });

    await test.step('the total stays in sight on a phone, and what it is made of unfolds', async () => {
      const summary = page.getByRole('button', { name: /^Your order \$36\.90/ });
      await page.getByRole('textbox', { name: /^Note/ }).scrollIntoViewIfNeeded();
      await expect(summary).toBeInViewport({ ratio: 1 });
      await page.getByRole('radio', { name: /^Express/ }).check();
      await expect(page.getByRole('button', { name: /^Your order \$44\.90/ })).toBeVisible();
      await expect(page.getByRole('complementary').getByText(line.name)).toBeHidden();
      await page.getByRole('button', { name: /^Your order/ }).click();
      await expect(page.getByRole('complementary').getByText(line.name)).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the country is the browser’s, and a post code names its state', async () => {
      const form = page.getByRole('form', { name: 'Your details' });
      const state = form.getByRole('combobox', { name: 'State' });
      await expect(form.getByRole('combobox', { name: 'Country' })).toHaveValue('US');
      await expect(state).toHaveValue('');
      await form.getByRole('textbox', { name: 'ZIP code' }).fill('97205');
      await expect(state).toHaveValue('OR');
      await form.getByRole('combobox', { name: 'Country' }).selectOption('DE');
      await expect(state).toHaveCount(0);
      const names = await form
        .getByRole('textbox')
        .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
      expect(names.indexOf('postcode')).toBeLessThan(names.indexOf('city'));
    });
  });
});
