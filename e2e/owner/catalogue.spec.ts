import { readFile } from 'node:fs/promises';
import { expectAccessible } from '#e2e/support/accessibility';
import { expect, test } from '#e2e/support/checkoutSteps';
import { createOwner, openDesk } from '#e2e/support/owner';

test.describe.configure({ timeout: 90_000 });

test('an item is hidden from shoppers, stays in the list, and is shown again', async ({
  page,
  accounts,
  shelf,
  database,
}) => {
  const line = await shelf.offer(2);
  await openDesk(page, await createOwner(accounts), `/owner/catalogue?q=${line.id}`);
  const row = page.getByRole('form', { name: line.name });
  for (const isHidden of [true, false]) {
    await row.getByRole('checkbox', { name: 'Hidden' }).setChecked(isHidden);
    await row.getByRole('button', { name: 'Save' }).click();
    await expect(row.getByRole('button', { name: 'Save' })).toBeHidden();
    await expect(row.getByRole('checkbox', { name: 'Hidden' })).toBeChecked({ checked: isHidden });
    expect(await database.get(`products/${line.id}/visible`)).toBe(isHidden ? false : null);
  }
});

test('a sheet is judged row by row, and written only when that is meant', async ({
  page,
  accounts,
  shelf,
  database,
}) => {
  const line = await shelf.offer(2);
  await openDesk(page, await createOwner(accounts), '/owner/catalogue');
  const sheet = page.getByRole('region', { name: 'The catalogue as a sheet' });
  await expect(page.getByText(/differs? from the pages that were written/)).toBeVisible();
  const saved = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save the sheet' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain(line.id);

  const open = (text: string) =>
    sheet
      .getByLabel('Open a sheet (CSV or JSON)')
      .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await open(`id,price\n${line.id},dear`);
  await expect(sheet.getByText('price is no number: dear')).toBeVisible();
  await expect(sheet.getByText(/^With an error nothing is written/)).toBeVisible();
  await expect(sheet.getByRole('button', { name: /^Write/ })).toBeHidden();

  await open(`id;price;summary\n${line.id};24,90;Süß`);
  await expect(sheet.getByText('prices.csv: 0 new, 1 changed, 0 as they are, 0 wrong')).toBeVisible();
  await expect(sheet.getByText(/^price: \d+ → 24\.9$/)).toBeVisible();
  await expectAccessible(page);
  expect(await database.get(`products/${line.id}/price`)).not.toBe(24.9);
  await sheet.getByRole('button', { name: 'Write 1 item' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Write 1 item' }).click();
  await expect(sheet.getByText(/^1 item is written\./)).toBeVisible();
  expect(await database.get(`products/${line.id}`)).toMatchObject({ price: 24.9, summary: 'Süß', stock: 2 });
});
