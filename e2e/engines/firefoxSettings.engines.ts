import { buy, englishGuest } from './driver/buy';
import type { EngineOptions } from './driver/engine';
import { expect, test } from './driver/test';

/** The widths of the header go by the size of letters: with these, a desktop has a phone's. */
const largeLetters = 'letters of twice the size';

/** What people set in Firefox, by its preferences. */
const settings: Readonly<Record<string, Required<EngineOptions>['preferences']>> = {
  'strict tracking protection': {
    'browser.contentblocking.category': 'strict',
    'privacy.trackingprotection.enabled': true,
    'privacy.fingerprintingProtection': true,
    'network.cookie.cookieBehavior': 5,
  },
  'fingerprinting resisted': { 'privacy.resistFingerprinting': true },
  'a private window': { 'browser.privatebrowsing.autostart': true },
  'colours of their own': {
    'browser.display.document_color_use': 2,
    'browser.display.background_color': '#102030',
    'browser.display.foreground_color': '#ffe0a0',
  },
  'no fonts of pages': { 'browser.display.use_document_fonts': 0, 'gfx.downloadable_fonts.enabled': false },
  'no pictures': { 'permissions.default.image': 2 },
  // Of the letters alone: by default Firefox enlarges the whole page.
  [largeLetters]: { 'ui.textScaleFactor': 200, 'browser.display.os-zoom-behavior': 2 },
  'reduced motion': { 'ui.prefersReducedMotion': 1 },
  'all motion': { 'ui.prefersReducedMotion': 0 },
  'storage off': { 'dom.storage.enabled': false },
  'cookies blocked': { 'network.cookie.cookieBehavior': 2 },
};

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
const screenNames = ['phone', 'desktop'] as const;

for (const [what, preferences] of Object.entries(settings))
  for (const screen of screenNames)
    test.describe(`with ${what} on a ${screen}`, { tag: '@firefox' }, () => {
      test.use({ engineOptions: { ...screens[screen], locale: 'en-US', preferences } });
      test('a guest buys', async ({ shop, visitor }) => {
        await buy(visitor, shop, englishGuest, what === largeLetters ? 'phone' : screen);
      });
    });

test.describe('with colours of their own', { tag: '@firefox' }, () => {
  test.use({
    engineOptions: { ...screens.phone, locale: 'en-US', preferences: settings['colours of their own'] },
  });
  test('main buttons have an edge', async ({ shop, visitor }) => {
    await visitor.open(`${shop.url}/product/dawn-lamp`);
    await visitor.expectAlive();
    const edge = await visitor.evaluate(() => {
      const button = [...document.querySelectorAll('main button')].find(
        ({ textContent }) => textContent === 'Add to cart',
      );
      return button && getComputedStyle(button, '::before').borderTopWidth;
    });
    expect(Number.parseFloat(edge ?? '')).toBeGreaterThan(0);
  });
});
