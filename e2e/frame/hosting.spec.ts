import { address } from '#local/machine/ports';
import { expect, test } from '#e2e/support/test';

test('every page comes with the headers of production', { tag: '@desktop' }, async ({ request }) => {
  for (const path of ['/', '/cart', '/program/any']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers).not.toHaveProperty('cross-origin-opener-policy');
  }
});

test(
  'what is there is found; a missing asset or translation is missing, not a page',
  { tag: '@desktop' },
  async ({ request }) => {
    expect((await request.get('/.well-known/security.txt')).status()).toBe(200);
    for (const path of ['/assets/gone-12345678.js', '/locales/en/gone.json', '/there/is/no/such/page']) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  },
);

test(
  'the mock of the dashboard shows what it is told, and from where',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(`${address('mocks')}/dashboard`);
    await expect(page.getByText('No message has arrived.')).toBeVisible();
    await page.evaluate(() => window.postMessage({ uid: 'mara' }, '*'));
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText(
      `${address('mocks')}: {"uid":"mara"}`,
    );
  },
);
