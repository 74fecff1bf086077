import { describe, expect, it } from 'vitest';
import { dateFormat } from '#model/dateFormat';

const utc = { timeZone: 'UTC' } as const;
const day = (text: string): Date => new Date(`${text}T12:00:00Z`);

describe('dates in the words of the language', () => {
  it.each([
    ['fr', { dateStyle: 'long' }, '2026-12-01', '1er décembre 2026'],
    ['fr', { dateStyle: 'full' }, '2026-12-01', 'mardi 1er décembre 2026'],
    ['fr', { dateStyle: 'medium' }, '2027-01-01', '1er janv. 2027'],
    ['fr', { day: 'numeric', month: 'long' }, '2026-08-01', '1er août'],
    ['fr', { weekday: 'short', day: 'numeric', month: 'short' }, '2026-12-01', 'mar. 1er déc.'],
    ['fr-CA', { dateStyle: 'long' }, '2026-12-01', '1er décembre 2026'],
    ['fr', { dateStyle: 'long' }, '2026-12-11', '11 décembre 2026'],
    ['fr', { dateStyle: 'long' }, '2026-12-21', '21 décembre 2026'],
    ['fr', { dateStyle: 'short' }, '2026-12-01', '01/12/2026'],
    ['fr', { day: 'numeric', month: 'numeric' }, '2026-12-01', '01/12'],
    ['fr', { month: 'long', year: 'numeric' }, '2026-12-01', 'décembre 2026'],
    ['de', { dateStyle: 'long' }, '2026-12-01', '1. Dezember 2026'],
    ['en', { dateStyle: 'long' }, '2026-12-01', 'December 1, 2026'],
    [
      'fy',
      { dateStyle: 'long' },
      '2026-12-01',
      new Intl.DateTimeFormat('fy', { dateStyle: 'long' }).format(day('2026-12-01')),
    ],
  ] as const)('%s %o writes %s as %s', (locale, options, date, text) => {
    expect(dateFormat(locale, { ...options, ...utc }).format(day(date))).toBe(text);
  });

  it.each([
    ['2026-12-01', '2026-12-04', /1er\D*4 déc/],
    ['2026-11-28', '2026-12-01', /28 nov\D*1er déc/],
    ['2026-12-11', '2026-12-21', /11\D*21 déc/],
  ])('writes the range %s to %s with its first days', (from, to, text) => {
    const format = dateFormat('fr', { day: 'numeric', month: 'short', ...utc });
    expect(format.formatRange(day(from), day(to))).toMatch(text);
  });
});
