import { describe, expect, test } from 'vitest';
import { cameSince, waitingIn } from '#model/desk/today';
import { bookedOrder } from './bookedOrders';

const now = Date.parse('2026-11-25');
const soon = Date.parse('2026-12-01');
const paidBack = (sum: number) => [{ at: 1, day: '2026-11-25', sum, lines: {}, isRestocked: false }];
const late = Date.parse('2026-11-20');

const confirmedProgram = (day: string) =>
  ({
    status: 'confirmed',
    delivery: 'none',
    at: { confirmed: Date.parse(day) },
    payment: { until: late, paidAt: 1 },
  }) as const;

describe('an order waits', () => {
  test.each([
    [
      'to be confirmed while it is placed, paid or not',
      { status: 'placed', payment: { until: soon, paidAt: 1 } },
      'placed',
    ],
    ['to be paid after it was confirmed', { status: 'confirmed', payment: { until: soon } }, 'unpaid'],
    ['to be paid although it was sent', { status: 'delivered', payment: { until: soon } }, 'unpaid'],
    ['to be paid where nobody said until when', { status: 'confirmed' }, 'unpaid'],
    ['too long once the time to pay is over', { status: 'sent', payment: { until: late } }, 'overdue'],
    ['to be sent once it is paid', { status: 'confirmed', payment: { until: late, paidAt: 1 } }, 'toSend'],
    [
      'to have its link sent, where it is of programs alone',
      { status: 'confirmed', delivery: 'none', payment: { until: late, paidAt: 1 } },
      'linksToSend',
    ],
    [
      'to have its link sent at once, where the shopper asked for that',
      { ...confirmedProgram('2026-11-24'), earlyStart: true },
      'linksToSend',
    ],
    [
      'to have its link sent when the days to withdraw are over',
      confirmedProgram('2026-11-10'),
      'linksToSend',
    ],
    [
      'to be paid back where it was cancelled after it was paid',
      { status: 'cancelled', payment: { until: late, paidAt: 1 } },
      'toPayBack',
    ],
    [
      'to be paid back as long as a part of it is still owed',
      { status: 'cancelled', payment: { until: late, paidAt: 1 }, refunds: paidBack(6.9) },
      'toPayBack',
    ],
  ] as const)('%s', (_what, changes, where) => {
    const entry = bookedOrder(changes);
    const waiting = waitingIn([entry], now, 'Europe/Berlin');
    expect(Object.entries(waiting).flatMap(([name, entries]) => (entries.length > 0 ? [name] : []))).toEqual([
      where,
    ]);
  });

  test.each([
    { status: 'cancelled' },
    { status: 'cancelled', payment: { until: late, paidAt: 1 }, refunds: paidBack(31.9) },
    { status: 'delivered', payment: { until: late, paidAt: 1 } },
    { status: 'confirmed', payment: { until: late, paidAt: 1 }, refunds: paidBack(31.9) },
    confirmedProgram('2026-11-11'),
  ] as const)('for nothing as %j', (changes) => {
    expect(Object.values(waitingIn([bookedOrder(changes)], now, 'Europe/Berlin')).flat()).toEqual([]);
  });

  test('the oldest first', () => {
    const [older, newer] = [bookedOrder({ createdAt: 1 }), bookedOrder({ createdAt: 2 })];
    expect(waitingIn([newer, older], now, 'Europe/Berlin').placed).toEqual([older, newer]);
  });
});

test('what came while nobody looked is counted', () => {
  expect(cameSince([{ createdAt: 1 }, { createdAt: 2 }, { createdAt: 3 }], 1)).toBe(2);
});
