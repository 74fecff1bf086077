import { defineConfig } from '@playwright/test';
import { chromiumOptions, findBrowser } from './tools/browser/browser';
import { patienceMs, stepMs, testMs } from './local/machine/patience';
import { address } from './local/machine/ports';

const baseURL = address('preview');

/**
 * V8's optimizing compilers pay for pages that live for minutes, not for seconds: without them the browsers have a fifth to a
 * third less to do.
 */
const withoutOptimizing = '--js-flags=--no-maglev --no-opt';

/** EVERY_SCREEN=1 runs all tests on both screens; without it, those that do not depend on the screen run on one. */
const isThorough = Boolean(process.env['EVERY_SCREEN']);

const launchOptions = { executablePath: findBrowser(), args: [...chromiumOptions, withoutOptimizing] };
const desktopScreen = { width: 1280, height: 800 };

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than two cores: tests also wait, for clocks and for answers.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  // A machine that is busy with something else can make a step late; what passes only then is listed as flaky.
  retries: process.env['CI'] ? 2 : 0,
  timeout: testMs,
  expect: { timeout: stepMs },
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // Blocked, because its cache would hide the answers that the tests mock; the tests of the service worker allow
    // it.
    serviceWorkers: 'block',
    // Motion only makes a test wait; what it shows is tested where it matters.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test costs a third of the time: TRACE=1 asks for it.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions,
  },
  // A test that only makes sense on one of them carries its name as a tag; @once and @onceOnDesktop say that the screen makes
  // no difference, and on which one the test runs. @cached asks for the back/forward cache, @scrollbars
  // for scrollbars that take room from the page, as a mouse's do.
  projects: [
    {
      name: 'phone',
      grepInvert: isThorough
        ? /@(desktop|cached|scrollbars)\b/
        : /@(desktop|onceOnDesktop|cached|scrollbars)\b/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      grepInvert: isThorough ? /@(phone|cached|scrollbars)\b/ : /@(phone|once|cached|scrollbars)\b/,
      use: { viewport: desktopScreen },
    },
    {
      name: 'cached',
      grep: /@cached\b/,
      // Playwright switches it off by default.
      use: {
        viewport: desktopScreen,
        launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
      },
    },
    {
      name: 'scrollbars',
      grep: /@scrollbars\b/,
      // Headless browsers hide them.
      use: {
        viewport: desktopScreen,
        launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
      },
    },
  ],
  webServer: {
    command: 'node tools/run.mjs preview',
    url: baseURL,
    // It builds first what is not built.
    timeout: patienceMs,
    reuseExistingServer: true,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
