import { describe, expect, test } from 'vitest';
import { guestPath, memberPath, placedShop } from './cancelFactories';
import { throughEachClient } from './clients';
import type { Json } from './ruleEngine';
import { ada, bert, mat, orderOf, otherId, owner, purchase, serverTime, shop, unverified } from './shopData';
import { isFields } from '#model/untrusted';

const nameless = (path: string): Record<string, Json> => ({
  [`${path}/erasedAt`]: serverTime,
  [`${path}/contact`]: null,
  [`${path}/address`]: null,
});

const withStatus = (status: string): Json => {
  const data: unknown = JSON.parse(JSON.stringify(placedShop));
  let node: unknown = data;
  for (const key of memberPath.split('/')) node = isFields(node) ? node[key] : undefined;
  if (isFields(node)) node.status = status;
  // It was JSON before, and a status of text keeps it so.
  return JSON.parse(JSON.stringify(data));
};

throughEachClient(placedShop, (client) => {
  describe('a member who leaves', () => {
    test.each(['delivered', 'cancelled'])('takes the name out of an order that is %s', async (status) => {
      await client().store(withStatus(status));
      expect(await client().canUpdate(ada, nameless(memberPath))).toBe(true);
    });
    test.each(['placed', 'confirmed', 'sent'])(
      'leaves it in one that is %s, and marks it',
      async (status) => {
        await client().store(withStatus(status));
        expect(await client().canUpdate(ada, nameless(memberPath))).toBe(false);
        expect(await client().canWrite(ada, `/${memberPath}/erasedAt`, serverTime)).toBe(true);
      },
    );
    test('cannot do so without the mark, nor for somebody else', async () => {
      await client().store(withStatus('delivered'));
      expect(await client().canWrite(ada, `/${memberPath}/contact`, null)).toBe(false);
      expect(await client().canUpdate(bert, nameless(memberPath))).toBe(false);
      expect(await client().canUpdate(null, nameless(memberPath))).toBe(false);
    });
    test('cannot put another name in, nor take the mark back', async () => {
      await client().store(withStatus('delivered'));
      const other = { name: 'Eve', email: 'eve@shop.example' };
      expect(
        await client().canUpdate(ada, { ...nameless(memberPath), [`${memberPath}/contact`]: other }),
      ).toBe(false);
      expect(await client().canUpdate(ada, nameless(memberPath))).toBe(true);
      expect(await client().canWrite(ada, `/${memberPath}/erasedAt`, null)).toBe(false);
    });
    test('cannot delete the order, nor what was bought', async () => {
      await client().store(withStatus('delivered'));
      expect(await client().canWrite(ada, `/${memberPath}`, null)).toBe(false);
      expect(await client().canUpdate(ada, { ...nameless(memberPath), [`${memberPath}/lines`]: null })).toBe(
        false,
      );
    });
    test('takes record, addresses and handover along', async () => {
      const update = { 'users/ada': null, 'addresses/ada/address1': null, 'handovers/ada': null };
      expect(await client().canUpdate(ada, update)).toBe(true);
      expect(await client().canUpdate(bert, update)).toBe(false);
    });
  });

  test('an order without a name is no new order, marked or not', async () => {
    await client().store(shop);
    const order = (changes: Record<string, Json>) =>
      purchase(`orders/ada/${otherId}`, orderOf({ 'products:mat': mat }, changes), { 'products:mat': 3 });
    expect(await client().canUpdate(ada, order({ contact: null }))).toBe(false);
    expect(await client().canUpdate(ada, order({ contact: null, erasedAt: serverTime }))).toBe(false);
    expect(await client().canUpdate(ada, order({ erasedAt: serverTime }))).toBe(false);
    expect(await client().canUpdate(ada, order({}))).toBe(true);
  });

  describe('a guest’s order', () => {
    test('loses its name by the owner alone', async () => {
      expect(await client().canUpdate(null, nameless(guestPath))).toBe(false);
      expect(await client().canUpdate(ada, nameless(guestPath))).toBe(false);
      expect(await client().canUpdate(owner, nameless(guestPath))).toBe(true);
    });
  });

  describe('a message', () => {
    const path = '/contactMessages/-OaBcDeFgHiJkLmNoPq1';
    const message = {
      createdAt: 1,
      language: 'en',
      name: 'Ada',
      email: 'ada@shop.example',
      topic: 'other',
      message: 'Hello',
    };
    test('is deleted by the owner alone, and changed by nobody', async () => {
      await client().store({ contactMessages: { '-OaBcDeFgHiJkLmNoPq1': message } });
      expect(await client().canWrite(null, path, null)).toBe(false);
      expect(await client().canWrite(ada, path, null)).toBe(false);
      expect(await client().canWrite(owner, path, { ...message, createdAt: serverTime })).toBe(false);
      expect(await client().canWrite(owner, path, null)).toBe(true);
    });
  });

  describe('a handover', () => {
    const handover = { message: 'Hello', someValue: 'ada@shop.example', at: serverTime };
    test('is each member’s own', async () => {
      expect(await client().canWrite(ada, '/handovers/ada', handover)).toBe(true);
      expect(await client().canRead(ada, '/handovers/ada')).toBe(true);
      expect(await client().canWrite(bert, '/handovers/ada', handover)).toBe(false);
      expect(await client().canRead(bert, '/handovers/ada')).toBe(false);
      expect(await client().canRead(ada, '/handovers')).toBe(false);
      expect(await client().canWrite(null, '/handovers/ada', handover)).toBe(false);
    });
    test('names nobody else and no other time', async () => {
      expect(await client().canWrite(ada, '/handovers/ada', { ...handover, someValue: 'b@x.io' })).toBe(
        false,
      );
      expect(await client().canWrite(ada, '/handovers/ada', { ...handover, at: 1 })).toBe(false);
      expect(await client().canWrite(ada, '/handovers/ada', { ...handover, token: 'x' })).toBe(false);
    });
  });

  describe('sharedData', () => {
    const own = { message: 'Hello', someValue: 'ada@shop.example' };
    test('is emptied by the one it names, once the address is theirs', async () => {
      await client().store({ sharedData: own });
      expect(await client().canWrite(bert, '/sharedData', null)).toBe(false);
      expect(await client().canWrite(unverified, '/sharedData', null)).toBe(false);
      expect(await client().canWrite(ada, '/sharedData', null)).toBe(true);
    });
  });
});
