import { newEmail } from '#e2e/support/accounts';
import { isFields } from '#model/untrusted';
import { expectAccessible } from '#e2e/support/accessibility';
import {
  expect,
  fillDetails,
  ordersBy,
  placeOrder,
  reviewButton,
  stockOf,
  test,
} from '#e2e/support/checkoutSteps';
import { signIn } from '#e2e/support/member';
import { fillCart } from '#e2e/support/savedShop';

test.describe('ordering as a member', { tag: '@onceOnDesktop' }, () => {
  test('a member orders, and sees the owner move the order on', async ({
    page,
    accounts,
    database,
    shelf,
  }) => {
    const member = await accounts.create();
    const line = await shelf.offer(2);
    await fillCart(page, [line]);
    await signIn(page, member, '/checkout');
    const form = page.getByRole('form', { name: 'Your details' });
    await expect(page.getByText('You are signed in as Mara Lind.')).toBeInViewport();
    await expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveValue(member.email);
    await expect(form.getByRole('textbox', { name: 'Full name' })).toHaveValue('Mara Lind');
    await fillDetails(page, member.email);
    await form.getByRole('checkbox', { name: 'Save this address in my account' }).check();
    await reviewButton(page).click();
    await placeOrder(page);
    expect(await ordersBy(database, member.email, `orders/${member.uid}`)).toHaveLength(1);
    expect(await stockOf(database, line)).toBe(1);

    await page.getByRole('link', { name: 'Follow the order' }).click();
    const orders = page.getByRole('list', { name: 'Orders' });
    await expect(orders.getByText('Placed')).toBeVisible();
    await expect(orders.getByText('$36.90').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Orders');
    // No part of the row stands alone: the sum beside the number, the status beside the day.
    const topOf = async (text: RegExp): Promise<number> =>
      (await orders.getByText(text).first().boundingBox())?.y ?? Number.NaN;
    expect(Math.abs((await topOf(/^EW-/)) - (await topOf(/^\$36\.90$/)))).toBeLessThan(8);
    expect(Math.abs((await topOf(/^\w+ \d+, \d{4}$/)) - (await topOf(/^Placed/)))).toBeLessThan(8);
    const address = page.getByText('1 Elm Street').last();
    expect((await address.boundingBox())?.height).toBeLessThan(30);
    await orders.getByText(/^EW-/).click();
    await expect(orders.getByText(line.name)).toBeVisible();
    await expectAccessible(page);
    await expect.poll(() => database.get(`addresses/${member.uid}/address1/line1`)).toBe('1 Elm Street');

    const placed = await database.get(`orders/${member.uid}`);
    const [id = ''] = Object.keys(isFields(placed) ? placed : {});
    await database.set(`orders/${member.uid}/${id}/status`, 'sent');
    await expect(orders.getByText('On its way')).toBeVisible();
  });

  test('what a guest has typed outlives signing in, and saved addresses are offered', async ({
    page,
    accounts,
    database,
    shelf,
  }) => {
    const member = await accounts.create();
    await database.set(`addresses/${member.uid}/address1`, {
      line1: 'Ulmenweg 1',
      city: 'Berlin',
      postcode: '10115',
      country: 'DE',
    });
    await fillCart(page, [await shelf.offer(1)]);
    await page.goto('/checkout');
    const form = page.getByRole('form', { name: 'Your details' });
    const email = newEmail();
    await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await form.getByRole('textbox', { name: 'Note' }).fill('Ring twice');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, member, '/checkout');
    await expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
    await expect(form.getByRole('textbox', { name: 'Note' })).toHaveValue('Ring twice');
    await expect(form.getByRole('textbox', { name: 'Full name' })).toHaveValue('Mara Lind');
    await form.getByRole('button', { name: 'Ulmenweg 1, 10115 Berlin' }).click();
    await expect(form.getByRole('textbox', { name: 'Postal code' })).toHaveValue('10115');
    await expect(form.getByRole('combobox', { name: 'Country' })).toHaveValue('DE');
  });

  /** A member's order as an earlier visit left it. */
  const earlierOrder = (lines: object[], email: string) => ({
    contact: { name: 'Mara Lind', email },
    currency: 'USD',
    language: 'en',
    delivery: 'standard',
    createdAt: Date.now() - 86_400_000,
    status: 'delivered',
    lines,
  });
  const orderedLine = (fields: object) => ({ kind: 'product', discount: 0, quantity: 1, ...fields });

  test('a member orders again, and is told what is gone, short or dearer', async ({
    page,
    accounts,
    database,
    shelf,
  }) => {
    const member = await accounts.create();
    const few = await shelf.offer(1);
    const dearer = await shelf.offer(5);
    await database.set(
      `orders/${member.uid}/-OaBcDeFgHiJkLmNoPq1`,
      earlierOrder(
        [
          orderedLine({ id: few.id, name: few.name, price: 30, quantity: 3 }),
          orderedLine({ id: dearer.id, name: dearer.name, price: 20 }),
          orderedLine({ id: 'long-gone', name: 'Paper Lamp', price: 9 }),
        ],
        member.email,
      ),
    );
    await signIn(page, member, '/my-account');
    const orders = page.getByRole('list', { name: 'Orders' });
    await orders.getByText(/^EW-/).click();
    await orders.getByRole('button', { name: 'Order again' }).click();
    const said = orders.getByRole('alert');
    await expect(said).toContainText('What there still is, is in your cart');
    await expect(said).toContainText(`${few.name}: only 1 is left.`);
    await expect(said).toContainText(`${dearer.name}: $20.00 is now $30.00.`);
    await expect(said).toContainText('Paper Lamp is no longer in the shop.');
    await expectAccessible(page);
    // A second press does not put it in twice.
    await orders.getByRole('button', { name: 'In your cart' }).press('Enter');
    await said.getByRole('link', { name: 'View cart' }).click();
    await expect(page.getByRole('textbox', { name: `Quantity of ${few.name}` })).toHaveValue('1');
    await expect(page.getByRole('textbox', { name: `Quantity of ${dearer.name}` })).toHaveValue('1');
  });

  test('a program that was bought says when it begins, and leads to the member dashboard', async ({
    page,
    accounts,
    database,
  }) => {
    const member = await accounts.create();
    await database.set(`orders/${member.uid}/-OaBcDeFgHiJkLmNoPq2`, {
      ...earlierOrder(
        [orderedLine({ kind: 'program', id: 'morning-mobility', name: 'Morning Mobility', price: 79 })],
        member.email,
      ),
      delivery: 'none',
      status: 'confirmed',
      payment: { until: Date.now() + 86_400_000, paidAt: Date.now() },
      earlyStart: true,
    });
    await signIn(page, member, '/my-account');
    const orders = page.getByRole('list', { name: 'Orders' });
    await orders.getByText(/^EW-/).click();
    const begins = orders.getByRole('region', { name: 'How your program begins' });
    await expect(begins.getByRole('listitem')).toHaveText([
      /confirm it, with the way to pay.*Done\.$/,
      /You pay\. Done\.$/,
      /as soon as your payment has arrived\.\s*$/,
      /member dashboard/,
    ]);
    await begins.getByRole('button', { name: 'Open in the member dashboard' }).click();
    await page.waitForURL('**/dashboard');
    await expect(page.getByRole('status', { name: 'window.name' })).toContainText(member.email);
  });
});
