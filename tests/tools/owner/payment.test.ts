import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunningDatabase } from '../../../local/database/server';
import type { DatabaseClient } from '../../../src/services/firebase/rest';
import type { Access } from '../../../tools/owner/access';
import { readOrders } from '../../../tools/owner/orderBook';
import { markPaid, paymentOf, setPayment } from '../../../tools/owner/payment';
import { startShopDatabase } from '../../rules/clients';
import { mat, shop } from '../../rules/shopData';
import { clientOf, draftOf, order, read, store } from '../../services/firebase/orders/shoppers';

let server: RunningDatabase;
let access: Access;
let ask: DatabaseClient;

beforeAll(async () => {
  server = await startShopDatabase();
  access = { databaseUrl: `${server.url}/?ns=shop`, bearer: 'owner' };
  ask = clientOf(server);
});
beforeEach(() => store(ask, shop));
afterAll(() => server.close());

const now = Date.parse('2026-11-21');
const hosts = 'pay.example';

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
    expect(() => paymentOf({ pay: 'https://pay.example/1' }, '', now)).toThrow('set VITE_PAY_HOSTS');
  });

  test('is kept when the money has come, and that is noted once', async () => {
    const path = await order(ask, draftOf([{ ...mat, kind: 'product' }]));
    const [entry] = await readOrders(access);
    if (!entry) throw new Error('The order is not in the book.');
    await setPayment(access, entry, paymentOf({ pay: 'https://pay.example/1' }, hosts, now));
    await markPaid(access, entry, now + 1);
    expect(await read(ask, `${path}/payment`)).toEqual({
      until: Date.parse('2026-12-05'),
      link: 'https://pay.example/1',
      paidAt: now + 1,
    });
    await expect(markPaid(access, entry, now + 2)).rejects.toThrow('is paid already');
  });
});
