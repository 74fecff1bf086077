import { useSyncExternalStore } from 'react';
import { createListeners } from '#listeners';
import { fieldsOf } from '#model/untrusted';
import type { Part } from '#services/firebase/desk/watchOwnersNode';
import { reportError } from '#reportError';
import { whileSeen } from '#ui/whileSeen';
import { sliceYielder } from '#yieldToBrowser';

/** What a node of the database says now; undefined until it has said something. */
export interface Live<Value> {
  value: Value | undefined;
  /** The database refuses to tell more: the session has ended, or the account is no longer an owner's. */
  isRefused: boolean;
}

interface Source<Value> {
  subscribe: (listener: () => void) => () => void;
  now: () => Live<Value>;
}

/** Milliseconds for which a node is listened to after nobody shows it: the next page of the desk often shows it again. */
const keptFor = 5000;

const nothing: Live<never> = { value: undefined, isRefused: false };
const all = new Set<() => void>();

/** Stops listening and forgets what was heard: whoever comes next may be somebody else. */
export function forgetDesk(): void {
  for (const forget of all) forget();
}

/** Listens to a node, or to a part of it, while somebody shows it and the page is seen. */
function listening(path: string, part: Part | undefined): Source<unknown> {
  let live: Live<unknown> = nothing;
  let end: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { tell, subscribe } = createListeners(() => {
    clearTimeout(timer);
    end ??= whileSeen(begin, (error) => reportError(error, `${path} is not live.`, 'warning'), 0);
    return () => (timer = setTimeout(forget, keptFor));
  });

  const hear = (next: Live<unknown>): void => {
    live = next;
    tell();
  };
  const begin = async (): Promise<() => void> => {
    const { watchOwnersNode } = await import('#services/firebase/desk/watchOwnersNode');
    return watchOwnersNode(
      path,
      (value) => hear({ value, isRefused: false }),
      () => hear({ ...live, isRefused: true }),
      part,
    );
  };
  const forget = (): void => {
    clearTimeout(timer);
    end?.();
    end = undefined;
    live = nothing;
  };
  all.add(forget);

  return { now: () => live, subscribe };
}

const sources = new Map<string, Source<unknown>>();

/** One source for each place, however many components show it. */
function sourceOf(path: string, part?: Part): Source<unknown> {
  const place = `${path} ${JSON.stringify(part)}`;
  const source = sources.get(place) ?? listening(path, part);
  sources.set(place, source);
  return source;
}

/** A node as `read` understands it, live. */
export function liveNode<Value>(path: string, read: (node: unknown) => Value): () => Live<Value> {
  const { subscribe, now } = sourceOf(path);
  let heard: Live<unknown> = nothing;
  let live: Live<Value> = nothing;
  const current = (): Live<Value> => {
    if (now() === heard) return live;
    const { value, isRefused } = now();
    if (value === undefined) live = { value: undefined, isRefused };
    else live = { value: value === heard.value ? live.value : read(value), isRefused };
    heard = now();
    return live;
  };
  return () => useSyncExternalStore(subscribe, current);
}

/**
 * What `read` makes of each child of a node, or of a part of it, live. Thousands are read in slices, so that whoever presses something meanwhile is
 * answered; a child that did not change is not read again, and gives the same objects as before.
 */
export function liveRows<Row>(
  path: string,
  read: (key: string, child: unknown) => readonly Row[],
  part?: Part,
): () => Live<Row[]> {
  const source = sourceOf(path, part);
  const known = new WeakMap<object, { key: string; rows: readonly Row[] }>();
  let live: Live<Row[]> = nothing;
  /** What `live` was computed from. */
  let followed: Live<unknown> = nothing;
  let turn = 0;
  const { tell, subscribe } = createListeners(() => {
    const stop = source.subscribe(() => void follow());
    void follow();
    return stop;
  });

  const rowsOf = (key: string, child: unknown): readonly Row[] => {
    if (typeof child !== 'object' || child === null) return read(key, child);
    const before = known.get(child);
    if (before?.key === key) return before.rows;
    const rows = read(key, child);
    known.set(child, { key, rows });
    return rows;
  };
  const follow = async (): Promise<void> => {
    turn += 1;
    const own = turn;
    const heard = source.now();
    if (heard === followed) return;
    const { value, isRefused } = heard;
    const rows: Row[] = [];
    const yieldSlice = sliceYielder();
    const node = fieldsOf(value);
    // Key by key: a child is made only once it is asked for.
    for (const key of Object.keys(node)) {
      rows.push(...rowsOf(key, node[key]));
      await yieldSlice();
      // Something newer has come meanwhile.
      if (own !== turn) return;
    }
    live = { value: value === undefined ? undefined : rows, isRefused };
    followed = heard;
    tell();
  };
  all.add(() => {
    turn += 1;
    live = followed = nothing;
  });
  return () => useSyncExternalStore(subscribe, () => live);
}
