import { expect, test } from '#e2e/support/test';

const blocked = {
  cookie: 'Document',
  localStorage: 'Window',
  sessionStorage: 'Window',
  indexedDB: 'Window',
  caches: 'Window',
  BroadcastChannel: 'Window',
  serviceWorker: 'Navigator',
  locks: 'Navigator',
  storage: 'Navigator',
} as const;
type Blocked = keyof typeof blocked;
const all = Object.keys(blocked) as Blocked[];

for (const names of [...all.map((name) => [name]), all]) {
  test(
    `a browser that denies ${names.length > 1 ? 'all that keeps something' : names.join('')} has a shop for this visit`,
    { tag: '@onceOnDesktop' },
    async ({ page, consoleGuard }) => {
      consoleGuard.allow(/cannot be saved|could not be saved|does not keep|will not open offline/);
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(error.message));
      await page.addInitScript(
        (denied) => {
          const owners = { Document: Document.prototype, Window: window, Navigator: Navigator.prototype };
          for (const [name, owner] of denied)
            Object.defineProperty(owners[owner], name, {
              get: () => {
                throw new DOMException('Denied.', 'SecurityError');
              },
            });
        },
        names.map((name) => [name, blocked[name]] as const),
      );
      await page.goto('/product/loop-bands');
      await page.getByRole('button', { name: 'Add to cart' }).first().click();
      await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
      await page.getByRole('combobox', { name: 'Language' }).first().selectOption('de');
      await expect(page.getByRole('button', { name: /^Warenkorb, 1/ })).toBeVisible();
      expect(thrown).toEqual([]);
    },
  );
}
