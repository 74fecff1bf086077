import type { Page } from '@playwright/test';

/** Holds a file of the app's code back until it is let go, as a slow network does: the one that starts it, or another. */
export async function holdCode(page: Page, file = 'start'): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(new RegExp(`/assets/${file}-.*\\.js$`), async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
