import { expect, test } from 'vitest';
import { secondsFrom } from '#tools/owner/options';

test.each([
  ['15', 15],
  ['0.5', 0.5],
])('--seconds %s', (typed, seconds) => {
  expect(secondsFrom(typed)).toBe(seconds);
});

test.each(['abc', '', '0', '-3', 'Infinity'])(
  '--seconds %s is no pause, and nothing begins without one',
  (typed) => {
    expect(() => secondsFrom(typed)).toThrow(`--seconds ${typed} is no number of seconds, such as 15.`);
  },
);
