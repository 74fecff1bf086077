import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { chromiumOptions, findBrowser } from '#tools/browser/browser';
import { findFirefox } from '#tools/browser/engines';
import type { Engine, EngineOptions } from './engine';

/** A page kept for Back is what these tests are about; tools switch that off. */
const keepsPagesForBack = ['--disable-back-forward-cache'];

/** Without a window there is no mouse, which a desktop has. */
const hasMouse = ({ width }: EngineOptions): boolean => width > 900;

const launchChromium = (options: EngineOptions): Promise<Browser> =>
  puppeteer.launch({
    browser: 'chrome',
    executablePath: findBrowser(),
    args: [
      ...chromiumOptions,
      `--lang=${options.locale}`,
      `--accept-lang=${options.locale}`,
      ...(hasMouse(options) ? ['--blink-settings=primaryHoverType=2,availableHoverTypes=2'] : []),
    ],
    ignoreDefaultArgs: keepsPagesForBack,
  });

const launchFirefox = (options: EngineOptions): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    extraPrefsFirefox: {
      'intl.accept_languages': options.locale,
      'ui.prefersReducedMotion': 1,
      // Tools switch these off; the tests are about what shoppers have.
      'dom.serviceWorkers.enabled': true,
      ...(hasMouse(options) && { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 }),
      ...options.preferences,
    },
  });

/** Firefox over WebDriver BiDi, Chromium over its own protocol: puppeteer speaks both. */
export async function startPuppeteer(
  browserName: 'chromium' | 'firefox',
  options: EngineOptions,
): Promise<Engine> {
  const browser = await (browserName === 'firefox' ? launchFirefox(options) : launchChromium(options));
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport({ width: options.width, height: options.height });
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
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
