import { randomBytes } from 'node:crypto';

/** 64 characters in ascending code-unit order, so that ids sort by the time they were made. */
const ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const TIME_DIGITS = 8;
const RANDOM_DIGITS = 12;

/** A 20-character key: the time in milliseconds, then random ones. */
export function pushId(now: number): string {
  const time = Array.from({ length: TIME_DIGITS }, (_, index) =>
    digit(now / 64 ** (TIME_DIGITS - 1 - index)),
  );
  return [...time, ...Array.from(randomBytes(RANDOM_DIGITS), digit)].join('');
}

function digit(number: number): string {
  return ALPHABET.charAt(Math.floor(number) % 64);
}
