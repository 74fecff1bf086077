import { expect, test } from './driver/test';

test('what is pressed before the app stands is done once, and when it stands', async ({ shop, visitor }) => {
  const code = /\/assets\/react-dom-/;
  const release = shop.hold(code);
  await visitor.open(`${shop.url}/product/dawn-lamp`);
  await visitor.expectStarted();
  await visitor.press('button', 'Add to cart', 'main');
  await visitor.press('button', 'Add to cart', 'main');
  await visitor.expectShown('link', 'Cart, 0 items');
  expect(shop.waitingFor(code)).toBe(1);
  release();
  await visitor.expectAlive();
  await visitor.expectShown('link', 'Cart, 1 item');
  await visitor.press('button', 'Add to cart', 'main');
  await visitor.expectShown('link', 'Cart, 2 items');
  expect(shop.heard).toEqual([]);
});
