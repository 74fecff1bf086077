import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shopDay } from '#model/order/calendarDay';
import { earlierNumber, referenceNumber } from '#model/order/referenceNumber';
import { placeOrder } from '#services/firebase/orders/orders';
import { orderMeant, readOrders } from '#tools/owner/orders/orderBook';
import { runOrders } from '#tools/owner/orders/orderCommands';
import { markPaid } from '#tests/support/deskSteps';
import { draftOf, order } from '#tests/support/shoppers';
import { shopDatabase } from '#tests/support/shopDatabase';
import { mat } from '#tests/rules/shopData';
import { ownFolder } from '#tests/support/ownFolder';

const { access, ask } = shopDatabase();
const run = (words: string, options = {}): Promise<string> =>
  runOrders(access, words === '' ? [] : words.split(' '), options);

async function orderMat(): Promise<string> {
  await order(ask, draftOf([{ ...mat, kind: 'product' }]));
  const [entry] = await readOrders(access);
  return entry?.number ?? '';
}

test('sheet and slip are written to the files that are named', async () => {
  const number = await orderMat();
  const folder = ownFolder();
  const [sheet, slip] = [join(folder, 'orders.csv'), join(folder, 'slip.html')];
  expect(await run(`export ${sheet}`)).toBe(`1 orders written to ${sheet}`);
  expect(await run(`slip ${number} ${slip}`)).toContain(slip);
  expect(await readFile(sheet, 'utf8')).toContain(number);
  expect(await readFile(slip, 'utf8')).toContain(number);
});

test('a file that is there is overwritten only when that is meant', async () => {
  const number = await orderMat();
  const folder = ownFolder();
  for (const command of ['export FILE', `slip ${number} FILE`]) {
    const file = join(folder, `${command.split(' ')[0]}.txt`);
    await writeFile(file, 'mine');
    const words = command.replace('FILE', file);
    await expect(run(words)).rejects.toThrow(`${file} is there already`);
    expect(await readFile(file, 'utf8')).toBe('mine');
    await run(words, { yes: true });
    expect(await readFile(file, 'utf8')).toContain(number);
  }
});

test('a sheet of a status that is none names those there are', async () => {
  await expect(run('export sheet.csv', { status: 'payed' })).rejects.toThrow(
    'There is no status payed. These are there: placed, confirmed, sent, delivered, cancelled.',
  );
});

test('a sheet of a month has what was sold in it, and what is no month is named', async () => {
  const number = await orderMat();
  const folder = ownFolder();
  const [past, present] = [join(folder, 'past.csv'), join(folder, 'present.csv')];
  const month = shopDay(Date.now()).slice(0, 7);
  expect(await run(`export ${past}`, { month: '2020-02' })).toBe(`0 orders written to ${past}`);
  await run(`export ${present}`, { month });
  expect(await readFile(present, 'utf8')).toContain(number);
  await expect(run('export sheet.csv', { month: '2026-13' })).rejects.toThrow(
    '--month 2026-13 is no month such as 2026-11.',
  );
});

test('what is unpaid is counted', async () => {
  const number = await orderMat();
  expect(await run('summary')).toMatch(/Unpaid +1 orders/);
  await markPaid(access, number);
  expect(await run('summary')).toMatch(/Unpaid +0 orders/);
});

test.each(['', 'toString', 'export', 'list', 'move EW-00000-00000 confirmed'])(
  '“%s” is answered with how the command is used, and where orders are worked on',
  async (words) => {
    await expect(run(words)).rejects.toThrow(/^npm run orders -- summary[^]*\/owner\/orders/);
  },
);

test('a number that no order has is named', async () => {
  await expect(run('slip EW-00000-00000')).rejects.toThrow('There is no order EW-00000-00000.');
});

describe('an order is meant by', () => {
  const one = '-OaBcDeFgHip_I3gqbv6';
  const other = '-OaBcDeFgHiTUf8x-hV9';
  const place = (id: string) =>
    placeOrder({ path: `guestOrders/${id}` }, draftOf([{ ...mat, kind: 'product', quantity: 1 }]), ask);
  const meant = async (typed: string) => orderMeant(await readOrders(access), typed).path;

  test('the number it had before, its id or its place', async () => {
    await place(one);
    for (const typed of [earlierNumber(one), referenceNumber(one).toLowerCase(), one, `guestOrders/${one}`])
      expect(await meant(typed)).toBe(`guestOrders/${one}`);
  });
  test('a number that two orders share is refused, and both are listed', async () => {
    await place(one);
    await place(other);
    await expect(run(`slip ${earlierNumber(one)}`)).rejects.toThrow(
      new RegExp(`means 2 of them[^]*guestOrders/(${one}|${other})[^]*guestOrders/(${one}|${other})`),
    );
    expect(await meant(referenceNumber(one))).toBe(`guestOrders/${one}`);
  });
});
