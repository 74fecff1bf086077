import { defineConfig } from '@playwright/test';
import shop from './playwright.config';

/** The built shop on one static host, which `npm run e2e:hosts` has started. */
export default defineConfig({
  testDir: 'e2e/hosts',
  testMatch: '**/*.hosts.ts',
  outputDir: 'test-results/hosts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: { ...shop.use, viewport: { width: 390, height: 844 } },
});
