import { beforeEach, describe, expect, test } from 'vitest';
import { readMessages } from '#tools/owner/messageBook';
import { readOrders } from '#tools/owner/orders/orderBook';
import { applyDue, findDue, monthsBefore } from '#tools/owner/retention';
import { shopDatabase } from '#tests/support/shopDatabase';
import { address, calm, owner, shop } from '#tests/rules/shopData';
import { read, store, tokenOf } from '#tests/support/shoppers';

const now = Date.parse('2026-11-22T10:00:00Z');
const id = (number: number): string => `-O${String(number).padStart(18, '0')}`;

const order = (createdAt: number, changes: object = {}) => ({
  createdAt,
  status: 'delivered',
  currency: 'USD',
  language: 'en',
  delivery: 'none',
  contact: { name: 'Ada', email: 'ada@shop.example' },
  address,
  note: 'Ring twice',
  lines: { 'programs:calm': calm },
  ...changes,
});
const message = (createdAt: number) => ({
  createdAt,
  language: 'en',
  name: 'Ada',
  email: 'ada@shop.example',
  topic: 'other',
  message: 'Hello',
});

const { access, ask } = shopDatabase();
beforeEach(async () => {
  const old = monthsBefore(now, 24);
  const year = monthsBefore(now, 12);
  await store(
    ask,
    JSON.parse(
      JSON.stringify({
        ...shop,
        guestOrders: { [id(1)]: order(old - 1), [id(2)]: order(old + 1), [id(3)]: order(now) },
        orders: {
          ada: { [id(4)]: order(old - 1), [id(5)]: order(now, { erasedAt: 1 }) },
          bert: { [id(6)]: order(now, { erasedAt: 1, status: 'sent' }) },
        },
        orderNotes: Object.fromEntries([1, 2, 5, 6].map((number) => [id(number), 'Ada calls on Mondays'])),
        contactMessages: { [id(7)]: message(year - 1), [id(8)]: message(year + 1) },
        partnerApplications: { [id(9)]: message(year - 1) },
        withdrawals: {
          [id(10)]: { ...message(old - 1), doneAt: 1 },
          [id(11)]: message(old - 1),
          [id(12)]: { ...message(old + 1), doneAt: 1 },
        },
      }),
    ),
  );
});

test.each([
  ['2026-11-22', 12, '2025-11-22'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2026-01-15', 24, '2024-01-15'],
])('before %s, %i months: %s', (from, months, expected) => {
  expect(new Date(monthsBefore(Date.parse(from), months)).toISOString().slice(0, 10)).toBe(expected);
});

describe('what the privacy policy promises to be gone', () => {
  test('is said first, and nothing is changed', async () => {
    const before = await read(ask, '');
    expect(await findDue(access, now)).toMatchObject({
      guests: 1,
      deletedAccounts: 1,
      notes: 2,
      messages: 2,
      withdrawals: 1,
    });
    expect(await read(ask, '')).toEqual(before);
  });

  test.each([
    ['an administrator', () => access],
    ['an owner', () => ({ databaseUrl: access.databaseUrl, idToken: tokenOf(owner) })],
  ])('goes when %s says so, and once', async (_, whoever) => {
    await applyDue(whoever(), await findDue(whoever(), now));
    expect(JSON.stringify(await read(ask, `guestOrders/${id(1)}`))).not.toMatch(/Ada|Elm|Ring/);
    expect(JSON.stringify(await read(ask, `orders/ada/${id(5)}`))).not.toMatch(/Ada|Elm|Ring/);
    for (const kept of [
      `guestOrders/${id(2)}`,
      `guestOrders/${id(3)}`,
      `orders/ada/${id(4)}`,
      `orders/bert/${id(6)}`,
    ])
      expect(await read(ask, `${kept}/contact/name`)).toBe('Ada');
    expect(Object.keys((await read(ask, 'orderNotes')) ?? {})).toEqual([id(2), id(6)]);
    expect(await read(ask, 'contactMessages')).toEqual({ [id(8)]: expect.anything() });
    expect(await read(ask, 'partnerApplications')).toBeNull();
    expect(Object.keys((await read(ask, 'withdrawals')) ?? {})).toEqual([id(11), id(12)]);
    const nothing = { guests: 0, deletedAccounts: 0, notes: 0, messages: 0, withdrawals: 0, update: {} };
    expect(await findDue(access, now)).toEqual(nothing);
  });

  test('a note that owners write of an order later goes as well', async () => {
    await applyDue(access, await findDue(access, now));
    await ask(`orderNotes/${id(5)}`, { method: 'PUT', token: 'owner', body: 'Ada called again' });
    await applyDue(access, await findDue(access, now));
    expect(Object.keys((await read(ask, 'orderNotes')) ?? {})).toEqual([id(2), id(6)]);
  });

  test('leaves the owner’s books whole', async () => {
    const before = (await readOrders(access)).length;
    await applyDue(access, await findDue(access, now));
    const orders = await readOrders(access);
    expect(orders).toHaveLength(before);
    expect(orders.find(({ path }) => path.endsWith(id(1)))?.order).toMatchObject({
      isErased: true,
      lines: [{ id: 'calm' }],
    });
  });
});

test('a flood is read in pages, whatever is asked for', async () => {
  const many = Object.fromEntries(Array.from({ length: 450 }, (_, number) => [id(number), message(5)]));
  await ask('contactMessages', { method: 'PUT', token: 'owner', body: many });
  expect(await readMessages(access)).toHaveLength(451);
  expect(await findDue(access, now)).toMatchObject({ messages: 451 });
});
