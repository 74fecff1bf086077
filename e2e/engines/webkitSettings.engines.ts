import { buy, englishGuest } from './driver/buy';
import { test } from './driver/test';

/** What people set in Safari, as WebKit's small browser is told it. */
const settings: Readonly<Record<string, readonly string[]>> = {
  'a private window': ['--private'],
  'storage off': ['--enable-html5-local-storage=false', '--enable-html5-database=false'],
  'cookies blocked': ['--cookies-policy=never'],
};

for (const [what, switches] of Object.entries(settings))
  test.describe(`with ${what}`, { tag: '@webkit' }, () => {
    test.use({ engineOptions: { width: 390, height: 844, locale: 'en-US', switches } });
    test('a guest buys', async ({ shop, visitor }) => {
      await buy(visitor, shop, englishGuest);
    });
  });
