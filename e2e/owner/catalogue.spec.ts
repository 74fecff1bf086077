import { readFile } from 'node:fs/promises';
import { expectAccessible } from '#e2e/support/accessibility';
import { expect, test } from '#e2e/support/checkoutSteps';
import { createOwner, openDesk } from '#e2e/support/owner';

test(
  'an item is hidden from shoppers, stays in the list, and is shown again',
  { tag: '@once' },
  async ({ page, accounts, shelf, database }) => {
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
  },
);

test(
  'a sheet is judged row by row, and written only when that is meant',
  { tag: '@once' },
  async ({ page, accounts, shelf, database }) => {
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
    expect(await database.get(`products/${line.id}`)).toMatchObject({
      price: 24.9,
      summary: 'Süß',
      stock: 2,
    });
  },
);

test(
  'an item has choices, colours with sizes, and texts in each language',
  { tag: '@once' },
  async ({ page, accounts, shelf, database }) => {
    const line = await shelf.offer(3);
    const path = `products/${line.id}`;
    await database.set(`${path}/variation`, [{ color: 'Fern', size: [{ name: 'M', stock: 2 }] }]);
    await openDesk(
      page,
      await createOwner(accounts),
      `/owner/catalogue/${encodeURIComponent(`product:${line.id}`)}`,
    );
    const form = page.getByRole('form', { name: 'Item' });
    await expect(form.getByText(/The shop says: it has no summary/)).toBeVisible();
    await form.getByRole('textbox', { name: /^In one sentence/ }).fill('Soft.');
    await expect(form.getByText(/The shop says: it has no summary/)).toBeHidden();
    await form.getByRole('combobox', { name: /^Dimension/ }).selectOption('Social');
    await form.getByRole('combobox', { name: /^Course/ }).selectOption('Soups');
    await form.getByRole('group', { name: 'Allergens' }).getByRole('checkbox', { name: 'Milk' }).check();
    const fern = form.getByRole('group', { name: 'Fern', exact: true });
    await fern.getByRole('textbox', { name: /^In stock/ }).fill('6');
    await database.set(`${path}/variation/0/size/0/stock`, 1);
    await fern.getByRole('button', { name: 'Add a size' }).click();
    await fern.getByRole('textbox', { name: /^Size/ }).last().fill('L');
    await fern
      .getByRole('textbox', { name: /^In stock/ })
      .last()
      .fill('4');
    await form.getByRole('button', { name: 'Add a color' }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Enter a name.').first()).toBeVisible();
    await page.reload();
    await expect(fern.getByRole('textbox', { name: /^Size/ }).last()).toHaveValue('L');
    await form
      .getByRole('button', { name: /^Remove the color/ })
      .last()
      .click();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText(/^Saved\./)).toBeVisible();
    await expect(fern.getByRole('textbox', { name: /^In stock/ }).first()).toHaveValue('5');
    expect(await database.get(path)).toMatchObject({
      summary: 'Soft.',
      dimension: 'Social',
      meal: { course: 'soup', allergens: ['milk'] },
      variation: [
        {
          size: [
            { name: 'M', stock: 5 },
            { name: 'L', stock: 4 },
          ],
        },
      ],
    });
    await expectAccessible(page);

    await page.getByRole('tab', { name: 'Deutsch' }).click();
    const texts = page.getByRole('form', { name: 'Texts in this language' });
    const name = texts.getByRole('textbox', { name: new RegExp(`^${line.name}`) });
    await name.fill('Suppe');
    const [whole, field] = [await texts.boundingBox(), await name.boundingBox()];
    expect(field?.width, 'as wide as the form').toBeCloseTo(whole?.width ?? 0, 0);
    await texts.getByRole('button', { name: 'Save' }).click();
    await expect(texts.getByText(/^Saved\./)).toBeVisible();
    expect(await database.get(`texts/de/${path}/name`)).toBe('Suppe');
    await expectAccessible(page, 'texts of an item');
    await database.set(`texts/de/${path}`, null);
  },
);
