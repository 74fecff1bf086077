import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addOwnAddress } from '#services/firebase/account/addOwnAddress';
import { readAddresses, removeAddress, writeAddress } from '#services/firebase/account/ownAddresses';
import { DatabaseError } from '#services/firebase/rest';
import { writeSharedData } from '#services/firebase/account/sharedData';
import {
  readStockWishes,
  removeStockWish,
  writeStockWish,
} from '#services/firebase/account/memberStockWishes';
import { readOwnRecord, writeOwnRecord } from '#services/firebase/account/users';
import type { RunningDatabase } from '#local/database/server';
import { startShopDatabase } from '#tests/rules/clients';

const place = vi.hoisted(() => ({ database: '' }));
vi.mock('#env', () => ({
  env: {
    isLocal: true,
    appCheckSiteKey: '',
    databaseNodeUrl: (node: string) =>
      `${place.database}/${node.split('/').map(encodeURIComponent).join('/')}.json?ns=shop`,
  },
}));

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (uid: string, isVerified = true) => {
  const claims = { sub: uid, user_id: uid, iat: 0, email: `${uid}@shop.example`, email_verified: isVerified };
  return `${encoded({ alg: 'none' })}.${encoded(claims)}.`;
};
const ada = tokenOf('ada');
vi.mock('#services/firebase/account/auth', () => ({ ownToken: () => Promise.resolve(ada) }));

let database: RunningDatabase;
const nodeAsOwner = (path: string) => `${place.database}/${path}.json?ns=shop&auth=owner`;
const stored = async (path: string): Promise<unknown> => (await fetch(nodeAsOwner(path))).json();
const store = async (path: string, value: unknown): Promise<void> => {
  await fetch(nodeAsOwner(path), { method: 'PUT', body: JSON.stringify(value) });
};

beforeAll(async () => {
  database = await startShopDatabase();
  place.database = database.url.replace(/\/$/, '');
});
afterAll(() => database.close());
beforeEach(() => store('', { users: { ada: { email: 'ada@shop.example', displayName: 'Ada' } } }));

const refusal = expect.objectContaining({ name: 'DatabaseError', status: 401 });

describe('the user list', () => {
  test('answers a member about themselves', async () => {
    expect(await readOwnRecord('ada', 'ada@shop.example', ada)).toEqual({
      email: 'ada@shop.example',
      displayName: 'Ada',
    });
  });
  test('knows nothing of a member without a record', async () => {
    expect(await readOwnRecord('bert', 'bert@shop.example', tokenOf('bert'))).toBeNull();
  });
  test('is refused to the unverified, and about somebody else', async () => {
    await expect(readOwnRecord('ada', 'ada@shop.example', tokenOf('ada', false))).rejects.toEqual(refusal);
    await expect(readOwnRecord('bert', 'ada@shop.example', tokenOf('bert'))).rejects.toEqual(refusal);
  });
  test('takes a new member, under their own address only', async () => {
    const uma = tokenOf('uma', false);
    await writeOwnRecord('uma', { email: 'uma@shop.example', displayName: 'Uma' }, uma);
    expect(await stored('users/uma')).toEqual({ email: 'uma@shop.example', displayName: 'Uma' });
    await expect(
      writeOwnRecord('uma', { email: 'ada@shop.example', displayName: 'Uma' }, uma),
    ).rejects.toEqual(refusal);
  });
  test('a stale record of somebody else does not win over the own one', async () => {
    await store('users/aaa', { email: 'ada@shop.example', displayName: 'Not Ada' });
    expect((await readOwnRecord('ada', 'ada@shop.example', ada))?.displayName).toBe('Ada');
  });
  test('somebody else’s record with this address never names the member', async () => {
    await store('users', { aaa: { email: 'ada@shop.example', displayName: 'Not Ada' } });
    expect(await readOwnRecord('ada', 'ada@shop.example', ada)).toBeNull();
    await store('users/ada', { email: 'earlier@shop.example', displayName: 'Ada' });
    expect((await readOwnRecord('ada', 'ada@shop.example', ada))?.displayName).toBe('Ada');
  });
  test('a record of the site before counts where there is no own one', async () => {
    await store('users', {
      '-OaBcDeFgHiJkLmNoPq1': { email: 'ada@shop.example', displayName: 'Ada from before' },
    });
    expect((await readOwnRecord('ada', 'ada@shop.example', ada))?.displayName).toBe('Ada from before');
  });
  test('a record that is none is passed over', async () => {
    await store('users', { ada: { email: 'ada@shop.example', displayName: 7 } });
    expect(await readOwnRecord('ada', 'ada@shop.example', ada)).toBeNull();
  });
});

test('sharedData takes the member’s own address only, and beside it stands one that nobody else writes', async () => {
  await writeSharedData('ada', 'ada@shop.example', ada);
  expect(await stored('sharedData')).toEqual({
    message: 'Member Dashboard opened',
    someValue: 'ada@shop.example',
  });
  await expect(writeSharedData('ada', 'bert@shop.example', ada)).rejects.toEqual(refusal);
  await writeSharedData('bert', 'bert@shop.example', tokenOf('bert'));
  expect(await stored('sharedData/someValue')).toBe('bert@shop.example');
  expect(await stored('handovers/ada')).toEqual({
    message: 'Member Dashboard opened',
    someValue: 'ada@shop.example',
    at: expect.any(Number),
  });
});

test('the address book is written, read, and kept from others', async () => {
  const home = { line1: 'Linden Street 1', city: 'Bern', country: 'CH', postcode: '3000' };
  await writeAddress('ada', 'address2', home, null, ada);
  expect(await readAddresses('ada', ada)).toEqual({ address2: home });
  await expect(readAddresses('ada', tokenOf('bert'))).rejects.toEqual(refusal);
  await removeAddress('ada', 'address2', home, ada);
  expect(await readAddresses('ada', ada)).toEqual({});
});

