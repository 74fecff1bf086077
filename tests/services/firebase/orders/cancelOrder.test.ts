import { describe, expect, test } from 'vitest';
import { cancelOrder } from '#services/firebase/orders/cancelOrder';
import { readGuestOrder } from '#services/firebase/orders/guestOrder';
import { shopDatabase } from '#tests/support/shopDatabase';
import { ada, bert, calm, mat, tee } from '#tests/rules/shopData';
import { draftOf, order, read, tokenOf } from '#tests/support/shoppers';

const { ask } = shopDatabase();

const everything = draftOf([
  { ...mat, kind: 'product' },
  { ...tee, kind: 'product', quantity: 3 },
  { ...calm, kind: 'program' },
]);
const idOf = (path: string) => path.split('/').at(-1) ?? '';
const setStatus = (path: string, status: string) =>
  ask(`${path}/status`, { method: 'PUT', token: 'owner', body: status });

describe('a guest’s order', () => {
  test('is shown by its id without name and address', async () => {
    const path = await order(ask, everything);
    const found = await readGuestOrder(idOf(path), ask);
    expect(found).toMatchObject({ status: 'placed', currency: 'USD', delivery: 'standard' });
    expect(found?.lines.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Calm mornings',
      'Cork mat',
      'Tee',
    ]);
    expect(JSON.stringify(found)).not.toContain('ada@shop.example');
  });

  test('that does not exist is none', async () => {
    expect(await readGuestOrder('-OaBcDeFgHiJkLmNoPqZ', ask)).toBeUndefined();
  });

  test('is cancelled, and every unit goes back', async () => {
    const path = await order(ask, everything);
    expect(await cancelOrder(path, undefined, ask)).toBe('cancelled');
    expect(await read(ask, `${path}/status`)).toBe('cancelled');
    expect(await read(ask, 'products/mat/stock')).toBe(5);
    expect(await read(ask, 'products/tee/variation/0/size/1/stock')).toBe(4);
  });

  test('cancelled in ten tabs at once gives its units back once', async () => {
    const path = await order(ask, everything);
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancelOrder(path, undefined, ask)));
    expect(new Set(answers)).toEqual(new Set(['cancelled']));
    expect(await read(ask, 'products/mat/stock')).toBe(5);
  });

  test('is cancelled while others buy and cancel the same', async () => {
    const paths = [];
    for (let each = 0; each < 3; each += 1) {
      paths.push(await order(ask, draftOf([{ ...mat, kind: 'product', quantity: 1 }])));
    }
    await Promise.all(paths.map((path) => cancelOrder(path, undefined, ask)));
    expect(await read(ask, 'products/mat/stock')).toBe(5);
  });

  test.each(['confirmed', 'sent', 'delivered'])('that is %s stays', async (status) => {
    const path = await order(ask, everything);
    await setStatus(path, status);
    expect(await cancelOrder(path, undefined, ask)).toBe('tooLate');
    expect(await read(ask, 'products/mat/stock')).toBe(3);
  });

  test('whose sizes stand in another order by now is refused, and stays as it was', async () => {
    const path = await order(ask, everything);
    await ask('products/tee/variation/0/size/1/name', { method: 'PUT', token: 'owner', body: 'l' });
    await expect(cancelOrder(path, undefined, ask)).rejects.toThrow('refused');
    expect(await read(ask, `${path}/status`)).toBe('placed');
    expect(await read(ask, 'products/mat/stock')).toBe(3);
  });
});

describe('a member’s order', () => {
  test('is cancelled by the member alone', async () => {
    const path = await order(ask, everything, ada);
    await expect(cancelOrder(path, tokenOf(bert), ask)).rejects.toThrow('unanswered');
    expect(await cancelOrder(path, tokenOf(ada), ask)).toBe('cancelled');
    expect(await read(ask, 'products/mat/stock')).toBe(5);
  });
});
