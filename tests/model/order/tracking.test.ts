import { expect, test } from 'vitest';
import { isTrackingLink } from '#model/order/tracking';

test.each([
  ['https://parcel.example/EW42?lang=de#map', true],
  ['https://user:pass@parcel.example/', false],
  ['http://parcel.example/', false],
  ['javascript:alert(1)', false],
  ['//parcel.example', false],
  ['https://parcel.example/ x', false],
  [`https://parcel.example/${'x'.repeat(500)}`, false],
  ['', false],
])('%s leads to a carrier: %s', (link, expected) => {
  expect(isTrackingLink(link)).toBe(expected);
});
