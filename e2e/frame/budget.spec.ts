import { kilobytes, sizeOfAll } from '../../tools/build/sizes/compressed';
import { expect, test } from '../support/test';

const limit = 190 * 1024;

test('all the code of the home page, at rest, keeps to its budget', { tag: '@desktop' }, async ({ page }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const { brotli } = await sizeOfAll(scripts);
  expect(scripts.size).toBeGreaterThan(0);
  expect(brotli, `${kilobytes(brotli)} of code in ${scripts.size} files`).toBeLessThanOrEqual(limit);
});

for (const path of ['/', '/Shop', '/program', '/blog', '/cart']) {
  test(
    `${path} is painted before any code of the app is asked for`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(path);
      const { paint, request } = await page.evaluate(() => ({
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        request: Math.min(
          ...performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.endsWith('.js') && !/\/early-\w+\.js$/.test(name))
            .map(({ startTime }) => startTime),
        ),
      }));
      expect(request).toBeGreaterThan(paint);
    },
  );
}
