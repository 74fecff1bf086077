import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { chromiumOptions, findBrowser } from '#tools/browser/browser';
import { findFirefox } from '#tools/browser/engines';
import type { Engine, EngineOptions } from './engine';

/** A page kept for Back is what these tests are about; tools switch that off. */
const keepsPagesForBack = ['--disable-back-forward-cache'];

const launchChromium = (locale: string): Promise<Browser> =>
  puppeteer.launch({
    browser: 'chrome',
    executablePath: findBrowser(),
    args: [...chromiumOptions, `--lang=${locale}`, `--accept-lang=${locale}`],
    ignoreDefaultArgs: keepsPagesForBack,
  });

const launchFirefox = ({ locale, preferences }: EngineOptions): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    extraPrefsFirefox: {
      'intl.accept_languages': locale,
      'ui.prefersReducedMotion': 1,
      // Tools switch these off; the tests are about what shoppers have.
      'dom.serviceWorkers.enabled': true,
      ...preferences,
    },
  });

/** Firefox over WebDriver BiDi, Chromium over its own protocol: puppeteer speaks both. */
export async function startPuppeteer(
  browserName: 'chromium' | 'firefox',
  options: EngineOptions,
): Promise<Engine> {
  const browser = await (browserName === 'firefox' ? launchFirefox(options) : launchChromium(options.locale));
  const heard: string[] = [];
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport({ width: options.width, height: options.height });
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  // A page that waits for what is held back is never told to have loaded.
  const begin = (move: (page: Page) => Promise<unknown>): Promise<void> => {
    void move(page).catch(() => undefined);
    return Promise.resolve();
  };
  return {
    open: (url) => begin(() => page.goto(url, { timeout: 0 })),
    back: () => begin(() => page.goBack({ timeout: 0 })),
    reload: () => begin(() => page.reload({ timeout: 0 })),
    evaluate: (expression) => page.evaluate(expression),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    console: () => heard,
    close: () => browser.close(),
  };
}
