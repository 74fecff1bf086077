import type { Caller } from '#local/database/identity';
import type { Json, JsonObject } from '#local/database/data/json';
import type { Change, Listener } from '#local/database/data/listener';
import type { MaybeNode } from '#local/database/data/node';
import type { Namespace } from '#local/database/namespace';
import { exportJson } from '#local/database/data/toJson';
import { pathText, type Path } from '#local/database/data/path';
import { queryFromWire } from './wireQuery';

export interface ListenRequest {
  readonly path: Path;
  /** The query as it came, which a revocation must repeat. */
  readonly query: Json | undefined;
  /** The client's number for a filtered listen. */
  readonly tag: Json | undefined;
}

type Push = (action: string, body: Json) => void;

/** What one connection listens to. */
export class SocketListens {
  readonly #listeners = new Map<string, Listener>();
  readonly #namespace: Namespace;
  readonly #push: Push;

  constructor(namespace: Namespace, push: Push) {
    this.#namespace = namespace;
    this.#push = push;
  }

  /** Sends what is there now, then every change; answers whether the query lacks an index. */
  start(request: ListenRequest, caller: () => Caller): { lacksIndex: boolean } {
    const query = queryFromWire(request.query);
    const node = this.#namespace.read(request.path, query, caller());
    const listener = { path: request.path, query, caller, recipient: this.#recipient(request) };
    this.stop(request);
    this.#listeners.set(keyOf(request), listener);
    this.#namespace.listen(listener);
    listener.recipient.put(request.path, node);
    return {
      lacksIndex: query?.index !== undefined && !this.#namespace.rules.hasIndex(request.path, query.index),
    };
  }

  stop(request: ListenRequest): void {
    const listener = this.#listeners.get(keyOf(request));
    if (listener !== undefined) this.#namespace.unlisten(listener);
    this.#listeners.delete(keyOf(request));
  }

  stopAll(): void {
    for (const listener of this.#listeners.values()) this.#namespace.unlisten(listener);
    this.#listeners.clear();
  }

  #recipient(request: ListenRequest) {
    const tag: JsonObject = request.tag === undefined ? {} : { t: request.tag };
    return {
      put: (path: Path, node: MaybeNode) =>
        this.#push('d', { p: path.join('/'), d: exportJson(node), ...tag }),
      merge: (path: Path, changes: readonly Change[]) => {
        const values = changes.map(({ path: below, node }): [string, Json] => [
          below.join('/'),
          exportJson(node),
        ]);
        this.#push('m', { p: path.join('/'), d: Object.fromEntries(values), ...tag });
      },
      revoke: () => {
        this.#listeners.delete(keyOf(request));
        // The SDK wants a list of queries here, and none at all for a plain listen.
        this.#push('c', {
          p: pathText(request.path),
          ...(request.tag === undefined ? {} : { q: [request.query ?? {}] }),
        });
      },
    };
  }
}

function keyOf({ path, tag }: ListenRequest): string {
  return `${pathText(path)}|${JSON.stringify(tag) ?? ''}`;
}
