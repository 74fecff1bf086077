import type { Locator } from '@playwright/test';
import { fillCart } from '#e2e/support/savedShop';
import { expect, test, untilAlive } from '#e2e/support/test';

test('the currency changes every price and survives a reload', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/product/loop-bands');
  const main = page.getByRole('main');
  await expect(main.getByText('$18.90').first()).toBeVisible();
  await page.getByRole('banner').getByRole('combobox', { name: 'Currency', exact: true }).selectOption('INR');
  await expect(main.getByText('₹18.90').first()).toBeVisible();
  await expect(page.getByText('Free delivery on order over ₹200.00')).toBeVisible();
  // What is charged stays in words; every other amount has followed.
  await expect(main.getByText('$')).toHaveText([/^Charged in US dollars: US\$\s18\.90$/]);
  await page.reload();
  await expect(main.getByText('₹18.90').first()).toBeVisible();
});

test(
  'the language changes in place: position, focus and what was typed stay',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    const field = page.getByRole('contentinfo').getByRole('textbox');
    await field.fill('ada@shop.example');
    const top = async (): Promise<number> => (await field.boundingBox())?.y ?? NaN;
    const before = await top();
    // Forced: otherwise the browser scrolls up to the select first.
    await page.getByRole('combobox', { name: 'Language' }).selectOption('fn', { force: true });
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('contentinfo')).toContainText('À propos');
    await expect(field).toHaveValue('ada@shop.example');
    await expect(field).toBeFocused();
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('fn');
  },
);

test.describe('a browser that asks for French of Canada', { tag: '@desktop' }, () => {
  test.use({ locale: 'fr-CA' });
  test('gets French, in numbers too', async ({ page }) => {
    await page.goto('/product/loop-bands');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(
      page
        .getByRole('main')
        .getByText(/18,90\s\$/)
        .first(),
    ).toBeVisible();
  });
});

test(
  'a language named by a link is followed if the shop speaks it; a chosen one stays',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/Shop?lng=de&sort=priceLowToHigh');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.goto('/?lng=../../evil');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');

    await page.goto('/Shop?lng=de&sort=priceLowToHigh');
    await page.getByRole('combobox', { name: 'Sprache' }).first().selectOption('fn');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page).not.toHaveURL(/lng=/);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  },
);

test(
  'the menu of small screens holds search, links, languages and currencies',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Open the menu' });
    const menu = page.getByRole('dialog', { name: 'Main menu' });

    await test.step('it closes on Escape and gives the focus back', async () => {
      await button.click();
      for (const name of ['Home', 'Program', 'Shop', 'Order Food', 'Get Started']) {
        await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
      }
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await expect(button).toBeFocused();
    });
    await test.step('it closes when one goes somewhere, and the new page has the focus', async () => {
      await button.click();
      await menu.getByRole('link', { name: 'Wishlist' }).click();
      await expect(menu).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
    await test.step('it leads to food', async () => {
      await button.click();
      await menu.getByText('Food', { exact: true }).click();
      await menu.getByRole('link', { name: 'All food' }).click();
      await expect(page).toHaveURL('/Food');
    });
    await test.step('it searches the shop', async () => {
      await button.click();
      await menu.getByRole('combobox', { name: 'Search the shop' }).fill('tea');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/Shop?q=tea');
    });
    await test.step('it changes currency and language', async () => {
      await button.click();
      await menu.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
      await menu.getByRole('combobox', { name: 'Language' }).selectOption('de');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await page.keyboard.press('Escape');
      await expect(page.getByText('Kostenlose Lieferung ab').first()).toContainText('200,00 €');
    });
  },
);

test(
  'the shop can be installed from its footer where the browser offers it',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/about');
    const install = page.getByRole('contentinfo').getByRole('button', { name: /^Get the app/ });
    await expect(install).toBeHidden();
    // Chromium makes its offer to real visitors alone; this one tells whether it was taken up.
    await page.evaluate(() => {
      const prompt = async (): Promise<void> => void (document.documentElement.dataset['installs'] = 'yes');
      const offer = () => Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
      const untilHeard = (): void => {
        if (dispatchEvent(offer())) requestAnimationFrame(untilHeard);
      };
      untilHeard();
    });
    await install.click();
    await expect(page.locator('html')).toHaveAttribute('data-installs', 'yes');
    await expect(install).toBeHidden();
  },
);

/** Chooses in a select and leaves within the same task, as a finger does that is quicker than a busy phone. */
const chooseAndLeave = (select: Locator, value: string) =>
  select.evaluate((element: HTMLSelectElement, chosen) => {
    element.value = chosen;
    element.dispatchEvent(new Event('change', { bubbles: true }));
    location.reload();
  }, value);

test('what is chosen in the moment of leaving is kept', { tag: '@onceOnDesktop' }, async ({ page }) => {
  await page.goto('/product/loop-bands');
  const header = page.getByRole('banner');
  const currency = header.getByRole('combobox', { name: 'Currency', exact: true });
  for (const chosen of ['EUR', 'INR', 'USD', 'EUR']) {
    const reloaded = page.waitForEvent('load');
    await chooseAndLeave(currency, chosen);
    await reloaded;
    await untilAlive(page);
    await expect(currency).toHaveValue(chosen);
    expect(await page.evaluate(() => localStorage.getItem('persist:eightwell'))).toContain(chosen);
  }
  const reloaded = page.waitForEvent('load');
  await chooseAndLeave(page.getByRole('combobox', { name: 'Language' }), 'de');
  await reloaded;
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test(
  'what the owner has set while the shop runs is followed at once',
  { tag: '@onceOnDesktop' },
  async ({ page }) => {
    const settings = {
      banner: { en: 'Back on 6 January.' },
      countries: { AT: true, DE: true },
      delivery: { standard: 4.5, freeFrom: 60 },
    };
    await page.route('**/settings.json*', (route) => route.fulfill({ json: settings }));
    await fillCart(page, [{ kind: 'product', id: 'cork-mat', name: 'Cork mat', price: 10, quantity: 1 }]);
    await page.goto('/checkout');
    const country = page.getByRole('combobox', { name: 'Country' });
    await expect(country.getByRole('option')).toHaveText(['Choose a country', 'Austria', 'Germany']);
    await page.goto('/');
    await expect(page.getByText('Back on 6 January.')).toBeVisible();
    await expect(page.getByText('Free delivery on order over $60.00')).toBeVisible();
  },
);
