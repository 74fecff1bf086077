/** From the order to the refund, by the letters that are sent on the way: the owner works at the desk, and settles the withdrawal by command. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { newEmail } from '#e2e/support/accounts';
import { expect, stockOf, test } from '#e2e/support/checkoutSteps';
import { letterOf, lettersTo } from '#e2e/support/letters';
import { createOwner, openDesk, orderSteps } from '#e2e/support/owner';
import { fillCart } from '#e2e/support/savedShop';
import { databaseAddress } from '#local/machine/project';

/** What the owner types behind `npm run withdrawals`, and what is answered. */
async function withdrawals(...words: string[]): Promise<string> {
  const run = ['tools/run.mjs', 'owner/withdrawals', ...words, '--url', databaseAddress];
  const { stdout } = await promisify(execFile)(process.execPath, run);
  return stdout;
}

async function orderInGerman(page: Page, email: string): Promise<void> {
  await page.goto('/checkout?lng=de');
  const form = page.getByRole('form', { name: 'Ihre Angaben' });
  await form.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await form.getByRole('textbox', { name: 'Vor- und Nachname' }).fill('Ada Lovelace');
  await form.getByRole('combobox', { name: 'Land' }).selectOption('DE');
  await form.getByRole('textbox', { name: 'Straße und Hausnummer' }).fill('Ulmenweg 1');
  await form.getByRole('textbox', { name: 'Postleitzahl' }).fill('10115');
  await form.getByRole('textbox', { name: 'Ort' }).fill('Berlin');
  await page.getByRole('button', { name: 'Bestellung prüfen' }).click();
  await page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }).click();
  await expect(page.getByRole('heading', { name: 'Danke, Ihre Bestellung ist eingegangen' })).toBeVisible();
}

test.use({ locale: 'de-DE' });

test(
  'a guest orders in German, is written to at every step, withdraws from a letter, and gets the money back',
  { tag: '@once' },
  async ({ page, browser, accounts, database, shelf, request }) => {
    const line = { ...(await shelf.offer(5)), quantity: 2 };
    const email = newEmail();
    await fillCart(page, [line]);
    await orderInGerman(page, email);

    const received = await letterOf(request, email, 'order-received');
    expect(received.subject).toMatch(/^Wir haben Ihre Bestellung EW-/);
    for (const part of [`2 × ${line.name}: 60,00 $`, 'Standardlieferung: 6,90 $', 'Gesamt: 66,90 $'])
      expect(received.text).toContain(part);
    expect(received.attachments).toEqual(['bedingungen.txt']);
    expect(await stockOf(database, line)).toBe(3);

    const [number = ''] = /EW-[-\dA-Z]+/.exec(received.subject) ?? [];
    const office = await browser.newContext({ locale: 'en-US' });
    const desk = await office.newPage();
    const [, id = ''] = /\/order#(\S+)/.exec(received.text) ?? [];
    await openDesk(desk, await createOwner(accounts), `/owner/orders/${id}`);
    const steps = orderSteps(desk);
    await steps.confirm('https://pay.example/i/1');
    const confirmed = await letterOf(request, email, 'order-confirmed');
    expect(confirmed.text).toContain('Bei pay.example zahlen:\nhttps://pay.example/i/1');
    expect(confirmed.text).toContain('Bitte zahlen Sie 66,90 $ bis zum');
    await steps.pay();
    await letterOf(request, email, 'order-paid');
    await steps.send('https://parcel.example/42');
    await office.close();
    const sent = await letterOf(request, email, 'order-sent');
    expect(sent.text).toContain('https://parcel.example/42');

    const [, link = ''] = /Vertrag widerrufen:\n(\S+)/.exec(sent.text) ?? [];
    expect(link).toContain('/withdraw#');
    await page.goto(link);
    const form = page.getByRole('form', { name: 'Vertrag widerrufen' });
    await expect(form.getByRole('textbox', { name: 'Bestellnummer' })).toHaveValue(number);
    await form.getByRole('textbox', { name: 'Ihr Name' }).fill('Ada Lovelace');
    await form.getByRole('textbox', { name: 'E-Mail für die Bestätigung' }).fill(email);
    await form.getByRole('button', { name: 'Weiter' }).click();
    await form.getByRole('button', { name: 'Widerruf bestätigen' }).click();
    await expect(page.getByRole('heading', { name: 'Ihr Widerruf ist bei uns' })).toBeVisible();
    const receipt = await letterOf(request, email, 'withdrawal-received');
    expect(receipt.subject).toContain(number);
    expect(receipt.text).toMatch(/am \d+\. \S+ \d{4} um \d+:\d\d:\d\d/);

    await page.reload();
    const kept = page.getByRole('region', { name: 'Ihre Bestätigungen auf diesem Gerät' });
    await expect(kept).toContainText(number);
    await expect(kept).toContainText(email);

    const seen = (await withdrawals('list')).split('\n').find((row) => row.includes(email));
    expect(seen).toContain(`${number} (sent), in time`);
    const withdrawal = seen?.split(' ')[0] ?? '';
    expect(await withdrawals('refund', withdrawal, '--restock')).toContain('$66.90');
    expect(await stockOf(database, line)).toBe(5);
    const refunded = await letterOf(request, email, 'order-refunded');
    expect(refunded.text).toMatch(/66,90\s\$ zurückgezahlt\. Damit haben Sie alles zurück/);
    const [, followed = ''] = /Bestellung ansehen:\n(\S+)/.exec(refunded.text) ?? [];
    await page.goto(followed);
    await expect(page.getByText(/^66,90\s\$ am .* zurückgezahlt für 2 × /)).toBeVisible();
    expect((await lettersTo(request, email)).map(({ kind, copies }) => [kind, copies])).toEqual([
      ['order-received', 1],
      ['order-confirmed', 1],
      ['order-paid', 1],
      ['order-sent', 1],
      ['withdrawal-received', 1],
      ['order-refunded', 1],
    ]);
  },
);
