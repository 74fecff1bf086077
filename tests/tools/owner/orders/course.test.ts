import type { BookedOrder } from '#model/desk/bookedOrder';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { billNumber } from '#tools/owner/orders/billNumbers';
import { readOrders } from '#tools/owner/orders/orderBook';
import { runOrders } from '#tools/owner/orders/orderCommands';
import { refundOrder } from '#tools/owner/orders/refund';
import { unitsSold } from '#tools/owner/orders/unitsSold';
import { draftOf, order, read } from '#tests/support/shoppers';
import { shopDatabase } from '#tests/support/shopDatabase';
import { calm, mat, tee } from '#tests/rules/shopData';

const ball = { id: 'ball', name: 'Ball', price: 9.5, discount: 0, quantity: 1 };

const { access, ask } = shopDatabase();
const run = (words: string, options = {}): Promise<string> => runOrders(access, words.split(' '), options);
const today = new Date().toISOString().slice(0, 10);

async function orderSomething(): Promise<BookedOrder> {
  const path = await order(
    ask,
    draftOf([
      { ...mat, kind: 'product' },
      { ...tee, kind: 'product' },
      { ...calm, kind: 'program' },
    ]),
  );
  return entryAt(path);
}

async function entryAt(path: string): Promise<BookedOrder> {
  const found = (await readOrders(access)).find((entry) => entry.path === path);
  if (!found) throw new Error(`${path} is not in the book.`);
  return found;
}

async function moved(number: string, ...statuses: string[]): Promise<void> {
  for (const status of statuses) await run(`move ${number} ${status}`);
}

describe('a status', () => {
  test('comes one step at a time, and says what can be next', async () => {
    const { number } = await orderSomething();
    await expect(run(`move ${number} sent`)).rejects.toThrow(
      `${number} is placed, and cannot be sent. It can be confirmed or cancelled.`,
    );
    await moved(number, 'confirmed', 'sent');
    const shown = await run(`show ${number}`);
    expect(shown).toContain(`confirmed on ${today}`);
    expect(shown).toContain(`sent on ${today}`);
    expect(await run('list')).toMatch(new RegExp(`sent {6}${today}`));
  });

  test('that was a mistake is taken back once, and comes again with a new time', async () => {
    const { number, path } = await orderSomething();
    await moved(number, 'confirmed', 'sent');
    expect(await run(`undo ${number}`)).toBe(`${number}: sent → confirmed`);
    expect(await read(ask, `${path}/at/sent`)).toBeNull();
    await expect(run(`undo ${number}`)).rejects.toThrow('one step is all');
    await moved(number, 'sent', 'delivered');
    expect(await run(`undo ${number}`)).toBe(`${number}: delivered → sent`);
  });

  test('stays when it is cancelled, when it is the first, and where something has followed', async () => {
    const first = await orderSomething();
    await expect(run(`undo ${first.number}`)).rejects.toThrow('is placed, which cannot be taken back');
    await moved(first.number, 'confirmed');
    await run(`paid ${first.number}`);
    await expect(run(`undo ${first.number}`)).rejects.toThrow('is paid: take that back first');
    await run(`unpaid ${first.number}`);
    expect(await run(`undo ${first.number}`)).toContain('confirmed → placed');
    await moved(first.number, 'cancelled');
    await expect(run(`undo ${first.number}`)).rejects.toThrow('is cancelled, which cannot');
  });
});

describe('the way to pay', () => {
  test('is completed after the confirmation, and what was paid stays paid', async () => {
    const { number, path } = await orderSomething();
    await expect(run(`pay ${number}`, { pay: 'https://pay.example/i/1' })).rejects.toThrow(
      'not confirmed yet',
    );
    await moved(number, 'confirmed');
    await run(`paid ${number}`, { on: '2026-01-02' });
    await run(`pay ${number}`, { pay: 'https://pay.example/i/1', euros: '102,40' });
    expect(await read(ask, `${path}/payment`)).toMatchObject({
      link: 'https://pay.example/i/1',
      euros: 102.4,
      paidAt: Date.parse('2026-01-02'),
    });
    expect(await run(`unpaid ${number}`)).toBe(`${number}: unpaid`);
    expect(await read(ask, `${path}/payment/paidAt`)).toBeNull();
    await expect(run(`unpaid ${number}`)).rejects.toThrow('is not paid');
    await moved(number, 'cancelled');
    await expect(run(`pay ${number}`)).rejects.toThrow('is cancelled');
  });

  test.each(['2999-01-01', '2026-02-30', 'soon', '1.2.2026'])('was not paid on %s', async (on) => {
    const { number } = await orderSomething();
    await expect(run(`paid ${number}`, { on })).rejects.toThrow('is no day up to today');
  });
});

