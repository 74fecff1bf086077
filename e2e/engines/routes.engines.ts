import { firstLanguage, languages } from '#model/languages';
import { readAddresses } from '#tools/build/routeAddresses';
import { expect, test } from './driver/test';

const addresses = await readAddresses();

for (const language of languages)
  test(`every page stands and answers in ${language}, without a word in the console`, async ({
    shop,
    visitor,
  }) => {
    test.setTimeout(600_000);
    // Without a query the page is hydrated as it was written, and says so where it would be another one in this browser.
    const query = language === firstLanguage ? '' : `?lng=${language}`;
    for (const address of addresses)
      await test.step(address, async () => {
        await visitor.open(`${shop.url}${address}${query}`);
        await visitor.expectAlive();
        await visitor.expectShown('heading', /./, 'main');
        const { title, tooWide } = await visitor.evaluate(() => ({
          title: document.title,
          tooWide: document.documentElement.scrollWidth - innerWidth,
        }));
        expect(title).not.toBe('');
        expect(tooWide, 'pixels too wide').toBeLessThanOrEqual(0);
        expect(shop.heard).toEqual([]);
      });
  });
