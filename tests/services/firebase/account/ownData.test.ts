import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { RunningDatabase } from '#local/database/server';
import { bookedAt, markPaid, moveOn } from '#tests/support/deskSteps';
import { eraseOwnData, readOwnData } from '#services/firebase/account/ownData';
import { DatabaseError, type DatabaseClient } from '#services/firebase/rest';
import { startShopDatabase } from '#tests/rules/clients';
import { ada, address, bert, mat, shop } from '#tests/rules/shopData';
import { refundOrder } from '#tools/owner/orders/refund';
import { findDue } from '#tools/owner/retention';
import { clientOf, draftOf, order, read, store, tokenOf } from '#tests/support/shoppers';

let server: RunningDatabase;
let ask: DatabaseClient;
const token = tokenOf(ada);
const handover = { message: 'Hello', someValue: 'ada@shop.example', at: 1 };

beforeAll(async () => {
  server = await startShopDatabase();
  ask = clientOf(server);
});
beforeEach(() =>
  store(ask, {
    ...shop,
    addresses: { ada: { address1: address, address5: address }, bert: { address1: address } },
    handovers: { ada: handover, bert: handover },
    stockWishes: { ada: { mat: true, ball: true } },
    sharedData: { message: 'Hello', someValue: 'ada@shop.example' },
  }),
);
afterAll(() => server.close());

const mats = draftOf([{ ...mat, kind: 'product', quantity: 1 }]);

async function orderAndMove(status?: 'delivered'): Promise<string> {
  const path = await order(ask, { ...mats, note: 'Ring twice', card: 'For you' }, ada);
  const access = { databaseUrl: `${server.url}/?ns=shop`, bearer: 'owner' };
  // One step at a time, as the rules want it.
  if (status) await moveOn(access, path, 'confirmed', 'sent', status);
  return path;
}

test('the copy has everything that is known', async () => {
  const path = await orderAndMove();
  const data = await readOwnData('ada', token, ask);
  expect(data).toMatchObject({
    record: { displayName: 'Ada' },
    addresses: { address5: address },
    handover,
    orders: { [path.split('/').at(-1) ?? '']: { contact: mats.contact, note: 'Ring twice' } },
  });
  await expect(readOwnData('bert', token, ask)).rejects.toMatchObject({ status: 401 });
});

test('deleting the account takes everything along but what was bought', async () => {
  const path = await orderAndMove('delivered');
  await eraseOwnData('ada', token, ask);
  expect(await read(ask, 'users/ada')).toBeNull();
  expect(await read(ask, 'addresses/ada')).toBeNull();
  expect(await read(ask, 'handovers/ada')).toBeNull();
  expect(await read(ask, 'stockWishes')).toBeNull();
  expect(await read(ask, 'sharedData')).toBeNull();
  const left = await read(ask, path);
  expect(left).toMatchObject({ status: 'delivered', erasedAt: expect.any(Number) });
  expect(JSON.stringify(left)).not.toMatch(/Ada|ada@|Elm|Ring|For you/);
  expect(await read(ask, `${path}/lines/products:mat/quantity`)).toBe(1);
  expect(await read(ask, 'addresses/bert')).not.toBeNull();
  expect(await read(ask, 'users/bert')).not.toBeNull();
});

test('what is still under way keeps its address, and is marked', async () => {
  const path = await orderAndMove();
  await eraseOwnData('ada', token, ask);
  expect(await read(ask, path)).toMatchObject({ contact: mats.contact, erasedAt: expect.any(Number) });
});

test('a cancelled order keeps its name until the money that was paid for it has gone back', async () => {
  const access = { databaseUrl: `${server.url}/?ns=shop`, bearer: 'owner' };
  const [paid, unpaid, paidBack] = [await orderAndMove(), await orderAndMove(), await orderAndMove()];
  for (const path of [paid, unpaid, paidBack]) await moveOn(access, path, 'confirmed');
  for (const path of [paid, paidBack]) await markPaid(access, path);
  for (const path of [paid, unpaid, paidBack]) await moveOn(access, path, 'cancelled');
  await refundOrder(access, await bookedAt(access, paidBack), { sum: '29.4' }, Date.now());
  await eraseOwnData('ada', token, ask);
  expect(await read(ask, paid)).toMatchObject({ contact: mats.contact, erasedAt: expect.any(Number) });
  expect(await read(ask, `${unpaid}/contact`)).toBeNull();
  expect(await read(ask, `${paidBack}/contact`)).toBeNull();
  expect((await findDue(access, Date.now())).deletedAccounts).toBe(0);
  await refundOrder(access, await bookedAt(access, paid), { sum: '29.4' }, Date.now());
  expect((await findDue(access, Date.now())).deletedAccounts).toBe(1);
});

test('it can be done again, and leaves what names somebody else', async () => {
  await ask('sharedData', {
    method: 'PUT',
    token: 'owner',
    body: { message: 'Hello', someValue: 'bert@shop.example' },
  });
  await eraseOwnData('ada', token, ask);
  await eraseOwnData('ada', token, ask);
  expect(await read(ask, 'sharedData/someValue')).toBe('bert@shop.example');
  await expect(eraseOwnData('bert', token, ask)).rejects.toMatchObject({ status: 401 });
  expect(await readOwnData('bert', tokenOf(bert), ask)).toMatchObject({ record: { displayName: 'Bert' } });
});

test('shared data that could not be forgotten is reported, unless it names somebody else', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const failingWith =
    (status: number): DatabaseClient =>
    (path, request) =>
      path === 'sharedData' ? Promise.reject(new DatabaseError(path, status)) : ask(path, request);
  await eraseOwnData('ada', token, failingWith(401));
  expect(warned).not.toHaveBeenCalled();
  await store(ask, { ...shop, handovers: { ada: handover } });
  await eraseOwnData('ada', token, failingWith(0));
  expect(warned).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('shared'),
    expect.any(DatabaseError),
  );
  warned.mockRestore();
});