describe('what comes back', () => {
  test('is written with its lines, sum and day, also after delivery, and goes back in stock', async () => {
    const { number, path } = await orderSomething();
    await moved(number, 'confirmed', 'sent', 'delivered');
    const said = await run(`refund ${number}`, { line: ['1=1', '2=1'], restock: true, on: '2026-01-02' });
    expect(said).toBe(`${number}: $42.40 paid back`);
    expect(await read(ask, `${path}/refunds/0`)).toMatchObject({
      no: 0,
      day: '2026-01-02',
      sum: 42.4,
      restocked: true,
    });
    expect(await read(ask, 'products/mat/stock')).toBe(4);
    expect(await read(ask, 'products/tee/variation/0/size/1/stock')).toBe(4);
    expect(await run(`show ${number}`)).toContain(
      '$42.40 paid back on 2026-01-02; came back: 1 × products:mat',
    );
    expect(unitsSold([await entryAt(path)])).toEqual(
      new Map([
        ['products/mat/sold', 1],
        ['products/tee/sold', 0],
        ['programs/calm/sold', 1],
      ]),
    );
  });

  test('is the line that `show` counts, in whatever order the database keeps their keys', async () => {
    const path = await order(
      ask,
      draftOf([
        { ...mat, kind: 'product' },
        { ...ball, kind: 'product' },
      ]),
    );
    const { number } = await entryAt(path);
    await moved(number, 'confirmed', 'sent', 'delivered');
    expect(await run(`show ${number}`)).toContain('2. 1 × Ball');
    await run(`refund ${number}`, { line: ['2=1'] });
    expect(await read(ask, `${path}/refunds/0/lines`)).toEqual({ 'products:ball': 1 });
  });

  test('is never more than was ordered or paid for', async () => {
    const { number, path } = await orderSomething();
    await run(`refund ${number}`, { line: ['1=2'], sum: '100' });
    await expect(run(`refund ${number}`, { line: ['1=1'] })).rejects.toThrow('0 can still come back');
    await expect(run(`refund ${number}`, { sum: '11,01' })).rejects.toThrow('At most 11.00');
    await run(`refund ${number}`, { sum: '11,00' });
    expect(await read(ask, 'products/mat/stock')).toBe(3);
    expect((await entryAt(path)).order.refunds).toHaveLength(2);
  });

  test.each([
    [{}, 'Name what came back'],
    [{ line: ['9=1'] }, 'the order has 3'],
    [{ line: ['1=0'] }, 'one unit of the second line'],
    [{ line: ['mat'] }, 'one unit of the second line'],
    [{ line: ['1=1', '1=1'] }, 'Name each line once'],
    [{ sum: '-1' }, 'is no amount'],
  ])('%j writes nothing', async (options, problem) => {
    const { number, path } = await orderSomething();
    await expect(run(`refund ${number}`, options)).rejects.toThrow(problem);
    expect(await read(ask, `${path}/refunds`)).toBeNull();
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

describe('a bill', () => {
  test('has the next number, keeps it, and says what was paid', async () => {
    const [first, second] = [await orderSomething(), await orderSomethingSmall()];
    const folder = await mkdtemp(join(tmpdir(), 'bills-'));
    await expect(run(`bill ${first.number}`)).rejects.toThrow('not confirmed yet');
    await moved(first.number, 'confirmed');
    await moved(second.number, 'confirmed');
    const file = (name: string) => join(folder, name);
    expect(await run(`bill ${second.number} ${file('a')}`)).toContain('bill 1');
    expect(await run(`bill ${first.number} ${file('b')}`, { tax: '19' })).toContain('bill 2');
    expect(await run(`bill ${second.number} ${file('c')}`)).toContain('bill 1');
    const text = await readFile(file('b'), 'utf8');
    for (const part of ['Invoice 2', first.number, '$111.00', '$17.72', 'Tax included (19 %)', '10 % off'])
      expect(text).toContain(part);
    await run(`export ${file('sheet.csv')}`, { tax: '19', commas: true });
    const [head, ...rows] = (await readFile(file('sheet.csv'), 'utf8')).trim().split('\r\n');
    expect(head).toContain('"bill";"number"');
    expect(rows.map((row) => row.split(';')[0])).toEqual(['1', '2']);
    expect(rows[1]).toContain(';14,8;104,1;6,9;111;19;17,72;');
    await rm(folder, { recursive: true });
  });

  test('numbers run without a gap when many are written at once', async () => {
    const entries = await Promise.all([orderSomethingSmall(), orderSomethingSmall(), orderSomethingSmall()]);
    const numbers = await Promise.all(entries.map(({ path }) => billNumber(access, path)));
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  });
});

async function orderSomethingSmall(): Promise<BookedOrder> {
  return entryAt(await order(ask, draftOf([{ ...calm, kind: 'program' }])));
}
