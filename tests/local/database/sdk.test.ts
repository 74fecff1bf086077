import {
  child,
  get,
  increment,
  onChildAdded,
  onChildChanged,
  onChildRemoved,
  onValue,
  push,
  ref,
  remove,
  serverTimestamp,
  set,
  setPriority,
  setWithPriority,
  update,
} from 'firebase/database';
import { describe, expect, it } from 'vitest';
import { Heard } from './observe';
import { openTestDatabase } from './testDatabase';

const database = await openTestDatabase();
const alice = database.connect();
const bob = database.connect();

describe('reading and writing with the SDK', () => {
  it('finds nothing where nothing was written', async () => {
    expect((await get(ref(alice, 'nothing'))).exists()).toBe(false);
  });

  it('gives back what was set, without nulls and empty objects', async () => {
    await set(ref(alice, 'mat'), { name: 'Mat', price: 25.5, isNew: true, none: null, empty: {} });
    expect((await get(ref(bob, 'mat'))).val()).toEqual({ name: 'Mat', price: 25.5, isNew: true });
  });

  it('keeps lists as lists', async () => {
    await set(ref(alice, 'list'), ['a', 'b', { c: ['d'] }]);
    expect((await get(ref(bob, 'list'))).val()).toEqual(['a', 'b', { c: ['d'] }]);
  });

  it('updates several places at once and removes with null', async () => {
    await set(ref(alice, 'many'), { a: { x: 1, y: 2 }, b: 1, c: 1 });
    await update(ref(alice, 'many'), { 'a/x': 5, b: null, 'd/e': 'new' });
    expect((await get(ref(bob, 'many'))).val()).toEqual({ a: { x: 5, y: 2 }, c: 1, d: { e: 'new' } });
  });

  it('pushes under keys of 20 characters that keep their order', async () => {
    const first = await push(ref(alice, 'pushed'), 1);
    const second = await push(ref(alice, 'pushed'), 2);
    expect(first.key).toHaveLength(20);
    expect(Object.values<number>((await get(ref(bob, 'pushed'))).val())).toEqual([1, 2]);
    expect(String(first.key) < String(second.key)).toBe(true);
  });

  it('fills in the time and increments on the server', async () => {
    const begin = Date.now();
    await set(ref(alice, 'served'), { at: serverTimestamp(), count: increment(2) });
    await update(ref(bob, 'served'), { count: increment(3) });
    const { at, count } = await database.read('/served').then((json) => Object(json));
    expect(at).toBeGreaterThanOrEqual(begin);
    expect(at).toBeLessThanOrEqual(Date.now());
    expect(count).toBe(5);
  });

  it('keeps priorities of objects and values, and changes them alone', async () => {
    await setWithPriority(ref(alice, 'ranked/object'), { a: 1 }, 7);
    await setWithPriority(ref(alice, 'ranked/value'), 'v', 'high');
    await setPriority(ref(alice, 'ranked/object'), 8);
    const ranked = await get(ref(bob, 'ranked'));
    expect(ranked.child('object').priority).toBe(8);
    expect(ranked.child('object').val()).toEqual({ a: 1 });
    expect(ranked.child('value').priority).toBe('high');
    expect(ranked.child('value').val()).toBe('v');
  });

  it('leaves a value alone when a child it cannot have is removed', async () => {
    await set(ref(alice, 'plain'), 'text');
    await remove(ref(alice, 'plain/child'));
    expect((await get(ref(bob, 'plain'))).val()).toBe('text');
  });

  it.each(['constructor', 'toString', 'valueOf', 'length'])(
    'takes %s for a name like any other',
    async (name) => {
      expect((await get(ref(alice, name))).exists()).toBe(false);
      await set(ref(alice, `names/${name}/${name}`), 1);
      expect((await get(ref(bob, `names/${name}`))).val()).toEqual({ [name]: 1 });
      await remove(ref(alice, `names/${name}`));
      expect((await get(ref(bob, `names/${name}`))).exists()).toBe(false);
    },
  );
});

describe('listening with the SDK', () => {
  it('hears the value now and every change by another client', async () => {
    const heard = new Heard<unknown>();
    const stop = onValue(ref(bob, 'live'), (snapshot) => heard.add(snapshot.val()));
    await heard.count(1);
    await set(ref(alice, 'live'), 1);
    await set(ref(alice, 'live/deep'), 'x');
    await remove(ref(alice, 'live'));
    expect(await heard.count(4)).toEqual([null, 1, { deep: 'x' }, null]);
    stop();
  });

  it('hears an update of several places once, never half of it', async () => {
    await set(ref(alice, 'pair'), { left: 1, right: 1, far: { away: 1 } });
    const heard = new Heard<unknown>();
    const stop = onValue(ref(bob, 'pair'), (snapshot) => heard.add(snapshot.val()));
    await heard.count(1);
    await update(ref(alice), { 'pair/left': 2, 'pair/right': 2, 'pair/far/away': 2 });
    await set(ref(alice, 'pair/end'), true);
    const all = await heard.count(3);
    expect(all[1]).toEqual({ left: 2, right: 2, far: { away: 2 } });
    stop();
  });

  it('tells of children that come, change and go', async () => {
    const place = ref(bob, 'children');
    const heard = new Heard<string>();
    const stops = [
      onChildAdded(place, ({ key }) => heard.add(`+${key}`)),
      onChildChanged(place, ({ key }) => heard.add(`~${key}`)),
      onChildRemoved(place, ({ key }) => heard.add(`-${key}`)),
    ];
    const written = ref(alice, 'children');
    await set(written, { x: 1 });
    await update(written, { y: 2 });
    await set(child(written, 'x'), 9);
    await remove(child(written, 'y'));
    expect(await heard.count(4)).toEqual(['+x', '+y', '~x', '-y']);
    stops.forEach((stop) => stop());
  });

  it('hears nothing more after it stopped', async () => {
    const heard = new Heard<unknown>();
    const stop = onValue(ref(bob, 'stopped'), (snapshot) => heard.add(snapshot.val()));
    await heard.count(1);
    stop();
    await set(ref(alice, 'stopped'), 1);
    await get(ref(bob, 'stopped'));
    expect(heard.all).toEqual([null]);
  });
});
