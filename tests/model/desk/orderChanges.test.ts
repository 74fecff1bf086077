import { describe, expect, test } from 'vitest';
import { differencesBetween } from '#model/desk/differences';
import { paidChange, refundChange, stepChange, trackingChange, undoOf } from '#model/desk/orderChanges';
import { mailTo, stepLetter } from '#model/desk/stepLetter';
import type { PlacedOrder } from '#model/order/order';
import { bookedOrder } from './bookedOrders';

const payment = { until: 5 };
const link = 'https://carrier.example/JD1';

describe('a change of an order', () => {
  test('names the next revision', () => {
    const first = bookedOrder();
    expect(trackingChange(first, link)).toEqual({
      [`${first.path}/tracking`]: link,
      [`${first.path}/revision`]: 1,
    });
    const later = bookedOrder({ revision: 7 });
    expect(trackingChange(later, '')).toMatchObject({
      [`${later.path}/tracking`]: null,
      [`${later.path}/revision`]: 8,
    });
  });
  test('that confirms it leaves it paid', () => {
    const entry = bookedOrder({ payment: { until: 1, paidAt: 2 } });
    expect(stepChange(entry, 'confirmed', { payment })[`${entry.path}/payment`]).toEqual({
      until: 5,
      paidAt: 2,
    });
  });
  test('that marks it as paid keeps the way to pay, and taking it back too', () => {
    const entry = bookedOrder({ payment: { until: 1, link: 'https://pay.example/1' } });
    expect(paidChange(entry, 9)[`${entry.path}/payment`]).toEqual({
      until: 1,
      link: 'https://pay.example/1',
      paidAt: 9,
    });
    const paid = bookedOrder({ status: 'confirmed', payment: { until: 1, paidAt: 9 } });
    expect(paidChange(paid, undefined)[`${paid.path}/payment`]).toEqual({ until: 1 });
  });

  test('that takes a payment back before it was confirmed leaves no day to pay until', () => {
    const early = bookedOrder({ status: 'placed', payment: { until: 9, paidAt: 9 } });
    expect(paidChange(early, undefined)[`${early.path}/payment`]).toBeNull();
  });
  test('that refunds stands behind the refunds before it', () => {
    const entry = bookedOrder({
      refunds: [{ at: 1, day: '2026-11-01', sum: 1, lines: {}, isRestocked: false }],
    });
    const change = refundChange(entry, { day: '2026-11-02', sum: 2, lines: {}, isRestocked: true });
    expect(change[`${entry.path}/refunds/1`]).toEqual({
      no: 1,
      at: { '.sv': 'timestamp' },
      day: '2026-11-02',
      sum: 2,
    });
  });
});

describe('the last step', () => {
  test.each([
    [{ status: 'confirmed' }, { to: 'placed' }],
    [{ status: 'sent' }, { to: 'confirmed' }],
    [{ status: 'delivered' }, { to: 'sent' }],
    [{ status: 'placed' }, { problem: 'first' }],
    [{ status: 'cancelled' }, { problem: 'first' }],
    [{ status: 'sent', undone: 'delivered' }, { problem: 'undone' }],
    [{ status: 'confirmed', payment: { until: 1, paidAt: 1 } }, { problem: 'paid' }],
    [{ status: 'sent', payment: { until: 1, paidAt: 1 } }, { to: 'confirmed' }],
    [
      { status: 'sent', refunds: [{ at: 1, day: '', sum: 1, lines: {}, isRestocked: false }] },
      { problem: 'refunded' },
    ],
  ] as [Partial<PlacedOrder>, object][])('of %j is taken back: %j', (changes, expected) => {
    expect(undoOf(bookedOrder(changes).order)).toEqual(expected);
  });
});

describe('what somebody else changed', () => {
  const { order } = bookedOrder();
  test.each([
    ['nothing', {}, []],
    ['the status', { status: 'confirmed' }, ['status']],
    ['that it is paid', { payment: { until: 1, paidAt: 1 } }, ['paid', 'payment']],
    ['the way to pay', { payment: { until: 1 } }, ['payment']],
    ['where the parcel is followed', { tracking: link }, ['tracking']],
    ['refunds', { refunds: [{ at: 1, day: '', sum: 0, lines: { a: 1 }, isRestocked: false }] }, ['refund']],
  ] as [string, Partial<PlacedOrder>, string[]][])('%s', (_what, changes, differences) => {
    expect(differencesBetween(order, { ...order, ...changes })).toEqual(differences);
  });
});

describe('a letter to the customer', () => {
  const shop = {
    name: 'Eightwell',
    email: 'shop@shop.example',
    language: 'en' as const,
    timeZone: 'UTC',
    imprint: ['Eightwell'],
    site: 'https://shop.example',
  };
  const letterOf = (changes: Partial<PlacedOrder>) => {
    const { order, number } = bookedOrder(changes);
    return { letter: stepLetter({ order, number, isMember: false, shop }), number };
  };
  test.each(['placed', 'confirmed', 'sent', 'delivered', 'cancelled'] as const)(
    'when it is %s is the one of that step',
    (status) => {
      const { letter, number } = letterOf({ status });
      expect(letter.subject).toContain(number);
    },
  );
  test('is about the money once that has come, until the parcel leaves', () => {
    const seen = { until: 1, paidAt: 2 };
    const paid = letterOf({ status: 'confirmed', payment: seen }).letter.subject;
    expect(paid).toMatch(/^Your payment for order/);
    expect(letterOf({ status: 'confirmed', payment: { until: 1 } }).letter.subject).not.toBe(paid);
    expect(letterOf({ status: 'sent', payment: seen }).letter.subject).toMatch(/on its way$/);
  });
  test('never ends with a heading when it is cut for the address', () => {
    const heading = 'Your right\n----------';
    for (let length = 1600; length < 1800; length += 20) {
      const text = ['Hello', 'x'.repeat(length), heading, 'y'.repeat(400)].join('\n\n');
      const body = new URL(mailTo('a@b.example', { subject: 'Hi', text })).searchParams.get('body') ?? '';
      expect(body).not.toMatch(/-$/);
    }
  });
  test('says where the parcel is followed', () => {
    expect(letterOf({ status: 'sent', tracking: 'https://carrier.example/JD0146' }).letter.text).toContain(
      'https://carrier.example/JD0146',
    );
  });
  test('opens in a mail program whole, or as far as an address may be long', () => {
    const { letter } = letterOf({ status: 'sent' });
    const address = mailTo('ada+x@shop.example', letter);
    expect(address.length).toBeLessThan(1901);
    expect(address).toMatch(/^mailto:ada%2Bx@shop.example\?subject=/);
    const body = new URL(address).searchParams.get('body') ?? '';
    expect(letter.text.replaceAll('\n', '\r\n').startsWith(body)).toBe(true);
    expect(mailTo('a@b.example', { subject: 'Hi', text: 'One\n\nTwo\n' })).toBe(
      'mailto:a@b.example?subject=Hi&body=One%0D%0A%0D%0ATwo',
    );
  });
});
