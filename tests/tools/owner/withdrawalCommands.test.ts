import { describe, expect, test } from 'vitest';
import { newMessagePath, sendMessage } from '#services/firebase/orders/messages';
import { shopDay } from '#model/order/calendarDay';
import type { Withdrawal } from '#model/order/message';
import { readOrders } from '#tools/owner/orders/orderBook';
import { amountsOf } from '#model/order/amounts';
import { readWithdrawals, withdrawalLine } from '#tools/owner/withdrawalBook';
import { runWithdrawals } from '#tools/owner/withdrawalCommands';
import { bookedAt, markPaid, moveOn } from '#tests/support/deskSteps';
import { mat, tee } from '#tests/rules/shopData';
import { shopDatabase } from '#tests/support/shopDatabase';
import { draftOf, order, read } from '#tests/support/shoppers';

const { access, ask } = shopDatabase();
const run = (words: string, options = {}) => runWithdrawals(access, words.split(' '), options);
const today = shopDay(Date.now());

async function ordered(): Promise<{ number: string; path: string }> {
  const path = await order(
    ask,
    draftOf([
      { ...mat, kind: 'product' },
      { ...tee, kind: 'product' },
    ]),
  );
  const found = (await readOrders(access)).find((entry) => entry.path === path);
  return { path, number: found?.number ?? '' };
}

async function withdraw(about: string, changes: Partial<Withdrawal> = {}): Promise<string> {
  const path = newMessagePath('withdrawals');
  const facts = { name: 'Ada', email: 'ada@shop.example', language: 'en', about, ...changes };
  await sendMessage({ path }, facts, ask);
  return (await readWithdrawals(access)).find((entry) => entry.path === path)?.number ?? '';
}
const sent = (number: string) => moveOn(access, number, 'confirmed', 'sent', 'delivered');
const refunds = async (number: string) => (await bookedAt(access, number)).order.refunds;
const stockOfMat = () => read(ask, 'products/mat/stock');

describe('a withdrawal stands beside the order it means', () => {
  test.each([
    ['the number', (number: string) => number],
    ['the number in a sentence', (number: string) => `My order ${number}, please.`],
    ['the number in small letters', (number: string) => number.toLowerCase()],
  ])('by %s', async (_, about) => {
    const { number } = await ordered();
    const withdrawal = await withdraw(about(number));
    expect(await run('list')).toMatch(
      new RegExp(
        `^${withdrawal} .* new .*ada@shop.example {2}${number} \\(placed\\), in time: the days have not begun$`,
      ),
    );
  });

  test('and says the last day once the goods are there', async () => {
    const { number } = await ordered();
    await sent(number);
    await withdraw(number);
    expect(await run('list')).toMatch(/in time: the last day is \d{4}-\d\d-\d\d/);
  });

  test('and says on which day of the shop it came', async () => {
    await withdraw((await ordered()).number);
    const [entry] = await readWithdrawals(access);
    if (!entry) throw new Error('There is one.');
    const createdAt = Date.parse('2026-11-27T03:30Z');
    expect(withdrawalLine({ ...entry, createdAt }, undefined)).toContain('2026-11-26 19:30');
  });

  test('and says when it is another’s address, or names none', async () => {
    const { number } = await ordered();
    await withdraw(number, { email: 'eve@shop.example' });
    const other = await withdraw('the green mat of last week');
    expect(await run('list')).toContain('of another address');
    const shown = await run(`show ${other}`);
    expect(shown).toContain('names no order');
    expect(shown).toContain(`of this address: ${number}`);
    await expect(run(`refund ${other}`)).rejects.toThrow('names no order');
  });

  test('and is shown with what was written', async () => {
    const { number } = await ordered();
    const withdrawal = await withdraw(number, { items: 'the tee, in clay' });
    const shown = await run(`show ${withdrawal.toLowerCase()}`);
    expect(shown).toContain('only: the tee, in clay');
    expect(shown).toContain(`${number} 1. `);
  });
});

