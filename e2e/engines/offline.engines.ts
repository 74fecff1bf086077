import { putInCart } from './driver/buy';
import { expect, test } from './driver/test';

test('a second visit opens without a network, and what is in the cart is there', async ({
  shop,
  visitor,
}) => {
  await putInCart(visitor, shop);
  const keepsPages = (): Promise<boolean> =>
    visitor.evaluate(
      async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated',
    );
  await expect.poll(keepsPages, { message: 'the worker is there' }).toBe(true);
  await visitor.reload();
  await visitor.expectAlive();
  shop.cut();
  await visitor.open(`${shop.url}/product/dawn-lamp`);
  await visitor.expectAlive();
  await visitor.expectShown('heading', 'Dawn Lamp');
  await visitor.press('link', 'Cart, 1 item');
  await visitor.expectPath('/cart');
  await visitor.expectShown('link', 'Dawn Lamp', 'main');
});
