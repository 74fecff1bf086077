import { describe, expect, test, vi } from 'vitest';
import { cancelOrder } from '#tools/owner/orders/cancelOrder';
import { listLine, readOrders } from '#tools/owner/orders/orderBook';
import { lineForTerminal } from '#tools/owner/terminal';
import { draftOf, order, read } from '#tests/support/shoppers';
import { shopDatabase } from '#tests/support/shopDatabase';
import { ada, calm, mat, tee } from '#tests/rules/shopData';

const { access, ask } = shopDatabase();

async function orderSomething() {
  const draft = draftOf([
    { ...mat, kind: 'product' },
    { ...tee, kind: 'product' },
    { ...calm, kind: 'program' },
  ]);
  await order(ask, draft);
  const [entry] = await readOrders(access);
  if (!entry) throw new Error('The order is not in the book.');
  return entry;
}

describe('the owner’s counter', () => {
  test('lists orders of guests and members', async () => {
    await orderSomething();
    await order(ask, draftOf([{ ...mat, kind: 'product', quantity: 1 }]), ada);
    const lines = (await readOrders(access)).map(listLine);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(
      /^EW(-.{4}){4} {2}.* placed {4}\d{4}-\d\d-\d\d .* unpaid {2}member {2}ada@shop\.example$/,
    );
    expect(lines[1]).toContain('guest');
  });

  test('names the days of the shop, not those of Greenwich', async () => {
    const entry = await orderSomething();
    const [createdAt, confirmed] = [Date.parse('2026-11-27T03:30Z'), Date.parse('2026-12-01T07:59Z')];
    const dated = { ...entry.order, createdAt, status: 'confirmed' as const, at: { confirmed } };
    expect(listLine({ ...entry, order: dated })).toMatch(/ 2026-11-26 19:30 .* confirmed 2026-11-30 /);
  });

  test('puts the units of a cancelled order back, once', async () => {
    const entry = await orderSomething();
    await cancelOrder(access, entry);
    expect(await read(ask, 'products/mat/stock')).toBe(5);
    expect(await read(ask, 'products/tee/variation/0/size/1/stock')).toBe(4);
    await expect(cancelOrder(access, entry)).rejects.toThrow('is cancelled');
    expect(await read(ask, 'products/mat/stock')).toBe(5);
  });

  test('two owners who cancel at once put the units back once', async () => {
    const entry = await orderSomething();
    const moves = await Promise.allSettled([1, 2, 3].map(() => cancelOrder(access, entry)));
    expect(moves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await read(ask, 'products/mat/stock')).toBe(5);
    expect(await read(ask, 'products/tee/variation/0/size/1/stock')).toBe(4);
  });

  test('one write that is lost changes neither the state nor the stock', async () => {
    const entry = await orderSomething();
    const writes: unknown[] = [];
    const real = globalThis.fetch;
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      if (init?.method === 'PATCH') writes.push(init.body);
      return init?.method === 'PATCH' ? Promise.reject(new TypeError('Cut off.')) : real(input, init);
    });
    await expect(cancelOrder(access, entry)).rejects.toThrow('No answer from');
    spy.mockRestore();
    // There is no second write that could be missing.
    expect(writes).toHaveLength(1);
    expect(await read(ask, `${entry.path}/status`)).toBe('placed');
    expect(await read(ask, 'products/mat/stock')).toBe(3);
  });

  test('units go back to their size after the variations were put in another order', async () => {
    const entry = await orderSomething();
    const value = await read(ask, 'products/tee/variation');
    const [clay, fern] = Array.isArray(value) ? value : [];
    await ask('products/tee/variation', { method: 'PUT', token: 'owner', body: [fern, clay] });
    await cancelOrder(access, entry);
    expect(await read(ask, 'products/tee/variation/1/size/1')).toEqual({ name: 'm', stock: 4 });
    expect(await read(ask, 'products/tee/variation/0/size/0')).toEqual({ name: 's', stock: 1 });
  });

  test('a product that is gone has no shelf, and is said', async () => {
    const entry = await orderSomething();
    await ask('products/mat', { method: 'PUT', token: 'owner', body: null });
    expect(await cancelOrder(access, entry)).toEqual({ withoutShelf: ['Cork mat'] });
    expect(await read(ask, 'products/mat')).toBeNull();
  });

  test('reads a flood of orders in pages', async () => {
    const { order: one } = await orderSomething();
    const ids = Array.from({ length: 450 }, (_, index) => `-Oa${String(index).padStart(17, '0')}`);
    const flood = Object.fromEntries(ids.map((id) => [id, { ...one, id: null, lines: { a: one.lines[0] } }]));
    await ask('guestOrders', { method: 'PUT', token: 'owner', body: flood });
    expect(await readOrders(access)).toHaveLength(450);
  });

  test('says who does not answer', async () => {
    const away = { ...access, databaseUrl: 'http://127.0.0.1:1/?ns=shop' };
    await expect(readOrders(away)).rejects.toThrow('No answer from 127.0.0.1:1.');
  });

  test('prints what strangers wrote so that it steers no terminal', () => {
    expect(lineForTerminal('Ada\u001b[2J\u202Egnp.exe\nEW-1')).toBe('Ada\ufffd[2J\ufffdgnp.exe ⏎ EW-1');
  });
});
