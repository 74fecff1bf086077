import { kilobytes, sizeOfAll } from '../local/sizes/compressed';
import { expect, test } from './shop';

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
