import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Complains of the rules a page breaks and the elements that break them, but lets the journey go on. `place` tells apart what
 * one journey looks at. Target sizes (WCAG 2.2) are off by default.
 */
export async function expectAccessible(page: Page, place = new URL(page.url()).pathname): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // There are no frames to be looked into; without them axe needs no page of its own, and takes half the time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map(({ target }) => target.join(' ')),
  }));
  expect.soft(found, `${place}: accessibility rules that are broken`).toEqual([]);
}
