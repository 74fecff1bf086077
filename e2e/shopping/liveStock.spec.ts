import { test } from '#e2e/support/checkoutSteps';
import { expect } from '#e2e/support/test';
import { fillCart } from '#e2e/support/savedShop';

test('what others buy is seen on an open product', { tag: '@desktop' }, async ({ page, database, shelf }) => {
  const line = await shelf.offer(4);
  await page.goto(`/product/${line.id}`);
  await expect(page.getByText('Only 4 left')).toBeVisible();
  const socket = await page.waitForEvent('websocket');
  await database.set(`products/${line.id}/stock`, 2);
  await expect(page.getByText('Only 2 left')).toBeVisible();

  // Whoever goes elsewhere holds no connection.
  const closed = socket.waitForEvent('close');
  await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click();
  await closed;
});

test('what others buy is seen in an open cart', { tag: '@desktop' }, async ({ page, database, shelf }) => {
  const line = await shelf.offer(4);
  await fillCart(page, [{ ...line, quantity: 2 }]);
  const opening = page.waitForEvent('websocket');
  await page.goto('/cart');
  await opening;
  await database.set(`products/${line.id}/stock`, 0);
  await expect(page.getByText('Sold out. Please remove it, or save it for later.')).toBeVisible();
});
