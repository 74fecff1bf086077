import { readFile } from 'node:fs/promises';
import { expectAccessible } from '#e2e/support/accessibility';
import { expect, test } from '#e2e/support/test';

const address = '/wellness#my-sides';
const sides = 8;

test('the wheel is filled by keyboard, kept on the device and saved as a picture', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Fill my own wheel/ })
    .click();
  await expect(page).toHaveURL(address);
  const wheel = page.getByRole('region', { name: 'My eight sides' });
  const sliders = wheel.getByRole('slider');
  await expect(sliders).toHaveCount(sides);
  await sliders.first().focus();
  for (let side = 0; side < sides; side += 1) {
    await page.keyboard.press('End');
    if (side === 2) await page.keyboard.press('Home');
    if (side === 4) for (const _ of [1, 2, 3, 4]) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Tab');
  }
  await expect(wheel.getByRole('status')).toContainText('Financial, Intellectual');
  const help = wheel.getByRole('region', { name: 'For this side: Financial' });
  await expect(help.getByRole('heading', { level: 4 })).toHaveCount(3);
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    wheel.getByRole('button', { name: 'Save as a picture' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-eight-sides.png');
  const picture = await readFile(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1880, 1040]);
  await page.reload();
  await expect(wheel.getByRole('slider', { name: /^Financial/ })).toHaveAttribute(
    'aria-valuetext',
    '1 of 10',
  );
});

test('the whole heading is in sight when a link leads to it, and every side is named in full @desktop', async ({
  page,
}) => {
  for (const language of ['en', 'fn', 'de']) {
    await page.goto(`/wellness?lng=${language}#my-sides`);
    const region = page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.getByRole('slider') });
    const wheel = region.getByRole('img').first();
    await expect(wheel).toBeVisible();
    const header = await page.getByRole('banner').boundingBox();
    const lead = await region.getByRole('paragraph').first().boundingBox();
    expect(lead?.y, `lead in ${language}`).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    const cut = await wheel.evaluate((drawing) => {
      const { left, right } = drawing.getBoundingClientRect();
      return [...drawing.querySelectorAll('text')]
        .filter((name) => {
          const box = name.getBoundingClientRect();
          return box.left < left || box.right > right;
        })
        .map(({ textContent }) => textContent);
    });
    expect(cut, language).toEqual([]);
  }
});
