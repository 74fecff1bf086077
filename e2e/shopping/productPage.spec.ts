import type { Locator } from '@playwright/test';
import { expect, test } from '#e2e/support/test';

/**
 * Neighbours in the order of tab key and screen reader, beside an item's picture, of which the second is drawn wholly above the
 * first and does not begin a column to its right.
 */
const drawnBackwards = (main: Locator): Promise<string[]> =>
  main.evaluate((root) => {
    let item: Element | null = root.querySelector('h1');
    while (item && !item.querySelector('img')) item = item.parentElement;
    const parts = [...(item?.querySelectorAll('a, button, input, h1, h2, img, p') ?? [])].filter((part) =>
      part.checkVisibility({ visibilityProperty: true }),
    );
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const name = (part?: Element): string =>
      `${part?.tagName} ${part?.ariaLabel ?? part?.textContent.slice(0, 30)}`;
    return boxes.flatMap((box, index) => {
      const before = boxes[index - 1];
      const isAbove = before !== undefined && box.bottom <= before.top && box.left < before.right;
      return isAbove ? [`${name(parts[index - 1])} → ${name(parts[index])}`] : [];
    });
  });

test.describe('The page of an item @onceOnDesktop', () => {
  for (const path of ['/product/sisal-rope', '/program/hill-walker']) {
    test(`has two columns from 700 px on: ${path}`, async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 1024 });
      await page.goto(path);
      const picture = await page.getByRole('main').getByRole('img').first().boundingBox();
      const name = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(name?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
    });

    test(`says what it is and costs before the picture's end on a phone: ${path}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      const picture = await page.getByRole('main').getByRole('img').first().boundingBox();
      const end = (picture?.y ?? 0) + (picture?.height ?? 0);
      const name = await page.getByRole('heading', { level: 1 }).boundingBox();
      const price = await page
        .getByRole('main')
        .getByText(/^\$\d+\.\d\d$/)
        .first()
        .boundingBox();
      for (const box of [name, price]) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(end);
    });
  }

  for (const path of [
    '/product/groove-roller',
    '/product-sticky/groove-roller',
    '/product-slider/groove-roller',
    '/product/everyday-tee',
    '/program/hill-walker',
  ]) {
    test(`is read in the order in which it is shown: ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of [320, 390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await drawnBackwards(page.getByRole('main')), `at ${width} px`).toEqual([]);
      }
    });
  }

  test('has bars as long as the weeks: no two different minutes look alike', async ({ page }) => {
    await page.goto('/program/hill-walker');
    const bars = page.getByRole('region', { name: 'Minutes a week' }).getByRole('listitem');
    const seen = await bars.evaluateAll((items) =>
      items.map((item) => ({
        minutes: Number(item.children[1]?.textContent),
        height: item.children[2]?.getBoundingClientRect().height ?? 0,
      })),
    );
    const most = Math.max(...seen.map(({ minutes }) => minutes));
    const tallest = Math.max(...seen.map(({ height }) => height));
    for (const { minutes, height } of seen) expect(height / tallest).toBeCloseTo(minutes / most, 1);
    expect(new Set(seen.map(({ height }) => Math.round(height))).size).toBe(
      new Set(seen.map(({ minutes }) => minutes)).size,
    );
  });
});
