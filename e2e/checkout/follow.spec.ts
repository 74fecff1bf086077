import { expectAccessible } from '#e2e/support/accessibility';
import { expect, stockOf, test } from '#e2e/support/checkoutSteps';
import { guestsStatus as status, orderAsGuest } from '#e2e/support/owner';

test.describe('following an order', { tag: '@once' }, () => {
  test('a guest follows an order, live, by a link that shows no name or address', async ({
    page,
    browser,
    database,
    shelf,
  }) => {
    const line = await shelf.offer(3);
    const { id } = await orderAsGuest(page, [{ ...line, quantity: 2 }]);
    await expectAccessible(page);

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto(`/order#${id}`);
    await expect(other.getByText(line.name)).toBeVisible();
    await expect(other.getByText('$66.90')).toBeVisible();
    await expect(other.getByRole('main')).not.toContainText('Ada Lovelace');
    await elsewhere.close();

    await page.goto('/order');
    await page.getByRole('region', { name: 'Your orders on this device' }).getByRole('link').click();
    await expect(page.getByText(line.name)).toBeVisible();

    await database.set(`guestOrders/${id}/status`, 'confirmed');
    await expect(status(page)).toContainText('We have confirmed your order');
    await expect(page.getByRole('button', { name: 'Cancel the order' })).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByText(/^EW(-\w{4}){4}$/)).toBeVisible();
  });

  test('a guest cancels a placed order with the keyboard, and its units go back', async ({
    page,
    database,
    shelf,
  }) => {
    const line = await shelf.offer(3);
    const { id } = await orderAsGuest(page, [{ ...line, quantity: 2 }]);
    expect(await stockOf(database, line)).toBe(1);

    // Red is for buying: what cancels is drawn like any other second choice.
    const colourOf = (name: string) =>
      page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).color);
    expect(await colourOf('Cancel the order')).toBe(await colourOf('Print'));
    await page.getByRole('button', { name: 'Cancel the order' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
    await dialog.getByRole('button', { name: 'Cancel the order' }).focus();
    await page.keyboard.press('Enter');
    await expect(status(page)).toContainText('This order is cancelled');
    expect(await database.get(`guestOrders/${id}/status`)).toBe('cancelled');
    expect(await stockOf(database, line)).toBe(3);
  });

  test('an order that was confirmed meanwhile is not cancelled, and that is said', async ({
    page,
    database,
    shelf,
    consoleGuard,
  }) => {
    consoleGuard.allow(/could not be followed/);
    await page.routeWebSocket(/127\.0\.0\.1/, (socket) => void socket.close());
    const line = await shelf.offer(1);
    const { id } = await orderAsGuest(page, [line]);
    await database.set(`guestOrders/${id}/status`, 'confirmed');
    await page.getByRole('button', { name: 'Cancel the order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
    await expect(page.getByRole('alert')).toContainText('has been confirmed in the meantime');
    expect(await stockOf(database, line)).toBe(0);
  });

  test('the way to pay appears live, with a link of a known host only, a transfer and its code', async ({
    page,
    database,
    shelf,
  }) => {
    const line = await shelf.offer(1);
    const { id } = await orderAsGuest(page, [line]);
    const order = `guestOrders/${id}`;
    const until = Date.now() + 86_400_000;
    await database.set(`${order}/status`, 'confirmed');
    await database.set(`${order}/payment`, { until, link: 'https://pay.example/i/1', euros: 34.5 });
    const payment = page.getByRole('region', { name: 'Payment' });
    await expect(payment).toContainText(/Please pay .*36\.90 by/);
    await expect(payment.getByRole('link', { name: 'Pay at pay.example' })).toHaveAttribute(
      'href',
      'https://pay.example/i/1',
    );
    await expect(payment).toContainText('DE02 1203 0000 0000 2020 51');
    await expect(payment.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expectAccessible(page);

    await database.set(`${order}/payment/link`, 'https://evil.example/i/1');
    await expect(payment.getByRole('alert')).toContainText('leads somewhere we do not know');
    await expect(payment.getByRole('link')).toHaveCount(0);

    await database.set(`${order}/payment/paidAt`, Date.now());
    await expect(page.getByText(/^Paid on/)).toBeVisible();
    await expect(payment).toBeHidden();
  });

  const tampered = ['#-OaBcDeFgHiJkLmNoPqZ', '#short', '#../orders/ada', '#%3Cscript%3E'];

  test('a tampered link leads to nothing, and says so', async ({ page }) => {
    let first = '';
    for (const hash of tampered) {
      await test.step(hash, async () => {
        // From elsewhere, or the page would not be loaded anew.
        await page.goto('about:blank');
        await page.goto(`/order${hash}`);
        await expect(page.getByRole('alert'), hash).toContainText('This link leads to no order.');
        // The same page each time: one look at it will do.
        const html = await page.getByRole('main').innerHTML();
        if (first === '') await expectAccessible(page);
        first ||= html;
        expect(html, hash).toBe(first);
      });
    }
  });

  test('without a link the page says where it comes from, in every language', async ({ page }) => {
    for (const [lng, title, none] of [
      ['de', 'Ihre Bestellung', 'Auf diesem Gerät ist keine Bestellung gespeichert'],
      ['fn', 'Votre commande', 'Aucune commande n’est gardée sur cet appareil'],
    ]) {
      await page.goto(`/order?lng=${lng}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: none })).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText('order');
    }
  });
});