describe('two devices with one address book, within the same moment', () => {
  const home = { line1: 'Linden Street 1', city: 'Bern', country: 'CH', postcode: '3000' };
  const office = { ...home, line1: 'Elm Street 2' };
  const garden = { ...home, line1: 'Oak Street 3' };

  test('both addresses that are added are kept', async () => {
    const added = await Promise.all([addOwnAddress('ada', home), addOwnAddress('ada', office)]);
    const book = await readAddresses('ada', ada);
    expect(Object.values(book)).toEqual(expect.arrayContaining([home, office]));
    expect(added.map(({ slot }) => slot && book[slot])).toEqual([home, office]);
  });
  test('of two changes of one address, one is told of the other', async () => {
    await store('addresses/ada/address1', home);
    const changed = await Promise.all(
      [office, garden].map((address) => writeAddress('ada', 'address1', address, home, ada)),
    );
    expect(changed.filter(Boolean)).toHaveLength(1);
    expect(await stored('addresses/ada/address1')).toEqual(changed[0] ? office : garden);
  });
  test('a removal does not take what was changed', async () => {
    await store('addresses/ada/address1', home);
    const [isChanged, isRemoved] = await Promise.all([
      writeAddress('ada', 'address1', office, home, ada),
      removeAddress('ada', 'address1', home, ada),
    ]);
    expect(isChanged || isRemoved).toBe(true);
    expect(await stored('addresses/ada/address1')).toEqual(isChanged ? office : null);
  });
  test('an address whose answer was lost can be saved again', async () => {
    await store('addresses/ada/address1', office);
    expect(await writeAddress('ada', 'address1', office, home, ada)).toBe(true);
  });
  test('addresses are saved where the database lets no page ask for versions', async () => {
    const send = fetch;
    const refusing = vi.spyOn(globalThis, 'fetch').mockImplementation((address, request) => {
      const isRefused = new Headers(request?.headers).has('X-Firebase-ETag');
      return isRefused ? Promise.reject(new TypeError('Failed to fetch')) : send(address, request);
    });
    expect(await addOwnAddress('ada', home)).toMatchObject({ slot: 'address1' });
    refusing.mockRestore();
    expect(await stored('addresses/ada/address1')).toEqual(home);
  });
  test('what is added twice stands once', async () => {
    await addOwnAddress('ada', home);
    expect(await addOwnAddress('ada', home)).toEqual({ slot: 'address1', book: { address1: home } });
  });
});

test('a server that does not answer is told apart from one that refuses', async () => {
  const { database: url } = place;
  place.database = 'http://127.0.0.1:9';
  await expect(readAddresses('ada', ada)).rejects.toEqual(expect.objectContaining({ status: 0 }));
  await expect(readAddresses('ada', ada)).rejects.toBeInstanceOf(DatabaseError);
  place.database = url;
});

describe('what a member waits for', () => {
  const fern = { id: 'Tee 1', selectedProductColor: 'Fern', selectedProductSize: 'M/L' };
  const plum = { ...fern, selectedProductColor: 'Plum' };
  beforeEach(() =>
    store('products', {
      'Tee 1': {
        name: 'Tee',
        variation: [
          { color: 'Plum', size: [{ name: 'M/L' }] },
          { color: 'Fern', size: [{ name: 'S' }, { name: 'M/L' }] },
        ],
      },
      '0': { name: 'Mat' },
      '1': { name: 'Cup' },
    }),
  );

  test('comes back as it was said, in colour and size where it has them', async () => {
    expect(await readStockWishes('ada', ada)).toEqual([]);
    for (const wish of [fern, plum, { id: '0' }]) await writeStockWish('ada', wish, ada, 'de');
    const wishes = await readStockWishes('ada', ada);
    expect(wishes).toHaveLength(3);
    expect(wishes).toEqual(expect.arrayContaining([fern, plum, { id: '0' }]));
    await removeStockWish('ada', fern, ada);
    await removeStockWish('ada', { id: '0' }, ada);
    expect(await readStockWishes('ada', ada)).toEqual([plum]);
  });
  test('may be a product, a colour and a size whose keys have colons', async () => {
    const variation = { 'a:b': { color: 'Fern', size: { 'm:l': { name: 'M/L' } } } };
    await store('products/sku:1', { name: 'Tee', variation });
    const wish = { ...fern, id: 'sku:1' };
    await writeStockWish('ada', wish, ada, 'de');
    expect(await readStockWishes('ada', ada)).toEqual([wish]);
    await removeStockWish('ada', wish, ada);
    expect(await readStockWishes('ada', ada)).toEqual([]);
  });
  test('is not kept in a colour or size that is no longer there', async () => {
    await expect(writeStockWish('ada', { ...fern, selectedProductSize: 'XL' }, ada, 'de')).rejects.toThrow(
      'XL',
    );
    expect(await readStockWishes('ada', ada)).toEqual([]);
  });
  test('is read and forgotten also where an earlier shop kept it', async () => {
    await store('stockWishes/ada/Tee 1', { '0123456789abcdef': { color: 'Fern', size: 'M/L' } });
    expect(await readStockWishes('ada', ada)).toEqual([fern]);
    await writeStockWish('ada', fern, ada, 'de');
    expect(await readStockWishes('ada', ada)).toEqual([fern]);
    await removeStockWish('ada', fern, ada);
    expect(await stored('stockWishes')).toBeNull();
  });
  test('may be products whose ids are numbers', async () => {
    await store('stockWishes/ada', { 0: true, 1: true });
    expect(await readStockWishes('ada', ada)).toEqual([{ id: '0' }, { id: '1' }]);
  });
});