describe('what comes of it', () => {
  test('goods that came back are on the shelf again, the money and its day are written, and it is done', async () => {
    const before = await stockOfMat();
    const { number, path } = await ordered();
    await markPaid(access, number);
    await sent(number);
    const withdrawal = await withdraw(number);
    expect(await run(`refund ${withdrawal}`, { restock: true, on: '2026-01-31' })).toMatch(
      /^EWW\S+: done; \$\d+/,
    );
    expect(await stockOfMat()).toBe(before);
    const { total } = (await bookedAt(access, path)).order.amounts;
    expect(await refunds(number)).toMatchObject([{ day: '2026-01-31', sum: total }]);
    expect(await run('list')).toBe('Nobody waits for a refund.');
    expect(await run('list', { all: true })).toContain('done');
    await expect(run(`refund ${withdrawal}`)).rejects.toThrow('done already');
  });

  test('of a part, that part alone', async () => {
    const { number } = await ordered();
    await markPaid(access, number);
    await sent(number);
    const before = Number(await stockOfMat());
    const withdrawal = await withdraw(number, { items: 'one mat' });
    await run(`refund ${withdrawal}`, { line: ['1=1'], restock: true });
    expect(await stockOfMat()).toBe(before + 1);
    expect(await refunds(number)).toMatchObject([{ day: today, sum: 22.5, lines: { 'products:mat': 1 } }]);
  });

  test('of some items is never paid back whole by mistake', async () => {
    const { number, path } = await ordered();
    const withdrawal = await withdraw(number, { items: 'one mat' });
    await expect(run(`refund ${withdrawal}`)).rejects.toThrow('of some items alone: one mat');
    expect(await run(`show ${withdrawal}`)).toContain(`refund ${withdrawal} --line 1=1`);
    expect(await read(ask, `${path}/status`)).toBe('placed');
  });

  test('of an express parcel, without what express cost more, at the prices the owner has set', async () => {
    const delivery = { standard: 4.5, express: 12, freeFrom: 200 };
    await ask('settings/delivery', { method: 'PUT', token: 'owner', body: delivery });
    const lines = [{ ...mat, kind: 'product' as const }];
    const draft = {
      ...draftOf(lines, 'express'),
      amounts: amountsOf(lines, 'express', { delivery, tax: 'included' }),
    };
    const path = await order(ask, draft);
    const { number } = await bookedAt(access, path);
    await markPaid(access, number);
    await sent(number);
    await run(`refund ${await withdraw(number)}`);
    expect(await refunds(number)).toMatchObject([{ sum: 45 + 4.5 }]);
  });

  test('one that has not left the house is cancelled, and nothing is paid back for it', async () => {
    const before = await stockOfMat();
    const { number, path } = await ordered();
    const withdrawal = await withdraw(number);
    expect(await run(`refund ${withdrawal}`)).toContain('$0.00');
    expect(await read(ask, `${path}/status`)).toBe('cancelled');
    expect(await stockOfMat()).toBe(before);
  });

  test('a day that cannot be changes nothing', async () => {
    const { number, path } = await ordered();
    const withdrawal = await withdraw(number);
    await expect(run(`refund ${withdrawal}`, { on: '2999-01-01' })).rejects.toThrow('no day up to today');
    expect(await read(ask, `${path}/status`)).toBe('placed');
  });

  test('the mark can be taken away', async () => {
    const { number } = await ordered();
    const withdrawal = await withdraw(number);
    expect(await run(`done ${withdrawal}`)).toBe(`${withdrawal}: done`);
    expect(await run(`reopen ${withdrawal}`)).toBe(`${withdrawal}: new`);
    await expect(run('done EWW-0000-0000-0000-0000')).rejects.toThrow('There is no withdrawal');
    await expect(run('wipe')).rejects.toThrow('npm run withdrawals');
  });
});
