import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineKeyOf, placeOfLine } from '#model/order/lineKey';

test.each([
  ['products/mat', 'products:mat'],
  ['products/tee/variation/0/size/1', 'products:tee:variation:0:size:1'],
  ['programs/sku:1', 'programs:sku%3A1'],
  ['products/100 % wool', 'products:100 %25 wool'],
  ['products/a%3Ab', 'products:a%253Ab'],
])('the line at %s has the key %s', (place, key) => {
  expect(lineKeyOf(place)).toBe(key);
  expect(placeOfLine(key)).toBe(place);
});

test('whatever an id holds, a key leads back to its place', () => {
  const part = fc.string({ minLength: 1, unit: fc.constantFrom(':', '%', '2', '5', '3', 'A', 'a', ' ') });
  fc.assert(
    fc.property(fc.array(part, { minLength: 2 }), (parts) => {
      const place = parts.join('/');
      expect(placeOfLine(lineKeyOf(place))).toBe(place);
    }),
  );
});

test('a line from before, whose id has a percent sign, still leads to its place', () => {
  expect(placeOfLine('products:100 % wool')).toBe('products/100 % wool');
});
