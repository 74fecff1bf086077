import { writeFile } from 'node:fs/promises';
import { test as base, expect, type TestInfo } from '@playwright/test';
import { Database } from '#e2e/support/database';
import type { Engine, EngineName, EngineOptions } from './engine';
import { HeldShop } from './heldShop';
import { startPuppeteer } from './puppeteerEngine';
import { Visitor } from './visitor';
import { startWebKit } from './webkitEngine';

export { expect };

export interface EngineSettings {
  engineName: EngineName;
  engineOptions: EngineOptions;
}

export const startEngine = (name: EngineName, options: EngineOptions): Promise<Engine> =>
  name === 'webkit' ? startWebKit(options) : startPuppeteer(name, options);

/** Keeps what stood there when a test failed beside its report. */
async function keepEnd(testInfo: TestInfo, visitor: Visitor, shop: HeldShop): Promise<void> {
  const text = await visitor.evaluate(() => document.body.innerText).catch(String);
  await writeFile(testInfo.outputPath('page.txt'), [await visitor.path(), ...shop.heard, text].join('\n\n'));
  await writeFile(testInfo.outputPath('window.png'), await visitor.engine.picture());
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
  visitor: async ({ engineName, engineOptions, shop }, provide, testInfo) => {
    const engine = await startEngine(engineName, engineOptions);
    const visitor = new Visitor(engine);
    await provide(visitor);
    if (testInfo.status !== testInfo.expectedStatus) await keepEnd(testInfo, visitor, shop);
    await engine.close();
  },
});
