import { germanGuest, putInCart } from './driver/buy';
import { expect, test } from './driver/test';

test.use({ engineOptions: { width: 390, height: 844, locale: 'de-AT' } });

test('a browser that asks for German is answered in it, and its country is filled in', async ({
  shop,
  visitor,
}) => {
  await putInCart(visitor, shop, { ...germanGuest, search: '' });
  await visitor.open(`${shop.url}/checkout`);
  await visitor.expectAlive();
  await visitor.expectShown('heading', 'Kasse');
  expect(await visitor.evaluate(() => document.documentElement.lang)).toBe('de');
  expect(await visitor.read('combobox', /^Land/)).toBe('AT');
  expect(shop.heard).toEqual([]);
});
