import {
  endAt,
  endBefore,
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
