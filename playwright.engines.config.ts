import { defineConfig } from '@playwright/test';
import shop from './playwright.config';
import { stepMs, testMs } from './local/machine/patience';
import { engineNames } from './e2e/engines/driver/engine';
import type { EngineSettings } from './e2e/engines/driver/test';

/** What matters most, in every engine; `npm run e2e:engines`. With PICTURES, pictures in all of them side by side. */
export default defineConfig<EngineSettings>({
  testDir: 'e2e',
  testMatch: process.env['PICTURES'] ? '**/*.pictures.ts' : '**/*.engines.ts',
  outputDir: 'test-results/engines',
  fullyParallel: true,
  workers: 2,
  timeout: testMs,
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 2 : 0,
  expect: { timeout: stepMs },
  reporter: [['list'], ['json', { outputFile: '.cache/engines.json' }]],
  use: { baseURL: shop.use?.baseURL },
  // What only one engine's settings offer carries its name as a tag.
  projects: engineNames.map((engineName) => ({
    name: engineName,
    use: { engineName },
    grepInvert: engineNames
      .filter((other) => other !== engineName)
      .map((other) => new RegExp(`@${other}\\b`)),
  })),
  webServer: shop.webServer,
});
