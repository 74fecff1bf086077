import { buy, englishGuest, germanGuest } from './driver/buy';
import { expect, test } from './driver/test';

test('a guest buys on a phone in English', { tag: '@short' }, async ({ shop, visitor }) => {
  await buy(visitor, shop, englishGuest);
  expect(shop.heard).toEqual([]);
});

test('a guest buys on a phone in German', async ({ shop, visitor }) => {
  await buy(visitor, shop, germanGuest);
  expect(shop.heard).toEqual([]);
});
