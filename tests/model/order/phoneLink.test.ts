import { expect, test } from 'vitest';
import { phoneLink } from '#model/order/phoneLink';

test.each([
  ['+1 (503) 555-0142', 'tel:+1(503)555-0142'],
  ['+1 503 555 0142 x12', 'tel:+15035550142;ext=12'],
])('the link of %s dials %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
