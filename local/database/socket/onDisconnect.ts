import { RequestError } from '#local/database/errors';
import type { Caller } from '#local/database/identity';
import type { Json } from '#local/database/data/json';
import type { Namespace } from '#local/database/namespace';
import { isAtOrBelow, type Path } from '#local/database/data/path';

interface PendingWrite {
  readonly path: Path;
  readonly kind: 'set' | 'update';
  readonly json: Json | undefined;
}

/** The onDisconnect writes of one connection: judged when they are left, and judged again when they are carried out. */
export class OnDisconnect {
  readonly #namespace: Namespace;
  #pending: PendingWrite[] = [];

  constructor(namespace: Namespace) {
    this.#namespace = namespace;
  }

  add(write: PendingWrite, caller: Caller): void {
    this.#namespace.tryWrite(write.path, write.json, write.kind, caller);
    this.#pending.push(write);
  }

  /** Takes back everything at or below a path. */
  cancel(path: Path): void {
    this.#pending = this.#pending.filter((write) => !isAtOrBelow(write.path, path));
  }

  carryOut(caller: Caller): void {
    const pending = this.#pending;
    this.#pending = [];
    for (const { path, kind, json } of pending) {
      try {
        if (kind === 'set') this.#namespace.set(path, json, caller);
        else this.#namespace.update(path, json, caller);
      } catch (error) {
        // Nobody is left to hear that it is no longer allowed; the others still count.
        if (!(error instanceof RequestError)) throw error;
      }
    }
  }
}
