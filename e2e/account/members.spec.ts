import { isFields } from '../../src/model/untrusted';
import { expectAccessible } from '../support/accessibility';
import {
  expect,
  fillCart,
  fillDetails,
  newEmail,
  orderButton,
  ordersBy,
  reviewButton,
  stockOf,
  test,
  thanks,
} from '../support/checkoutSteps';
import { signIn } from '../support/member';

test('a member orders, and sees the owner move the order on', async ({ page, accounts, database, shelf }) => {
  test.slow();
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
  await orderButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await ordersBy(database, member.email, `orders/${member.uid}`)).toHaveLength(1);
  expect(await stockOf(database, line)).toBe(1);

  await page.getByRole('link', { name: 'Follow the order' }).click();
  const orders = page.getByRole('list', { name: 'Orders' });
  await expect(orders.getByText('Placed')).toBeVisible();
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
