import { expect, test, vi } from 'vitest';
import { watchOwnersNode } from '#services/firebase/desk/watchOwnersNode';

type Told = (snapshot: object) => void;
/** What the library would call, by the kind of event. */
const events = new Map<string, Told>();
const released = vi.fn<() => void>();
vi.mock('#services/firebase/account/auth', () => ({ idToken: () => Promise.resolve('token') }));
vi.mock('#services/firebase/database', () => {
  const on = (kind: string) => (_ref: unknown, told: Told) => {
    events.set(kind, told);
    return () => events.delete(kind);
  };
  const library = {
    ref: () => 'ref',
    onChildAdded: on('added'),
    onChildChanged: on('changed'),
    onChildRemoved: on('removed'),
    onValue: on('value'),
  };
  return { holdConnection: () => Promise.resolve({ database: {}, library, release: released }) };
});

const child = (kind: string, key: string, value: unknown = null) =>
  events.get(kind)?.({ key, val: typeof value === 'function' ? value : () => value });
const value = (hasChildren: boolean, whole: unknown = null) =>
  events.get('value')?.({ hasChildren: () => hasChildren, val: () => whole });

test('children that did not change are the same in the next value, and nothing is heard after the end', async () => {
  const heard: unknown[] = [];
  const stop = await watchOwnersNode('orders', (told) => heard.push(told), vi.fn<() => void>());
  const [one, two] = [{ sum: 1 }, { sum: 2 }];
  child('added', 'one', one);
  child('added', 'two', two);
  value(true);
  expect(heard.at(-1)).toEqual({ one, two });
  child('changed', 'two', { sum: 3 });
  value(true);
  expect(heard.at(-1)).toEqual({ one, two: { sum: 3 } });
  expect((heard.at(-1) as { one: object }).one).toBe(one);
  child('removed', 'one');
  value(true);
  expect(heard.at(-1)).toEqual({ two: { sum: 3 } });
  child('removed', 'two');
  value(false);
  expect(heard.at(-1)).toBeNull();
  value(false, 'open');
  expect(heard.at(-1)).toBe('open');
  const large = vi.fn<() => object>(() => ({ sum: 4 }));
  child('added', 'large', large);
  value(true);
  const node = heard.at(-1) as { large: object };
  expect(large).not.toHaveBeenCalled();
  expect(node.large).toEqual({ sum: 4 });
  expect(node.large).toBe(node.large);
  expect(large).toHaveBeenCalledTimes(1);
  stop();
  expect(events.size).toBe(0);
  expect(released).toHaveBeenCalledTimes(1);
});
