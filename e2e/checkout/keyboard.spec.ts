import type { Locator, Page } from '@playwright/test';
import { newEmail } from '#e2e/support/accounts';
import { expect, ordersBy, test } from '#e2e/support/checkoutSteps';

/** What covers whatever has the focus, its middle and where its text begins; nothing where one of them can be seen. */
const coverOfFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const stop = document.activeElement;
    if (!(stop instanceof HTMLElement) || stop === document.body) return 'nothing has the focus';
    const { left, top, width, height } = stop.getBoundingClientRect();
    const seen = [
      document.elementFromPoint(left + width / 2, top + height / 2),
      document.elementFromPoint(left + 10, top + 10),
    ];
    return seen.some((element) => element && (stop.contains(element) || element.contains(stop)))
      ? null
      : `${stop.outerHTML.slice(0, 120)} below ${seen[0]?.outerHTML.slice(0, 120) ?? 'the edge of the screen'}`;
  });

/** Presses Tab until `target` has the focus, `most` times; every stop on the way can be seen. */
async function tabTo(page: Page, target: Locator, most: number): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => coverOfFocus(page)).toBeNull();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test(
  'keys alone find, order, follow and cancel something for bad sleep, in German',
  { tag: '@phone' },
  async ({ page, database }) => {
    const email = newEmail();
    const main = page.getByRole('main');
    const title = (name: string) => main.getByRole('heading', { level: 1, name });
    await page.goto('/?lng=de');

    await tabTo(page, page.getByRole('combobox', { name: 'Im Shop suchen' }), 7);
    await page.keyboard.type('schlecht schlafen unter 40');
    const first = page.getByRole('option').first();
    await expect(first).toContainText('Abendseiten');
    await page.keyboard.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');

    await expect(title('Abendseiten')).toBeFocused();
    await tabTo(page, main.getByRole('button', { name: 'In den Warenkorb' }).first(), 1);
    await page.keyboard.press('Enter');
    await expect(page.getByText('In den Warenkorb gelegt')).toBeVisible();
    await tabTo(page, main.getByRole('link', { name: 'Warenkorb ansehen' }), 3);
    await page.keyboard.press('Enter');

    await expect(title('Warenkorb')).toBeFocused();
    await tabTo(page, main.getByRole('link', { name: 'Zur Kasse' }), 7);
    await page.keyboard.press('Enter');

    await expect(title('Kasse')).toBeFocused();
    await tabTo(page, main.getByRole('textbox', { name: /^E-Mail/ }), 3);
    await page.keyboard.type(email);
    await tabTo(page, main.getByRole('textbox', { name: /^Vor- und Nachname/ }), 1);
    await page.keyboard.type('Käthe Łukasz');
    await tabTo(page, main.getByRole('button', { name: 'Bestellung prüfen' }), 5);
    await page.keyboard.press('Enter');

    await expect(title('Kasse')).toBeFocused();
    await tabTo(page, main.getByRole('radio', { name: /^Sobald meine Zahlung/ }), 12);
    await page.keyboard.press('ArrowDown');
    await expect(main.getByRole('radio', { name: /^Nach den 14 Tagen/ })).toBeChecked();
    await tabTo(page, main.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }), 5);
    await page.keyboard.press('Enter');

    await expect(title('Danke, Ihre Bestellung ist eingegangen')).toBeFocused();
    await tabTo(page, main.getByRole('link', { name: 'Bestellung verfolgen' }), 8);
    await page.keyboard.press('Enter');

    await expect(title('Ihre Bestellung')).toBeFocused();
    await expect(main.getByText('am Ende dieser Seite')).toBeVisible();
    await tabTo(page, main.getByRole('button', { name: 'Bestellung stornieren' }), 8);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Diese Bestellung stornieren?' });
    await expect(dialog).toBeVisible();
    await tabTo(page, dialog.getByRole('button', { name: 'Bestellung stornieren' }), 1);
    await page.keyboard.press('Enter');

    const status = main.getByRole('status', { name: 'Stand' });
    await expect(status).toBeFocused();
    await expect(status).toContainText('Diese Bestellung ist storniert.');
    expect(await ordersBy(database, email)).toEqual([expect.objectContaining({ status: 'cancelled' })]);
  },
);
