import { describe, expect, test, vi } from 'vitest';
import { describeOrder, readOrders } from '#tools/owner/orders/orderBook';
import { moveOrder } from '#tools/owner/orders/moveOrder';
import { markPaid, paymentOf } from '#tools/owner/orders/payment';
import { shopDatabase } from '#tests/support/shopDatabase';
import { mat } from '#tests/rules/shopData';
import { draftOf, order, read } from '#tests/support/shoppers';

const { access, ask } = shopDatabase();

const now = Date.parse('2026-11-21');
const hosts = ['pay.example'];

describe('the way to pay an order', () => {
  test('has a link of a known host, an amount and a day', () => {
    const options = { pay: 'https://pay.example/1', until: '2026-12-24', euros: '99.90' };
    expect(paymentOf(options, hosts, now)).toEqual({
      link: 'https://pay.example/1',
      until: Date.parse('2026-12-24'),
      euros: 99.9,
    });
    expect(paymentOf({}, hosts, now)).toEqual({ until: Date.parse('2026-12-05') });
  });

  test.each([
    [{ pay: 'http://pay.example/1' }, 'is no payment link'],
    [{ pay: 'https://evil.example/1' }, 'pay.example'],
    [{ until: '2026-11-20' }, 'no day to come'],
    [{ until: 'soon' }, 'no day to come'],
    [{ euros: '9.999' }, 'no amount in euros'],
    [{ euros: '-1' }, 'no amount in euros'],
  ])('%j is refused', (options, message) => {
    expect(() => paymentOf(options, hosts, now)).toThrow(message);
  });

  test('without hosts in the settings no link is taken, and that is said', () => {
    expect(() => paymentOf({ pay: 'https://pay.example/1' }, [], now)).toThrow(
      'name them under payment.hosts of shop.config.ts',
    );
  });

  test('is kept when the money has come, and that is noted once', async () => {
    const path = await order(ask, draftOf([{ ...mat, kind: 'product' }]));
    const [entry] = await readOrders(access);
    if (!entry) throw new Error('The order is not in the book.');
    await moveOrder(access, entry, 'confirmed', paymentOf({ pay: 'https://pay.example/1' }, hosts, now));
    await markPaid(access, entry, now + 1);
    expect(await read(ask, `${path}/payment`)).toEqual({
      until: Date.parse('2026-12-05'),
      link: 'https://pay.example/1',
      paidAt: now + 1,
    });
    await expect(markPaid(access, entry, now + 2)).rejects.toThrow('is paid already');
  });

  test('comes with the state in one update, so that no order is confirmed without it', async () => {
    const path = await order(ask, draftOf([{ ...mat, kind: 'product' }]));
    const [entry] = await readOrders(access);
    if (!entry) throw new Error('The order is not in the book.');
    const writes: string[] = [];
    const real = globalThis.fetch;
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      if (init?.method !== 'GET') writes.push(String(init?.method));
      return real(input, init);
    });
    await moveOrder(access, entry, 'confirmed', paymentOf({ euros: '20' }, hosts, now));
    spy.mockRestore();
    expect(writes).toEqual(['PATCH']);
    expect(await read(ask, `${path}/status`)).toBe('confirmed');
    expect(await read(ask, `${path}/payment`)).toEqual({ until: Date.parse('2026-12-05'), euros: 20 });
  });

  test('does not undo that the order was paid before it was confirmed', async () => {
    const path = await order(ask, draftOf([{ ...mat, kind: 'product' }]));
    const [placed] = await readOrders(access);
    if (!placed) throw new Error('The order is not in the book.');
    await markPaid(access, placed, now);
    const [entry = placed] = await readOrders(access);
    await moveOrder(access, entry, 'confirmed', paymentOf({}, hosts, now));
    expect(await read(ask, `${path}/payment/paidAt`)).toBe(now);
  });

  test('and the card to write are shown with the order', async () => {
    await order(ask, {
      ...draftOf([{ ...mat, kind: 'product' }]),
      card: 'Sleep well\nYours, Ada',
      recipient: 'Zoë',
    });
    const [entry] = await readOrders(access);
    if (!entry) throw new Error('The order is not in the book.');
    expect(describeOrder(entry)).toContain('card to write: Sleep well ⏎ Yours, Ada');
    expect(describeOrder(entry)).toContain('to Zoë, ');
    const payment = paymentOf({ pay: 'https://pay.example/1', euros: '20' }, hosts, now);
    const described = (changes: object) =>
      describeOrder({ ...entry, order: { ...entry.order, payment: { ...payment, ...changes } } });
    expect(described({})).toContain('to be paid by 2026-12-05, €20.00, https://pay.example/1');
    expect(described({ paidAt: now })).toContain('paid on 2026-11-21');
  });
});
