import { expect, test as base, type Page } from '@playwright/test';
import { Accounts } from './accounts';
import { Catalogue } from './catalogueItems';
import { ConsoleGuard } from './consoleGuard';
import { Database } from './database';
import { isAlive } from './isAlive';

export { expect };

export interface Shop {
  /** Fails the test when the browser's console said something that was not allowed. */
  consoleGuard: ConsoleGuard;
  /** Replaces the catalogue for this page alone. */
  catalogue: Catalogue;
  /** The Auth emulator, as its owner. */
  accounts: Accounts;
  /** The local database, as its owner. */
  database: Database;
}

/** Waits for the app: a prerendered page shows the shop's own values before, and keeps what is pressed only until it is left. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(isAlive);
}

export const test = base.extend<Shop>({
  // What is done to a prerendered page before the app stands would be done to elements that are about to be replaced or
  // moved.
  page: async ({ page }, provide) => {
    const goto = page.goto.bind(page);
    page.goto = async (...call) => {
      const response = await goto(...call);
      await untilAlive(page);
      return response;
    };
    await provide(page);
  },
  consoleGuard: [
    async ({ context }, provide) => {
      const guard = new ConsoleGuard(context);
      await provide(guard);
      expect(guard.unexpected, 'messages in the browser console').toEqual([]);
    },
    { auto: true },
  ],
  catalogue: async ({ page }, provide) => provide(new Catalogue(page)),
  accounts: async ({ request }, provide) => provide(new Accounts(request)),
  database: async ({ request }, provide) => provide(new Database(request)),
});
