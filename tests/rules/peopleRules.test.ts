import { describe, expect, test } from 'vitest';
import { type Query, throughEachClient } from './clients';
import type { Auth, Json } from './ruleEngine';
import { readSeed } from '#local/seed/readSeed';
import { ada, address, bert, owner, shop, unverified, unverifiedOwner } from './shopData';

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value));

throughEachClient(shop, (client) => {
  describe('the catalogue', () => {
    const ball = { id: 'ball', name: 'Ball', price: 9.5, stock: 3 };
    test('everyone reads it', async () => {
      expect(await client().canRead(null, '/products')).toBe(true);
      expect(await client().canRead(null, '/programs')).toBe(true);
    });
    test('only the owner writes it', async () => {
      expect(await client().canWrite(owner, '/products/ball', ball)).toBe(true);
      expect(await client().canWrite(ada, '/products/ball', ball)).toBe(false);
      expect(await client().canWrite(null, '/products/mat/price', 1)).toBe(false);
      expect(await client().canWrite(ada, '/programs/calm/price', 1)).toBe(false);
      expect(await client().canWrite(ada, '/products', null)).toBe(false);
    });
    test('the sample catalogue keeps to the rules', async () => {
      const { products, programs } = readSeed();
      expect(await client().canWrite(owner, '/products', asJson(products))).toBe(true);
      expect(await client().canWrite(owner, '/programs', asJson(programs))).toBe(true);
    });
    test.each(['Café crème 1', 'тест', 'a', 'sku:1', ':'.repeat(128), 'x'.repeat(128)])(
      'the id %s is one',
      async (id) => {
        expect(await client().canWrite(owner, `/products/${id}`, { ...ball, id })).toBe(true);
      },
    );
    test.each([' ', 'x'.repeat(129)])('the id %s is none', async (id) => {
      expect(await client().canWrite(owner, `/products/${id}`, { ...ball, id })).toBe(false);
    });
    test.each([
      ['a price as text', { ...ball, price: '9.5' }],
      ['an id that is not its key', { ...ball, id: 'bell' }],
      ['a discount above 100', { ...ball, discount: 101 }],
      ['a stock below zero', { ...ball, stock: -1 }],
    ])('%s is refused even from the owner', async (_, value) => {
      expect(await client().canWrite(owner, '/products/ball', value)).toBe(false);
    });
    test('nothing else stands open', async () => {
      expect(await client().canRead(ada, '/')).toBe(false);
      expect(await client().canRead(ada, '/elsewhere')).toBe(false);
      expect(await client().canWrite(ada, '/elsewhere', 1)).toBe(false);
    });
  });

  describe('what a member waits for', () => {
    test('is theirs alone', async () => {
      expect(await client().canWrite(ada, '/stockWishes/ada/mat', true)).toBe(true);
      expect(await client().canRead(ada, '/stockWishes/ada')).toBe(true);
      expect(await client().canWrite(ada, '/stockWishes/ada/mat', null)).toBe(true);
      expect(await client().canRead(bert, '/stockWishes/ada')).toBe(false);
      expect(await client().canWrite(bert, '/stockWishes/ada/mat', true)).toBe(false);
      expect(await client().canWrite(null, '/stockWishes/ada/mat', true)).toBe(false);
      expect(await client().canRead(ada, '/stockWishes')).toBe(false);
      // Owners send the letters that tell it.
      for (const place of ['/stockWishes', '/users/ada'])
        expect(await client().canRead(owner, place)).toBe(true);
      expect(await client().canRead(owner, '/users')).toBe(false);
      expect(await client().canWrite(owner, '/stockWishes/ada/mat', true)).toBe(false);
      expect(await client().canRead(unverifiedOwner, '/stockWishes')).toBe(false);
    });
    test('may be one colour and size of it, or several', async () => {
      const clay = { color: 'clay', size: 'm' };
      const place = '/stockWishes/ada/tee/variation:0:size:1';
      expect(await client().canWrite(ada, place, clay)).toBe(true);
      expect(await client().canWrite(ada, place, { ...clay, language: 'de' })).toBe(true);
      expect(await client().canWrite(ada, place, { ...clay, language: 'xx' })).toBe(false);
      expect(await client().canWrite(ada, place, null)).toBe(true);
      expect(await client().canWrite(bert, place, clay)).toBe(false);
    });
    test.each([
      ['another place', 'tee/variation:0:size:0', { color: 'clay', size: 'm' }],
      ['a place that is not there', 'tee/variation:7:size:1', { color: 'clay', size: 'm' }],
      ['a colour that is not there', 'tee/variation:0:size:1', { color: 'gold', size: 'm' }],
      ['a size of another colour', 'tee/variation:1:size:0', { color: 'clay', size: 's' }],
      ['another product', 'mat/variation:0:size:1', { color: 'clay', size: 'm' }],
      ['no product', 'dragon/variation:0:size:1', { color: 'clay', size: 'm' }],
      ['a key of one’s own', 'tee/0123456789abcdef', { color: 'clay', size: 'm' }],
      ['the stock as a size', 'tee/variation:0:size:1:stock:0', { color: 'clay', size: 'm' }],
      ['nothing but yes', 'tee/variation:0:size:1', true],
      ['no size', 'tee/variation:0:size:1', { color: 'clay' }],
      ['something more', 'tee/variation:0:size:1', { color: 'clay', size: 'm', note: 'x' }],
    ] satisfies [string, string, Json][])('is refused for %s', async (_, place, wish) => {
      expect(await client().canWrite(ada, `/stockWishes/ada/${place}`, wish)).toBe(false);
    });
    test('is a product of the catalogue, and otherwise nothing but yes', async () => {
      expect(await client().canWrite(ada, '/stockWishes/ada/dragon', true)).toBe(false);
      expect(await client().canWrite(ada, '/stockWishes/ada/mat', 'x'.repeat(1000))).toBe(false);
      expect(await client().canWrite(ada, '/stockWishes/ada/mat', 'fn')).toBe(true);
      expect(await client().canWrite(ada, '/stockWishes/ada/mat', 'fr')).toBe(false);
      expect(await client().canWrite(ada, '/stockWishes/ada/mat', { deep: true })).toBe(false);
      expect(await client().canWrite(ada, '/stockWishes/ada', { mat: true })).toBe(false);
    });
  });

  describe('the user list', () => {
    const own = { orderByChild: 'email', equalTo: 'ada@shop.example', limitToFirst: 1 };
    test.each([
      ['a visitor', null, own, false],
      ['the whole list', ada, undefined, false],
      ['the own e-mail, one record', ada, own, true],
      ['the own e-mail without a limit', ada, { ...own, limitToFirst: undefined }, false],
      ['the own e-mail, ten records', ada, { ...own, limitToFirst: 10 }, false],
      ['another e-mail', ada, { ...own, equalTo: 'bert@shop.example' }, false],
      [
        'another order',
        ada,
        { orderByChild: 'displayName', equalTo: 'ada@shop.example', limitToFirst: 1 },
        false,
      ],
      ['an unverified e-mail', unverified, { ...own, equalTo: 'uma@shop.example' }, false],
    ] satisfies [string, Auth | null, Query | undefined, boolean][])(
      'asked for %s',
      async (_, auth, query, allowed) => {
        expect(await client().canRead(auth, '/users', query)).toBe(allowed);
      },
    );
    test('a member reads the own record only', async () => {
      expect(await client().canRead(ada, '/users/ada')).toBe(true);
      expect(await client().canRead(ada, '/users/bert')).toBe(false);
    });
    test.each([
      ['the own name', ada, 'ada', { email: 'ada@shop.example', displayName: 'Ada L.' }, true],
      ['another one’s e-mail', ada, 'ada', { email: 'bert@shop.example', displayName: 'Ada' }, false],
      ['another one’s record', ada, 'bert', { email: 'ada@shop.example', displayName: 'Ada' }, false],
      [
        'the own name right after signing up',
        unverified,
        'uma',
        { email: 'uma@shop.example', displayName: 'Uma' },
        true,
      ],
      ['a name of 81', ada, 'ada', { email: 'ada@shop.example', displayName: 'x'.repeat(81) }, false],
      ['a blank name', ada, 'ada', { email: 'ada@shop.example', displayName: ' ' }, false],
      ['an extra field', ada, 'ada', { email: 'ada@shop.example', displayName: 'Ada', admin: true }, false],
      ['text in place of a record', ada, 'ada', 'ada@shop.example', false],
    ] satisfies [string, Auth, string, Json, boolean][])(
      'written with %s',
      async (_, auth, uid, value, allowed) => {
        expect(await client().canWrite(auth, `/users/${uid}`, value)).toBe(allowed);
      },
    );
  });

  describe('sharedData', () => {
    const own = { message: 'Hello', someValue: 'ada@shop.example' };
    test.each([
      ['a visitor', null, own, false],
      ['the own e-mail', ada, own, true],
      ['an unverified member’s own e-mail', unverified, { ...own, someValue: 'uma@shop.example' }, true],
      ['another one’s e-mail', bert, own, false],
      ['an extra field', ada, { ...own, token: 'x' }, false],
      ['no message', ada, { someValue: 'ada@shop.example' }, false],
      ['a long message', ada, { ...own, message: 'x'.repeat(201) }, false],
      ['nothing', ada, null, false],
      ['a message of two lines', ada, { ...own, message: 'Hello\nEve' }, false],
      ['an unseen character', ada, { ...own, message: 'Hello\u0000' }, false],
    ] satisfies [string, Auth | null, Json, boolean][])(
      'written with %s',
      async (_, auth, value, allowed) => {
        expect(await client().canWrite(auth, '/sharedData', value)).toBe(allowed);
      },
    );
    test('is read by the one it is about', async () => {
      await client().store({ ...shop, sharedData: own });
      expect(await client().canRead(ada, '/sharedData')).toBe(true);
      expect(await client().canRead(bert, '/sharedData')).toBe(false);
      expect(await client().canRead(null, '/sharedData')).toBe(false);
    });
  });

  describe('the address book', () => {
    test('belongs to its member', async () => {
      expect(await client().canWrite(ada, '/addresses/ada/address1', address)).toBe(true);
      expect(await client().canRead(ada, '/addresses/ada')).toBe(true);
      expect(await client().canWrite(bert, '/addresses/ada/address1', address)).toBe(false);
      expect(await client().canRead(bert, '/addresses/ada')).toBe(false);
      expect(await client().canWrite(null, '/addresses/ada/address1', address)).toBe(false);
    });
    test('has five places and one shape, and can be cleared', async () => {
      expect(await client().canWrite(ada, '/addresses/ada/address6', address)).toBe(false);
      expect(await client().canWrite(ada, '/addresses/ada/address1', { ...address, note: 'x' })).toBe(false);
      expect(await client().canWrite(ada, '/addresses/ada/address1', 'Elm Street')).toBe(false);
      expect(await client().canWrite(ada, '/addresses/ada/address1', address)).toBe(true);
      expect(await client().canWrite(ada, '/addresses/ada/address1', null)).toBe(true);
    });
  });
});
