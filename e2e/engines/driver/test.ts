import { test as base, expect } from '@playwright/test';
import { Database } from '#e2e/support/database';
import type { EngineName, EngineOptions } from './engine';
import { HeldShop } from './heldShop';
import { startPuppeteer } from './puppeteerEngine';
import { Visitor } from './visitor';
import { startWebKit } from './webkitEngine';

export { expect };

export interface EngineSettings {
  engineName: EngineName;
  engineOptions: EngineOptions;
}

/** End-to-end tests for every engine: the runner is Playwright's, the browsers are driven by `Visitor`. */
export const test = base.extend<EngineSettings & { shop: HeldShop; elsewhere: HeldShop; visitor: Visitor }>({
  engineName: ['chromium', { option: true }],
  engineOptions: [{ width: 390, height: 844, locale: 'en-US' }, { option: true }],
  shop: async ({ baseURL, request }, provide) => {
    // All engines buy it, more often than there are lamps.
    await new Database(request).restore('products', 'dawn-lamp');
    const shop = await HeldShop.open(baseURL ?? '');
    await provide(shop);
    await shop.close();
  },
  // Another site: only its plain page is asked for.
  elsewhere: async ({ baseURL }, provide) => {
    const site = await HeldShop.open(baseURL ?? '');
    await provide(site);
    await site.close();
  },
  visitor: async ({ engineName, engineOptions }, provide) => {
    const engine =
      engineName === 'webkit'
        ? await startWebKit(engineOptions)
        : await startPuppeteer(engineName, engineOptions);
    await provide(new Visitor(engine));
    await engine.close();
  },
});
