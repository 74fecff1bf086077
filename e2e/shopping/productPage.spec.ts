import { expect, test } from '#e2e/support/test';

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
