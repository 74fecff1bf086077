import { describe, expect, test } from 'vitest';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { dayFrom, refundOrder, type RefundOptions } from '#tools/owner/orders/refund';
import { bookedAt, moveOn } from '#tests/support/deskSteps';
import { draftOf, order, read } from '#tests/support/shoppers';
import { shopDatabase } from '#tests/support/shopDatabase';
import { calm, mat, tee } from '#tests/rules/shopData';

const ball = { id: 'ball', name: 'Ball', price: 9.5, discount: 0, quantity: 1 };

const { access, ask } = shopDatabase();

async function orderSomething(): Promise<BookedOrder> {
  const path = await order(
    ask,
    draftOf([
      { ...mat, kind: 'product' },
      { ...tee, kind: 'product' },
      { ...calm, kind: 'program' },
    ]),
  );
  return bookedAt(access, path);
}
const refund = async (path: string, options: RefundOptions) =>
  refundOrder(access, await bookedAt(access, path), options, Date.now());

describe('what comes back', () => {
  test('is written with its lines, sum and day, also after delivery, and goes back in stock', async () => {
    const { path } = await orderSomething();
    await moveOn(access, path, 'confirmed', 'sent', 'delivered');
    const refunded = await refund(path, { line: ['1=1', '2=1'], restock: true, on: '2026-01-02' });
    expect(refunded).toEqual({ sum: 42.4, withoutShelf: [] });
    expect(await read(ask, `${path}/refunds/0`)).toMatchObject({
      no: 0,
      day: '2026-01-02',
      sum: 42.4,
      restocked: true,
    });
    expect(await read(ask, 'products/mat/stock')).toBe(4);
    expect(await read(ask, 'products/tee/variation/0/size/1/stock')).toBe(4);
  });

  test('is the line that is counted, in whatever order the database keeps their keys', async () => {
    const path = await order(
      ask,
      draftOf([
        { ...mat, kind: 'product' },
        { ...ball, kind: 'product' },
      ]),
    );
    await moveOn(access, path, 'confirmed', 'sent', 'delivered');
    await refund(path, { line: ['2=1'] });
    expect(await read(ask, `${path}/refunds/0/lines`)).toEqual({ 'products:ball': 1 });
  });

  test('is never more than was ordered or paid for', async () => {
    const { path } = await orderSomething();
    await refund(path, { line: ['1=2'], sum: '100' });
    await expect(refund(path, { line: ['1=1'] })).rejects.toThrow('0 can still come back');
    await expect(refund(path, { sum: '11,01' })).rejects.toThrow('At most 11.00');
    await refund(path, { sum: '11,00' });
    expect(await read(ask, 'products/mat/stock')).toBe(3);
    expect((await bookedAt(access, path)).order.refunds).toHaveLength(2);
  });

  test.each([
    [{}, 'Name what came back'],
    [{ line: ['9=1'] }, 'the order has 3'],
    [{ line: ['1=0'] }, 'one unit of the second line'],
    [{ line: ['mat'] }, 'one unit of the second line'],
    [{ line: ['1=1', '1=1'] }, 'Name each line once'],
    [{ sum: '-1' }, 'is no amount'],
    [{ line: ['1=1'], on: '2999-01-01' }, 'is no day up to today'],
    [{ line: ['1=1'], on: '2026-02-30' }, 'is no day up to today'],
    [{ line: ['1=1'], on: 'soon' }, 'is no day up to today'],
    [{ line: ['1=1'], on: '1.2.2026' }, 'is no day up to today'],
  ])('%j writes nothing', async (options, problem) => {
    const { path } = await orderSomething();
    await expect(refund(path, options)).rejects.toThrow(problem);
    expect(await read(ask, `${path}/refunds`)).toBeNull();
  });

  test('is of the shop’s day, when none is named or that of Greenwich is', () => {
    const evening = Date.parse('2026-11-27T03:30Z');
    expect(dayFrom(undefined, evening)).toBe('2026-11-26');
    expect(() => dayFrom('2026-11-27', evening)).toThrow('is no day up to today, such as 2026-11-26');
  });

  test('is written once when two owners write it at once', async () => {
    const entry = await orderSomething();
    const tries = [1, 2, 3].map(() =>
      refundOrder(access, entry, { line: ['1=1'], restock: true }, Date.now()),
    );
    const done = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(1);
    expect(await read(ask, 'products/mat/stock')).toBe(4);
  });
});
