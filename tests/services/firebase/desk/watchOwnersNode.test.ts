import { beforeEach, expect, test, vi } from 'vitest';
import { watchOwnersNode } from '#services/firebase/desk/watchOwnersNode';

interface Part {
  from?: string;
  before?: string;
  most?: number;
  by?: string;
}
type Told = (snapshot: object) => void;
type Listeners = Record<'added' | 'changed' | 'removed' | 'value', Told>;

/** What the library would call, for each part of the node that is listened to. */
const listened = new Map<Part, Partial<Listeners>>();
const released = vi.fn<() => void>();
/** What the database says of the keys of a node. */
const keys = vi.fn<() => Promise<unknown>>();
vi.mock('#services/firebase/account/auth', () => ({ idToken: () => Promise.resolve('token') }));
vi.mock('#services/firebase/rest', () => ({ memberRequest: () => keys() }));
vi.mock('#services/firebase/database', () => {
  const on = (kind: keyof Listeners) => (part: Part, told: Told) => {
    listened.set(part, { ...listened.get(part), [kind]: told });
    return () => listened.delete(part);
  };
  const library = {
    ref: (): Part => ({}),
    query: (_node: Part, ...constraints: Part[]): Part => Object.assign({}, ...constraints) as Part,
    orderByKey: (): Part => ({}),
    orderByChild: (by: string): Part => ({ by }),
    startAt: (from: string): Part => ({ from }),
    endBefore: (before: string): Part => ({ before }),
    limitToFirst: (most: number): Part => ({ most }),
    limitToLast: (most: number): Part => ({ most }),
    onChildAdded: on('added'),
    onChildChanged: on('changed'),
    onChildRemoved: on('removed'),
    onValue: on('value'),
  };
  return { holdConnection: () => Promise.resolve({ database: {}, library, release: released }) };
});
beforeEach(() => {
  listened.clear();
  released.mockClear();
  keys.mockResolvedValue(null);
});

const isIn = ({ from, before }: Part, key: string): boolean =>
  (from === undefined || key >= from) && (before === undefined || key < before);
const holding = (key: string) => [...listened].filter(([part]) => isIn(part, key)).map(([, told]) => told);
const child = (kind: 'added' | 'changed' | 'removed', key: string, value: unknown = null): void =>
  holding(key).forEach((told) =>
    told[kind]?.({ key, val: typeof value === 'function' ? value : () => value }),
  );
const value = (key: string, whole: unknown = null): void =>
  holding(key).forEach(({ value: told }) => told?.({ val: () => whole }));

test('children that did not change are the same in the next value, and nothing is heard after the end', async () => {
  const heard: unknown[] = [];
  const stop = await watchOwnersNode('orders', (told) => heard.push(told), vi.fn<() => void>());
  const [one, two] = [{ sum: 1 }, { sum: 2 }];
  child('added', 'one', one);
  child('added', 'two', two);
  value('one');
  expect(heard.at(-1)).toEqual({ one, two });
  child('changed', 'two', { sum: 3 });
  value('two');
  expect(heard.at(-1)).toEqual({ one, two: { sum: 3 } });
  expect((heard.at(-1) as { one: object }).one).toBe(one);
  child('removed', 'one');
  value('one');
  expect(heard.at(-1)).toEqual({ two: { sum: 3 } });
  child('removed', 'two');
  value('two');
  expect(heard.at(-1)).toBeNull();
  value('two', 'open');
  expect(heard.at(-1)).toBe('open');
  const large = vi.fn<() => object>(() => ({ sum: 4 }));
  child('added', 'large', large);
  value('large');
  const node = heard.at(-1) as { large: object };
  expect(large).not.toHaveBeenCalled();
  expect(node.large).toEqual({ sum: 4 });
  expect(node.large).toBe(node.large);
  expect(large).toHaveBeenCalledTimes(1);
  stop();
  expect(listened.size).toBe(0);
  expect(released).toHaveBeenCalledTimes(1);
});

const many = Array.from({ length: 2000 }, (_, at) => `order-${String(at).padStart(5, '0')}`);

test('of a node of thousands no answer is longer than a press may wait, and it is told once all of them came', async () => {
  keys.mockResolvedValue(Object.fromEntries(many.map((key) => [key, true])));
  const heard: unknown[] = [];
  const stop = await watchOwnersNode('guestOrders', (told) => heard.push(told), vi.fn<() => void>());
  const parts = [...listened.keys()];
  const lengths = parts.map((part) => many.filter((key) => isIn(part, key)).length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(100);
  // Each key stands in one part, also those that come later, before and after all others.
  for (const key of [...many, 'aaa', 'zzz', 'order-00099x']) expect(holding(key)).toHaveLength(1);
  for (const part of parts) {
    expect(heard).toEqual([]);
    const inPart = many.filter((key) => isIn(part, key));
    for (const key of inPart) child('added', key, { key });
    value(inPart[0] ?? '');
  }
  expect(heard).toHaveLength(1);
  expect(Object.keys(heard[0] as object)).toEqual(many);
  child('added', 'zzz', { key: 'zzz' });
  value('zzz');
  expect(Object.keys(heard[1] as object)).toEqual([...many, 'zzz']);
  for (const key of [...many, 'zzz']) child('removed', key);
  value('zzz');
  expect(heard.at(-1)).toBeNull();
  stop();
  expect(listened.size).toBe(0);
});

test('the pieces follow one another in whichever order the keys are told', async () => {
  keys.mockResolvedValue(Object.fromEntries(many.toReversed().map((key) => [key, true])));
  await watchOwnersNode('guestOrders', vi.fn<() => void>(), vi.fn<() => void>());
  for (const key of [...many, 'aaa', 'zzz']) expect(holding(key)).toHaveLength(1);
});

test('a node whose keys nobody tells is listened to as a whole, which says why', async () => {
  keys.mockRejectedValue(new Error('refused'));
  await watchOwnersNode('guestOrders', vi.fn<() => void>(), vi.fn<() => void>());
  expect([...listened.keys()]).toEqual([{}]);
});

test.each([
  ['first', { first: 25 }, { most: 25 }],
  ['newest', { newest: 25 }, { by: 'createdAt', most: 25 }],
])('of the %s children nothing else is asked', async (_, part, asked) => {
  keys.mockResolvedValue(Object.fromEntries(many.map((key) => [key, true])));
  const heard: unknown[] = [];
  await watchOwnersNode('products', (told) => heard.push(told), vi.fn<() => void>(), part);
  expect([...listened.keys()]).toEqual([asked]);
  child('added', 'one', { sum: 1 });
  value('one');
  expect(heard).toEqual([{ one: { sum: 1 } }]);
});
