import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Half the size of `axe.source`, which every page has to read. */
const library = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Target sizes (WCAG 2.2) are off by default. */
const options: axe.RunOptions = {
  resultTypes: ['violations'],
  rules: { 'target-size': { enabled: true } },
};

/**
 * Complains of the rules a page breaks and the elements that break them, but lets the end-to-end test go on. `place` tells apart what
 * one end-to-end test looks at. The library itself, not its package for Playwright, which puts half a megabyte of script into the page
 * twice with every look: half of the time.
 */
export async function expectAccessible(page: Page, place = new URL(page.url()).pathname): Promise<void> {
  // A page whose code is on its way has neither title nor heading.
  await expect(page).toHaveTitle(/./);
  // The library stays until the page is left, which the app's own navigation does not do.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(library);
  const found = await page.evaluate(async (asked) => {
    const { violations } = await window.axe.run(document, asked);
    return violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      elements: nodes.map(({ target }) => target.join(' ')),
    }));
  }, options);
  expect.soft(found, `${place}: accessibility rules that are broken`).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
