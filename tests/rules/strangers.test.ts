import { describe, expect, test } from 'vitest';
import { guestPath, placedShop } from './cancelFactories';
import { databaseRules } from '#rules/rules';
import { databaseWith, now, type Auth, type Json } from './ruleEngine';
import { ada, address, bert, isTree, unverified } from './shopData';

/*
 * Every node of the database, filled with what is Ada's, and every path below it: a stranger's write is tried at each of them.
 */

const messageId = '-OaBcDeFgHiJkLmNoPq1';
const sender = { createdAt: 1, language: 'en', name: 'Ada', email: 'ada@shop.example', message: 'Hello' };

const full: Record<string, Json> = {
  ...placedShop,
  users: { ada: { email: 'ada@shop.example', displayName: 'Ada' } },
  sharedData: { message: 'Hello', someValue: 'ada@shop.example' },
  handovers: { ada: { message: 'Hello', someValue: 'ada@shop.example', at: 1 } },
  addresses: { ada: { address1: address } },
  stockWishes: { ada: { mat: true, tee: { 'variation:0:size:1': { color: 'clay', size: 'm' } } } },
  contactMessages: { [messageId]: { ...sender, topic: 'other', doneAt: 1 } },
  partnerApplications: {
    [messageId]: {
      ...sender,
      organisation: 'Studio',
      country: 'FR',
      partnerType: 'studio',
      dimensions: { Physical: true },
      consent: true,
    },
  },
  settings: { guestOrders: 'open', unitsPerLine: 10 },
  texts: { de: { products: { mat: { name: 'Matte' } } } },
  withdrawals: {
    [messageId]: { createdAt: 1, language: 'en', name: 'Ada', email: 'ada@shop.example', about: 'EW-1' },
  },
  letters: { settings: { from: 'shop@shop.example' }, sent: { [messageId]: { at: 1 } } },
  orderNotes: { [messageId]: 'Wants to be called' },
  bills: { 1: { no: 1, order: guestPath, at: 1 } },
  lastOrders: { 'products:mat': guestPath },
  // Left over from an order with the same id that was deleted since.
  lastReturns: { 'products:mat': guestPath },
};

const mallory: Auth = { uid: 'mallory', token: { email: 'ada@shop.example', email_verified: false } };
const strangers: [string, Auth | null][] = [
  ['a visitor', null],
  ['another member', bert],
  ['a member without a verified address', unverified],
];

const childrenOf = (value: Json): [string, Json][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Every path with its value, and beside each the path of a child that is not there. */
function pathsOf(path: string, value: Json): [string, Json][] {
  const below = childrenOf(value).flatMap(([key, child]) => pathsOf(`${path}/${key}`, child));
  const beside: [string, Json][] = isTree(value) ? [[`${path}/unheard`, null]] : [];
  return [[path, value], ...beside, ...below];
}

/** What might be written in place of `value`: nothing, the same, the same shape with other contents, other types. */
const attempts = (value: Json): Json[] => [
  null,
  true,
  0,
  1,
  'cancelled',
  'bert@shop.example',
  'uma@shop.example',
  'Eve was here',
  ...(isTree(value)
    ? [
        { ...value, name: 'Eve' },
        { ...value, message: 'Eve was here' },
      ]
    : []),
  ...(typeof value === 'number' ? [value + 1, value - 1, now] : []),
];

/** Anybody signed in may overwrite the shared node as a whole, since it names its writer then. */
const isOwnMessage = (path: string, auth: Auth | null, after: Json): boolean =>
  path.split('/')[0] === 'sharedData' && isTree(after) && after.someValue === auth?.token.email;

function nodeAfter(path: string, value: Json, before: Json): Json {
  const [key, ...below] = path.split('/');
  if (key === undefined || key === '') return value;
  const tree = isTree(before) ? before : {};
  return { ...tree, [key]: nodeAfter(below.join('/'), value, tree[key] ?? null) };
}

test('every node of the rules is filled here', () => {
  const nodes = Object.keys(databaseRules.rules).filter((name) => !name.startsWith('.'));
  expect(Object.keys(full)).toEqual(expect.arrayContaining(nodes));
  expect(nodes.length).toBeGreaterThan(12);
});

describe.each(strangers)('%s', (_, auth) => {
  const database = databaseWith(full).as(auth);
  test.each(Object.keys(full))('changes nothing of Ada’s anywhere in %s', (node) => {
    const taken: string[] = [];
    for (const [path, value] of pathsOf(node, full[node] ?? null)) {
      for (const written of attempts(value)) {
        if (written === value || !database.write(`/${path}`, written, undefined, now).allowed) continue;
        const after = nodeAfter(path, written, full);
        const own = isTree(after) ? (after[node] ?? null) : null;
        if (!isOwnMessage(path, auth, own)) taken.push(`${path} = ${JSON.stringify(written)}`);
      }
    }
    expect(taken).toEqual([]);
  });
});

/** What everybody reads, and what the key of a guest's order or the id of a message opens; nothing of a person is in it. */
const publicNodes = ['products', 'programs', 'texts', 'settings'];
const openByKey =
  /^(guestOrders\/[^/]+\/(createdAt|status|currency|delivery|lines|at|amounts|payment|tracking|refunds|slot|earlyStart)|orders\/ada\/[^/]+\/createdAt|(contactMessages|partnerApplications|withdrawals)\/[^/]+\/createdAt)(\/|$)/;

test.each(strangers)('%s reads nothing of Ada’s on any path', (_, auth) => {
  const database = databaseWith(full).as(auth);
  const read = Object.entries(full)
    .filter(([node]) => !publicNodes.includes(node))
    .flatMap(([node, value]) => pathsOf(node, value))
    .map(([path]) => path)
    .filter((path) => database.read(`/${path}`).allowed);
  expect(read.filter((path) => !openByKey.test(path))).toEqual([]);
  expect(read.length).toBeGreaterThan(0);
});

describe('what a record says of its writer or of the time is asked on every path below it', () => {
  const stale: Record<string, Json> = {
    ...full,
    users: { ada: { email: 'earlier@shop.example', displayName: 'Ada' } },
    sharedData: { message: 'Hello', someValue: 'bert@shop.example' },
  };
  test.each([
    ['users/ada/displayName', 'Ada L.'],
    ['sharedData/message', 'Sent to a place of mine'],
    ['handovers/ada/message', 'Hello again'],
    ['handovers/ada/someValue', 'ada@shop.example'],
  ])('%s is not written beside what is stale', (path, value) => {
    expect(databaseWith(stale).as(ada).write(`/${path}`, value, undefined, now).allowed).toBe(false);
  });
  test('a member whose record is stale writes it anew, or removes it', () => {
    const record = { email: 'ada@shop.example', displayName: 'Ada L.' };
    const database = databaseWith(stale).as(ada);
    expect(database.write('/users/ada', record, undefined, now).allowed).toBe(true);
    expect(database.write('/users/ada', null, undefined, now).allowed).toBe(true);
  });
  test('an address that is not verified is enough for nobody’s record but one’s own', () => {
    const database = databaseWith(full).as(mallory);
    for (const path of ['users/ada', 'users/ada/displayName', 'orders/ada', 'handovers/ada', 'addresses/ada'])
      expect(database.write(`/${path}`, null, undefined, now).allowed).toBe(false);
    expect(database.read('/sharedData').allowed).toBe(false);
  });
});
