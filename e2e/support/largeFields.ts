import { expect, type Page } from '@playwright/test';

/** The fields of a page with letters for which a phone of Apple's enlarges it: those of less than 16 pixels. */
const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('input:not([type=checkbox], [type=radio], [type=range]), select, textarea')]
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML),
  );

/** Every field that a touch screen shows, or could show, here. */
export async function expectLargeFields(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches), 'a touch screen').toBe(true);
  expect.soft(await smallFields(page), `${where}: fields a phone enlarges the page for`).toEqual([]);
}
