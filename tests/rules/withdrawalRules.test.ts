import { expect, test } from 'vitest';
import { throughEachClient } from './clients';
import type { Json } from './ruleEngine';
import { ada, owner, serverTime, shop } from './shopData';

const path = '/withdrawals/-OaBcDeFgHiJkLmNoPqR';
const withdrawal = (changes: Record<string, Json> = {}): Json => ({
  createdAt: serverTime,
  language: 'de',
  name: 'Ada',
  email: 'ada@shop.example',
  about: 'EW-7K3M-9QXA-2D8H-6TPW',
  ...changes,
});

throughEachClient(shop, (client) => {
  test('a withdrawal is written once by anybody, and read by owners; its time by its id', async () => {
    expect(await client().canWrite(null, path, withdrawal({ items: 'the mat' }))).toBe(true);
    expect(await client().canWrite(null, path, withdrawal())).toBe(false);
    expect(await client().canWrite(ada, path, null)).toBe(false);
    expect(await client().canWrite(null, `${path}/doneAt`, serverTime)).toBe(false);
    for (const place of ['/withdrawals', path, `${path}/name`]) {
      expect(await client().canRead(null, place)).toBe(false);
      expect(await client().canRead(ada, place)).toBe(false);
      expect(await client().canRead(owner, place)).toBe(true);
    }
    expect(await client().canRead(null, `${path}/createdAt`)).toBe(true);
    expect(await client().canWrite(owner, `${path}/doneAt`, serverTime)).toBe(true);
  });
  test.each([
    ['another time', { createdAt: 1 }],
    ['no name', { name: ' ' }],
    ['a name of two lines', { name: 'Ada\nBcc: x' }],
    ['no address', { email: 'ada' }],
    ['two addresses', { email: 'a@shop.example,b@shop.example' }],
    ['nothing withdrawn from', { about: null }],
    ['a long text', { about: 'x'.repeat(501) }],
    ['a reason, which is not asked for', { reason: 'too green' }],
    ['a mark of the owner', { doneAt: serverTime }],
  ] satisfies [string, Record<string, Json>][])('%s is refused', async (_, changes) => {
    expect(await client().canWrite(null, path, withdrawal(changes))).toBe(false);
  });
  test('marks of letters are the owners’ alone', async () => {
    expect(await client().canWrite(owner, '/letters/since', 1)).toBe(true);
    for (const who of [null, ada]) {
      expect(await client().canRead(who, '/letters')).toBe(false);
      expect(await client().canWrite(who, '/letters/since', 1)).toBe(false);
    }
  });
});
