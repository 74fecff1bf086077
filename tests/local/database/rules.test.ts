import {
  get,
  limitToFirst,
  orderByChild,
  equalTo,
  orderByKey,
  query,
  ref,
  set,
  setPriority,
  update,
} from 'firebase/database';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from './testDatabase';
import { tokenOf } from './tokens';

const line = "newData.parent().parent().child('orders').child(newData.child('order').val())";
const database = await openTestDatabase({
  rules: {
    programs: { '.read': true },
    users: {
      '.indexOn': 'email',
      '.read':
        "auth.token.email_verified === true && query.orderByChild === 'email' && query.equalTo === auth.token.email",
      $uid: {
        '.read': 'auth.uid === $uid',
        '.write': 'auth.uid === $uid',
        $other: { '.validate': false },
        email: {},
      },
    },
    newest: { '.read': 'query.orderByKey && query.limitToFirst <= 5' },
    widgets: {
      '.write': true,
      $id: {
        '.validate': "newData.hasChildren(['color', 'size'])",
        size: { '.validate': 'newData.isNumber() && newData.val() > 0' },
        made: { '.validate': 'newData.val() === now' },
      },
    },
    orders: {
      $id: {
        '.write': '!data.exists() && newData.exists()',
        '.validate': "newData.child('quantity').isNumber()",
      },
    },
    stock: {
      $id: {
        '.write': `!root.child('orders').child(newData.child('order').val()).exists() && ${line}.child('quantity').val() === data.child('left').val() - newData.child('left').val()`,
        '.validate': "newData.child('left').val() >= 0",
      },
    },
    names: { $name: { '.write': "$name.endsWith('s')", '.validate': 'newData.val() === $name' } },
    closed: { $any: { '.validate': false }, '.write': true },
  },
});
const guest = database.connect();
const ann = database.connect(tokenOf('ann', { email: 'ann@example.org', email_verified: true }));
const denied = { code: 'PERMISSION_DENIED' };

beforeEach(async () => {
  await database.put('', {
    programs: { sleep: { name: 'Sleep' } },
    users: { ann: { email: 'ann@example.org' }, bob: { email: 'bob@example.org' } },
    stock: { mat: { left: 5, order: 'none' } },
  });
});

describe('reading under rules', () => {
  it('opens what a rule opens, and all below it, and nothing else', async () => {
    expect((await get(ref(guest, 'programs/sleep/name'))).val()).toBe('Sleep');
    await expect(get(ref(guest, 'users'))).rejects.toThrow('Permission denied');
    await expect(get(ref(guest))).rejects.toThrow('Permission denied');
    await expect(get(ref(guest, 'unknown'))).rejects.toThrow('Permission denied');
  });

  it('knows who asks', async () => {
    expect((await get(ref(ann, 'users/ann/email'))).val()).toBe('ann@example.org');
    await expect(get(ref(ann, 'users/bob'))).rejects.toThrow('Permission denied');
    await expect(get(ref(guest, 'users/ann'))).rejects.toThrow('Permission denied');
  });

  it('knows what is asked', async () => {
    const byEmail = (email: string) => query(ref(ann, 'users'), orderByChild('email'), equalTo(email));
    expect((await get(byEmail('ann@example.org'))).val()).toEqual({ ann: { email: 'ann@example.org' } });
    await expect(get(byEmail('bob@example.org'))).rejects.toThrow('Permission denied');
    await expect(get(ref(ann, 'users'))).rejects.toThrow('Permission denied');
    expect((await get(query(ref(guest, 'newest'), orderByKey(), limitToFirst(5)))).exists()).toBe(false);
    expect((await get(query(ref(guest, 'newest'), limitToFirst(5)))).exists()).toBe(false);
    await expect(get(query(ref(guest, 'newest'), limitToFirst(6)))).rejects.toThrow('Permission denied');
  });
});

describe('writing under rules', () => {
  it('is refused without a rule, and the data stays', async () => {
    await expect(set(ref(guest, 'programs/sleep/name'), 'Mine')).rejects.toMatchObject(denied);
    expect(await database.read('/programs/sleep/name')).toBe('Sleep');
  });

  it('validates what is written and everything below', async () => {
    await set(ref(guest, 'widgets/a'), { color: 'red', size: 3, made: { '.sv': 'timestamp' } });
    await expect(set(ref(guest, 'widgets/b'), { color: 'red', size: -3 })).rejects.toMatchObject(denied);
    await expect(set(ref(guest, 'widgets'), { c: { color: 'red' } })).rejects.toMatchObject(denied);
    await expect(set(ref(guest, 'widgets/d'), { color: 'red', size: 1, made: 1 })).rejects.toMatchObject(
      denied,
    );
  });

  it('validates what stands above against the new whole', async () => {
    await expect(set(ref(guest, 'widgets/a/size'), 3)).rejects.toMatchObject(denied);
    await set(ref(guest, 'widgets/a'), { color: 'red', size: 3 });
    await set(ref(guest, 'widgets/a/size'), 4);
    await expect(set(ref(guest, 'widgets/a/color'), null)).rejects.toMatchObject(denied);
    await set(ref(guest, 'widgets/a'), null);
    expect(await database.read('/widgets')).toBeNull();
  });

  it('shows all changes of an update to each of its rules', async () => {
    const take = (left: number, quantity: number, id: string) =>
      update(ref(guest), { [`orders/${id}`]: { quantity }, 'stock/mat': { left, order: id } });
    await expect(take(4, 2, 'wrong')).rejects.toMatchObject(denied);
    await expect(update(ref(guest), { 'stock/mat': { left: 4, order: 'alone' } })).rejects.toMatchObject(
      denied,
    );
    await take(3, 2, 'first');
    await expect(take(1, 2, 'first')).rejects.toMatchObject(denied);
    await expect(take(-1, 4, 'greedy')).rejects.toMatchObject(denied);
    expect(await database.read('')).toMatchObject({
      orders: { first: { quantity: 2 } },
      stock: { mat: { left: 3 } },
    });
  });

  it('refuses all of an update when one of its places is refused', async () => {
    const both = { 'widgets/a': { color: 'red', size: 1 }, 'programs/sleep/name': 'Mine' };
    await expect(update(ref(guest), both)).rejects.toMatchObject(denied);
    expect(await database.read('/widgets')).toBeNull();
  });

  it.each(['constructor', 'toString', '__proto__'])('lets %s slip past no wildcard', async (name) => {
    await expect(set(ref(guest, `closed/${name}`), 1)).rejects.toMatchObject(denied);
    await expect(set(ref(guest, `orders/${name}`), { quantity: 'x' })).rejects.toMatchObject(denied);
    await expect(get(ref(guest, name))).rejects.toThrow('Permission denied');
  });

  it('asks an ending to be at the end', async () => {
    await set(ref(guest, 'names/sss'), 'sss');
    await expect(set(ref(guest, 'names/sa'), 'sa')).rejects.toMatchObject(denied);
  });

  it('asks the rules of a node for its priority', async () => {
    await expect(setPriority(ref(guest, 'programs/sleep'), 1)).rejects.toMatchObject(denied);
    await set(ref(guest, 'widgets/a'), { color: 'red', size: 3 });
    await setPriority(ref(guest, 'widgets/a'), 1);
    expect((await get(ref(guest, 'programs/sleep'))).priority).toBeNull();
  });
});
