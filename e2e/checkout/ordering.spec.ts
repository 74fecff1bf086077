import { newEmail } from '#e2e/support/accounts';
import { address } from '#local/machine/ports';
import {
  expect,
  expectOneOrder,
  goToReview,
  orderButton,
  ordersBy,
  placeOrder,
  stockOf,
  test,
  thanks,
} from '#e2e/support/checkoutSteps';

const databaseRequests = `${address('database')}/**`;

test.describe('ordering on a bad line', { tag: '@once' }, () => {
  test('a double click orders once', async ({ page, database, shelf }) => {
    const line = await shelf.offer(5);
    const email = newEmail();
    await goToReview(page, [line], email);
    await orderButton(page).dblclick();
    await expect(thanks(page)).toBeVisible();
    await expectOneOrder(database, { email, line, left: 4 });
  });

  test('a confirmation whose styles were missed at first comes with them', async ({
    page,
    shelf,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_FAILED/);
    const styles = '**/assets/OrderPlaced-*.css';
    await page.route(styles, (route) => route.abort());
    const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('OrderPlaced'));
    await goToReview(page, [await shelf.offer(5)], newEmail());
    await missed;
    await page.unroute(styles);
    await placeOrder(page);
    await expect(page.getByText('Order number', { exact: true })).toHaveCSS('display', 'block');
  });

  test('a reload while the order is on its way orders once', async ({ page, database, shelf }) => {
    const line = await shelf.offer(5);
    const email = newEmail();
    await goToReview(page, [line], email);
    await orderButton(page).click();
    await page.reload();
    // Where the order has not gone the button can be pressed again; until that is known it cannot.
    const again = orderButton(page).and(page.locator(':enabled'));
    await expect(thanks(page).or(again)).toBeVisible();
    if (await again.isVisible()) await again.click();
    await expect(thanks(page)).toBeVisible();
    await expectOneOrder(database, { email, line, left: 4 });
  });

  test('an answer that never comes is asked for: the order is found, not repeated', async ({
    page,
    database,
    shelf,
    consoleGuard,
  }) => {
    const line = await shelf.offer(1);
    const email = newEmail();
    consoleGuard.allow(/was not placed|ERR_FAILED/);
    // Orders go up; once one has gone, nothing comes down.
    let isMute = false;
    await page.route(databaseRequests, async (route) => {
      if (route.request().method() !== 'PATCH' && !isMute) return route.fallback();
      isMute = true;
      if (route.request().method() === 'PATCH') await route.fetch();
      return route.abort();
    });
    await goToReview(page, [line], email);
    await orderButton(page).click();
    await expect(page.getByText('we do not know whether your order arrived')).toBeVisible();
    expect(await ordersBy(database, email)).toHaveLength(1);

    await page.unroute(databaseRequests);
    await page.reload();
    await expect(thanks(page)).toBeVisible();
    await expectOneOrder(database, { email, line, left: 0 });
  });

  test('a lost connection keeps the cart, and trying again orders once', async ({
    page,
    context,
    database,
    shelf,
    consoleGuard,
  }) => {
    consoleGuard.allow(/was not placed|ERR_INTERNET_DISCONNECTED/);
    const line = await shelf.offer(5);
    const email = newEmail();
    await goToReview(page, [line], email);
    await context.setOffline(true);
    await orderButton(page).click();
    await expect(page.getByText('nothing was sent and nothing is ordered')).toBeVisible();
    await context.setOffline(false);
    await placeOrder(page);
    await expectOneOrder(database, { email, line, left: 4 });
  });

  test('two shoppers and one last unit: one order lands, the other is told and keeps the cart', async ({
    page,
    browser,
    database,
    shelf,
  }) => {
    const line = await shelf.offer(1);
    const [first, second] = [newEmail(), newEmail()];
    const other = await browser.newContext();
    const otherPage = await other.newPage();
    await goToReview(page, [line], first);
    await goToReview(otherPage, [line], second);
    await placeOrder(page);
    await orderButton(otherPage).click();
    await expect(otherPage.getByText(`${line.name} has just sold out.`)).toBeVisible();
    await expect(otherPage.getByRole('group', { name: `Quantity of ${line.name}` })).toBeVisible();
    expect(await ordersBy(database, second)).toEqual([]);
    expect(await stockOf(database, line)).toBe(0);
    await other.close();
  });

  test('a network without WebSockets takes orders all the same', async ({ page, database, shelf }) => {
    await page.routeWebSocket(/./, (socket) => socket.close());
    const line = await shelf.offer(5);
    const email = newEmail();
    await goToReview(page, [line], email);
    await placeOrder(page);
    expect(await ordersBy(database, email)).toHaveLength(1);
  });
});
