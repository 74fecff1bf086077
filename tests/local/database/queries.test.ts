import {
  endAt,
  endBefore,
  equalTo,
  get,
  limitToFirst,
  limitToLast,
  onValue,
  orderByChild,
  orderByKey,
  query,
  ref,
  set,
  startAfter,
  startAt,
  type Database,
  type QueryConstraint,
} from 'firebase/database';
import { describe, expect, it } from 'vitest';
import { Heard, keysOf } from './observe';
import { openTestDatabase } from './testDatabase';

const database = await openTestDatabase({
  rules: { '.read': true, '.write': true, $any: { '.indexOn': ['price', 'name', 'deep/er', '.value'] } },
});
const alice = database.connect();
const bob = database.connect();

async function found(client: Database, path: string, ...constraints: QueryConstraint[]): Promise<string[]> {
  return keysOf(await get(query(ref(client, path), ...constraints)));
}

describe('queries of the SDK', () => {
  it('order, bound and limit', async () => {
    await database.put('/shop', {
      a: { name: 'A', price: 30 },
      b: { name: 'B', price: 10 },
      c: { name: 'C', price: 20 },
      d: { name: 'D', price: 'ask' },
      e: { name: 'E' },
    });
    expect(await found(bob, 'shop', orderByChild('price'))).toEqual(['e', 'b', 'c', 'a', 'd']);
    expect(await found(bob, 'shop', orderByChild('price'), startAt(15), endAt(30))).toEqual(['c', 'a']);
    expect(await found(bob, 'shop', orderByChild('price'), startAfter(20), endBefore('ask'))).toEqual(['a']);
    expect(await found(bob, 'shop', orderByChild('price'), equalTo(null))).toEqual(['e']);
    expect(await found(bob, 'shop', orderByKey(), limitToLast(2))).toEqual(['d', 'e']);
  });

  it('follow a window while it moves', async () => {
    await database.put('/window', { a: { price: 3 }, b: { price: 1 }, c: { price: 2 } });
    const heard = new Heard<string>();
    const cheapest = query(ref(bob, 'window'), orderByChild('price'), limitToFirst(2));
    const stop = onValue(cheapest, (snapshot) => heard.add(keysOf(snapshot).join()));
    await heard.count(1);
    await set(ref(alice, 'window/d'), { price: 0 });
    await set(ref(alice, 'window/b/price'), 9);
    await set(ref(alice, 'window/d'), null);
    expect(await heard.until((all) => all.at(-1) === 'c,a')).toEqual(
      expect.arrayContaining(['b,c', 'd,b', 'd,c', 'c,a']),
    );
    stop();
  });

  it('stay silent about what lies outside of the window', async () => {
    await database.put('/quiet', { a: { price: 1 }, b: { price: 2 }, z: { price: 9 } });
    const heard = new Heard<unknown>();
    const stop = onValue(query(ref(bob, 'quiet'), orderByChild('price'), endAt(5)), (snapshot) =>
      heard.add(snapshot.val()),
    );
    await heard.count(1);
    await set(ref(alice, 'quiet/z/price'), 8);
    await set(ref(alice, 'quiet/a/price'), 4);
    expect(await heard.count(2)).toEqual([
      { a: { price: 1 }, b: { price: 2 } },
      { a: { price: 4 }, b: { price: 2 } },
    ]);
    stop();
  });
});
