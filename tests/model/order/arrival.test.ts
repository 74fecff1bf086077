import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrivalOf, workingDays } from '#model/order/arrival';

test.each([
  ['a Friday', new Date(2026, 10, 20, 9), 'standard', [25, 30]],
  ['a Sunday', new Date(2026, 10, 22, 23), 'standard', [25, 30]],
  ['a Friday', new Date(2026, 10, 20, 9), 'express', [23, 24]],
  ['a Monday', new Date(2026, 10, 23, 0), 'express', [24, 25]],
] as const)('ordered on %s (%s), a %s parcel comes between these days', (_name, day, method, dates) => {
  const { from, to } = arrivalOf(method, day);
  expect([from.getDate(), to.getDate()]).toEqual(dates);
});

test('days on which the shop is closed do not count', () => {
  const closed = ['2026-12-24', '2026-12-25'];
  const { from, to } = arrivalOf('express', new Date(2026, 11, 23), closed);
  expect([from, to].map((day) => day.getDate())).toEqual([28, 29]);
});

test('no parcel comes on a weekend, and none before its working days are over', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(2020, 0), max: new Date(2040, 0), noInvalidDate: true }), (day) => {
      for (const method of ['standard', 'express'] as const) {
        const { from, to } = arrivalOf(method, day);
        expect([0, 6]).not.toContain(from.getDay());
        expect([0, 6]).not.toContain(to.getDay());
        expect(to.getTime()).toBeGreaterThan(from.getTime());
        const days = (from.getTime() - day.getTime()) / 86_400_000;
        expect(days).toBeGreaterThan(workingDays[method].from - 2);
      }
    }),
  );
});
