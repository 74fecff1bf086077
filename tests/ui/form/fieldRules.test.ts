import * as v from 'valibot';
import { expect, test } from 'vitest';
import { phoneShape } from '../../../src/model/order/phone';
import { optionalPhone } from '../../../src/ui/form/fieldRules';

const kept = (typed: string): string | undefined => {
  const judged = v.safeParse(optionalPhone, typed);
  return judged.success ? judged.output : undefined;
};

test.each([
  ['', ''],
  [' 030 123456 ', '030 123456'],
  ['030/123456', '030 123456'],
  ['+33\u00a01\u202f23\u00a045', '+33 1 23 45'],
  ['+1 (503) 555-0100', '+1 (503) 555-0100'],
])('a telephone number typed as %j is kept as the security rules take it', (typed, expected) => {
  expect(kept(typed)).toBe(expected);
  expect(expected === '' || phoneShape.test(expected)).toBe(true);
});

test.each(['12345', '030+123456', 'call me', '+ 1-2-3-4-5', '1'.repeat(31), '030 123456 x7'])(
  '%j is no telephone number',
  (typed) => {
    expect(kept(typed)).toBeUndefined();
  },
);
