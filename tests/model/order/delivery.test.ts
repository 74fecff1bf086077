import { describe, expect, test } from 'vitest';
import { deliveryTerms, deliveryTermsFrom, freeDelivery } from '#model/order/delivery';

describe('free delivery', () => {
  test.each([
    [0, 200, 0],
    [199, 1, 0.995],
    [199.99, 0.01, 0.99995],
    [200, 0, 1],
    [200.01, 0, 1],
    [201, 0, 1],
  ])('at %d dollars %d are missing', (total, remaining, progress) => {
    expect(freeDelivery(total, deliveryTerms)).toEqual({ remaining, progress });
  });
});

test.each([
  [undefined, deliveryTerms],
  [null, deliveryTerms],
  ['free', deliveryTerms],
  [{ standard: 4.35 }, { ...deliveryTerms, standard: 4.35 }],
  [
    { standard: 0, express: 9.99, freeFrom: 60 },
    { standard: 0, express: 9.99, freeFrom: 60 },
  ],
  [{ standard: '4', express: -1, freeFrom: Number.NaN }, deliveryTerms],
])('the settings %j mean %j', (node, terms) => {
  expect(deliveryTermsFrom(node)).toEqual(terms);
});
