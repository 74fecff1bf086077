import type { Page } from '@playwright/test';

/** Holds the app's own code back until it is let go, as a slow network does. */
export async function holdCode(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/start-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
