import { expect, test } from 'vitest';
import { nodeUrl } from '#nodeUrl';

test.each([
  ['https://shop.firebaseio.com', 'https://shop.firebaseio.com/products/m%C3%BCsli.json'],
  ['https://shop.firebaseio.com/', 'https://shop.firebaseio.com/products/m%C3%BCsli.json'],
  ['http://127.0.0.1:9000?ns=shop', 'http://127.0.0.1:9000/products/m%C3%BCsli.json?ns=shop'],
  ['http://127.0.0.1:9000/?ns=shop', 'http://127.0.0.1:9000/products/m%C3%BCsli.json?ns=shop'],
  [undefined, 'http://127.0.0.1:9010/products/m%C3%BCsli.json?ns=demo-eightwell-default-rtdb'],
])('a node of %s is at %s', (databaseUrl, address) => {
  expect(nodeUrl('products/müsli', databaseUrl, 9010)).toBe(address);
});
