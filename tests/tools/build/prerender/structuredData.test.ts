import { expect, it } from 'vitest';
import { structuredDataFor } from '#tools/build/prerender/structuredData';
import { product } from '#tests/support/samples';

const about = structuredDataFor('https://shop.example');

it('names pictures by whole addresses, the shop’s own and those from elsewhere', () => {
  const image = ['/pictures/mat.svg', 'https://cdn.example/mat.jpg'];
  expect(about.product(product({ image }))).toMatchObject({
    image: ['https://shop.example/pictures/mat.svg', 'https://cdn.example/mat.jpg'],
  });
});
