import { expect, test } from './driver/test';

test('a link leads to its page, and Back to where it stood', { tag: '@short' }, async ({ shop, visitor }) => {
  await visitor.open(`${shop.url}/shopping`);
  await visitor.expectAlive();
  await visitor.press('link', 'Dawn Lamp');
  await visitor.expectPath('/product/dawn-lamp');
  await visitor.expectShown('heading', 'Dawn Lamp');
  await visitor.press('button', 'Add to cart');
  await visitor.expectShown('link', 'Cart, 1 item');
  await visitor.back();
  await visitor.expectPath('/shopping');
  await visitor.expectShown('link', 'Dawn Lamp');
  expect(shop.heard).toEqual([]);
});
