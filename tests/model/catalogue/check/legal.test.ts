import { expect, test } from 'vitest';
import { legalRemarks } from '#model/catalogue/check/legal';
import { said } from '#tools/owner/catalogue/said';

const safety = { manufacturer: 'Mat Works', address: '1 Elm Street, hello@mat.example' };

test.each([
  ['complete', { price: 9, discount: 5, lowest30: 8.9, safety }, true, []],
  ['reduced, lowest price unknown', { price: 9, discount: 5, safety }, true, ['reduced without lowest30']],
  ['the same elsewhere', { price: 9, discount: 5 }, false, []],
  ['a price as text', { price: 9, discount: 5, lowest30: '8,90', safety }, true, ['lowest30 is "8,90"']],
  [
    'a lowest price above the price',
    { price: 9, discount: 5, lowest30: 12, safety },
    true,
    ['above its price'],
  ],
  [
    'a lowest price that the reduced one does not undercut',
    { price: 9, discount: 5, lowest30: 8.55, safety },
    true,
    ['no reduction is announced'],
  ],
  ['nothing of safety', { price: 9 }, true, ['nothing of safety']],
  ['nothing of safety elsewhere', { price: 9 }, false, []],
  [
    'half of it, anywhere',
    { price: 9, safety: { manufacturer: 'Mat Works' } },
    false,
    ['safety.address is missing'],
  ],
])('%s', (_, row, isInEu, expected) => {
  const found = legalRemarks('products', row, isInEu).map(said);
  expect(found).toEqual(expected.map((part) => expect.stringContaining(part)));
  expect(legalRemarks('programs', { price: 9 }, isInEu)).toEqual([]);
});
