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
  orderByPriority,
  orderByValue,
  query,
  ref,
  set,
  startAfter,
  startAt,
  type Database,
  type QueryConstraint,
} from 'firebase/database';
import * as fc from 'fast-check';
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

const value = fc.oneof(
  fc.constantFrom<(string | number | boolean)[]>(true, false, 0, -1, 1, 1.5, '', 'a', 'B', 'é', '10', '9'),
  fc.record({ name: fc.constant('x') }),
);
const child = fc.record(
  { price: value, name: value, deep: fc.record({ er: value }), '.priority': fc.constantFrom(1, 2, 'p') },
  { requiredKeys: [] },
);
const key = fc.constantFrom(
  'a',
  'b',
  'C',
  '1',
  '2',
  '10',
  '-3',
  '007',
  '2147483648',
  'é',
  '_',
  'constructor',
);
const tree = fc.dictionary(key, fc.oneof(child, value), { minKeys: 1, maxKeys: 12 });
const bound = fc.constantFrom<(string | number | boolean | null)[]>(
  null,
  true,
  false,
  0,
  1,
  1.5,
  'a',
  'B',
  '10',
);

const edge = fc.record({ at: bound, key: fc.option(key, { nil: undefined }) });
const orders = { key: orderByKey, value: orderByValue, priority: orderByPriority };

interface Edge {
  readonly at: string | number | boolean | null;
  readonly key: string | undefined;
}

/** Only what the SDK itself accepts: keys are bounded by keys alone, priorities are never boolean. */
function edgeFor(order: string, { at, key: below }: Edge): [Edge['at'], string | undefined] {
  if (order === 'key') return [below ?? 'b', undefined];
  return [order === 'priority' && typeof at === 'boolean' ? 1 : at, below];
}

/**
 * Where no child has what the order asks for, the SDK looks for a limit's upper end by key alone and misses children;
 * an end without a key keeps it right.
 */
function upperEnd(
  order: string,
  [kind, given]: [typeof endAt, Edge],
  isCutFromEnd: boolean,
): QueryConstraint {
  const [at, below] = edgeFor(order, given);
  return isCutFromEnd && order !== 'key' ? endAt(at) : kind(at, below);
}

const constraints = fc
  .record({
    order: fc.constantFrom('key', 'value', 'priority', 'price', 'name', 'deep/er'),
    low: fc.option(fc.tuple(fc.constantFrom(startAt, startAfter), edge)),
    high: fc.option(fc.tuple(fc.constantFrom(endAt, endBefore), edge)),
    limit: fc.option(fc.tuple(fc.constantFrom(limitToFirst, limitToLast), fc.integer({ min: 1, max: 6 }))),
  })
  .map(({ order, low, high, limit }) =>
    [
      order === 'key' || order === 'value' || order === 'priority' ? orders[order]() : orderByChild(order),
      low?.[0](...edgeFor(order, low[1])),
      high ? upperEnd(order, high, limit?.[0] === limitToLast) : undefined,
      limit?.[0](limit[1]),
    ].filter((constraint) => constraint !== undefined),
  );

describe('random queries', () => {
  it("find what the SDK's own filtering of the whole node finds", async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(tree, fc.array(constraints, { minLength: 4, maxLength: 4 }), async (json, queries) => {
        run += 1;
        const path = `random${run}`;
        await database.put(`/${path}`, json);
        // One client holds the whole node and filters it itself; the other asks the server each time.
        const whole = new Heard<true>();
        const stop = onValue(ref(alice, path), () => whole.add(true));
        await whole.count(1);
        for (const asked of queries) {
          expect(await found(bob, path, ...asked)).toEqual(await found(alice, path, ...asked));
        }
        stop();
      }),
      { numRuns: 100 },
    );
  });
});
