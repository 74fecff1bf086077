import { describe, expect, test } from 'vitest';
import { exclusionsOf, isInTime, lastDayToWithdraw } from '#model/order/withdrawal';

const berlin = 'Europe/Berlin';
const lastDay = (delivered: string, zone = berlin) => {
  const last = lastDayToWithdraw(
    { status: 'delivered', delivery: 'standard', at: { delivered: Date.parse(delivered) } },
    zone,
  );
  return last === undefined ? undefined : new Date(last).toISOString().slice(0, 10);
};

describe('the last day to withdraw', () => {
  test.each([
    ['a Wednesday', '2026-11-25T10:00:00+01:00', '2026-12-09'],
    ['one second before midnight', '2026-11-25T23:59:59+01:00', '2026-12-09'],
    ['midnight', '2026-11-26T00:00:00+01:00', '2026-12-10'],
    ['a Saturday moves to Monday', '2026-11-28T10:00:00+01:00', '2026-12-14'],
    ['a Sunday moves to Monday', '2026-11-29T10:00:00+01:00', '2026-12-14'],
    ['over the end of summer time', '2026-10-20T00:30:00+02:00', '2026-11-03'],
    ['over a leap day', '2028-02-16T12:00:00+01:00', '2028-03-01'],
  ])('%s', (_, delivered, last) => {
    expect(lastDay(delivered)).toBe(last);
  });

  test('is the shop’s day, not the machine’s', () => {
    expect(lastDay('2026-11-25T03:00:00Z', 'America/Los_Angeles')).toBe('2026-12-08');
    expect(lastDay('2026-11-25T03:00:00Z', 'Asia/Tokyo')).toBe('2026-12-09');
  });

  test('is open until the goods are there; programs count from the confirmation', () => {
    const at = { confirmed: Date.parse('2026-11-25T10:00:00Z') };
    expect(lastDayToWithdraw({ status: 'confirmed', delivery: 'standard', at }, berlin)).toBeUndefined();
    expect(lastDayToWithdraw({ status: 'confirmed', delivery: 'none', at }, berlin)).toBe(
      Date.parse('2026-12-09T00:00:00Z'),
    );
    const completed = { ...at, delivered: Date.parse('2026-12-07T10:00:00Z') };
    expect(lastDayToWithdraw({ status: 'delivered', delivery: 'none', at: completed }, berlin)).toBe(
      Date.parse('2026-12-09T00:00:00Z'),
    );
  });

  test('counts to its end', () => {
    const order = {
      status: 'delivered',
      delivery: 'standard',
      at: { delivered: Date.parse('2026-11-25T10:00:00Z') },
    } as const;
    expect(isInTime(Date.parse('2026-12-09T23:59:59+01:00'), order, berlin)).toBe(true);
    expect(isInTime(Date.parse('2026-12-10T00:00:00+01:00'), order, berlin)).toBe(false);
  });
});

describe('what may be excluded', () => {
  const line = (kind: 'product' | 'program', id: string) => ({
    kind,
    id,
    name: id,
    price: 1,
    discount: 0,
    quantity: 1,
  });
  const now = Date.parse('2026-11-25T10:00:00Z');
  const isCare = (id: string) => id === 'balm';
  const begun = { until: now, paidAt: now - 1 };
  test.each([
    ['a mat', { lines: [line('product', 'mat')] }, []],
    ['a balm', { lines: [line('product', 'balm')] }, ['hygiene']],
    ['meals', { lines: [line('product', 'soup')], slot: { date: '2026-11-26', time: '12-14' } }, ['meals']],
    ['a program', { lines: [line('program', 'calm')], payment: begun }, []],
    [
      'one that was to begin early and is not paid',
      { lines: [line('program', 'calm')], earlyStart: true },
      [],
    ],
    [
      'one that has begun',
      { lines: [line('program', 'calm')], earlyStart: true, payment: begun },
      ['program'],
    ],
    [
      'one that began after the withdrawal',
      { lines: [line('program', 'calm')], earlyStart: true, payment: { until: now, paidAt: now + 1 } },
      [],
    ],
  ] as const)('of %s', (_, order, expected) => {
    expect(exclusionsOf({ ...order, lines: [...order.lines] }, now, isCare)).toEqual(expected);
  });
});
