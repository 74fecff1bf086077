import { useSyncExternalStore } from 'react';
import { reportError } from '#reportError';
import { whileSeen } from '#ui/whileSeen';

/** What a node of the database says now; undefined until it has said something. */
export interface Live<Value> {
  value: Value | undefined;
  /** It is not told any more: the session has ended, or this is no owner's any longer. */
  isRefused: boolean;
}

/** Milliseconds for which a node is listened to after nobody shows it: the next page of the desk often shows it again. */
const keptFor = 5000;

const all = new Set<() => void>();

/** Stops listening and forgets what was heard: whoever comes next may be somebody else. */
export function forgetDesk(): void {
  for (const forget of all) forget();
}

/** Listens to a node of the database while a component shows it and the page is seen. `read` makes values of what is there. */
export function liveNode<Value>(path: string, read: (node: unknown) => Value): () => Live<Value> {
  const nothing: Live<Value> = { value: undefined, isRefused: false };
  let live = nothing;
  let end: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const tell = (next: Live<Value>): void => {
    live = next;
    for (const listener of listeners) listener();
  };
  const begin = async (): Promise<() => void> => {
    const { watchOwnersNode } = await import('#services/firebase/desk/watchOwnersNode');
    return watchOwnersNode(
      path,
      (node) => tell({ value: read(node), isRefused: false }),
      () => tell({ ...live, isRefused: true }),
    );
  };
  const forget = (): void => {
    clearTimeout(timer);
    end?.();
    end = undefined;
    live = nothing;
  };
  all.add(forget);

  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    clearTimeout(timer);
    end ??= whileSeen(begin, (error) => reportError(error, `${path} is not live.`, 'warning'), 0);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) timer = setTimeout(forget, keptFor);
    };
  };
  return () => useSyncExternalStore(subscribe, () => live);
}
