import { expect, test } from 'vitest';
import { floodIn } from '#tools/owner/letters/flood';

const hour = 3_600_000;
const sent = (path: string, hours: number, email = 'ada@shop.example') => ({
  path,
  email,
  createdAt: hours * hour,
});

test('what comes after so many others of its address in a day is a flood', () => {
  const many = Array.from({ length: 8 }, (_, index) => sent(`m${index}`, index));
  expect([...floodIn(many.toReversed(), 5)]).toEqual(['m5', 'm6', 'm7']);
});

test('a day later, and for others, it is none', () => {
  const many = Array.from({ length: 5 }, (_, index) => sent(`m${index}`, index));
  expect(floodIn([...many, sent('later', 25), sent('other', 4, 'bert@shop.example')], 5).size).toBe(0);
  expect([...floodIn([...many, sent('again', 5, ' ADA@shop.example')], 5)]).toEqual(['again']);
});
