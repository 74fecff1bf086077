import { InvalidData } from './errors';
import { nodeFromJson } from './data/fromJson';
import type { Json, JsonObject } from './data/json';
import { Namespace } from './namespace';
import type { MaybeNode } from './data/node';
import { Rules } from './rules/rules';
import { exportJson } from './data/toJson';

export const DEFAULT_NAMESPACE = 'demo-eightwell-default-rtdb';

interface SpaceOptions {
  readonly rules: JsonObject;
  /** What a namespace holds when it is first asked for. */
  readonly seed?: Json;
  /** What namespaces held when the server last stopped. */
  readonly saved: ReadonlyMap<string, Json>;
  readonly onCommit: () => void;
}

/** All databases of this server, each made when it is first asked for. */
export class Spaces {
  readonly #spaces = new Map<string, Namespace>();
  readonly #options: SpaceOptions;
  /** The rules are read once for all spaces: a set of them takes longer to read, and more memory, than most databases. */
  readonly #rules: Rules;

  constructor(options: SpaceOptions) {
    this.#rules = new Rules(options.rules);
    this.#options = options;
    for (const name of options.saved.keys()) this.named(name);
  }

  named(name: string): Namespace {
    const known = this.#spaces.get(name);
    if (known !== undefined) return known;
    if (!/^[a-z0-9][a-z0-9_-]{0,127}$/i.test(name)) throw new InvalidData('Invalid namespace.');
    const { seed, saved, onCommit } = this.#options;
    const space = new Namespace(this.#rules, treeFrom(saved.has(name) ? saved.get(name) : seed), onCommit);
    this.#spaces.set(name, space);
    return space;
  }

  /** By `?ns=`, else by the first label of a host such as `shop.localhost`. */
  forRequest(url: URL, host: string): Namespace {
    const [label = '', ...others] = host.split(':')[0]?.split('.') ?? [];
    const isNamed = others.length > 0 && !/^\d+$/.test(label);
    return this.named(url.searchParams.get('ns') ?? (isNamed ? label : DEFAULT_NAMESPACE));
  }

  toJson(): Json {
    return Object.fromEntries([...this.#spaces].map(([name, { root }]) => [name, exportJson(root)]));
  }
}

function treeFrom(json: Json | undefined): MaybeNode {
  return nodeFromJson(json, { before: null, now: Date.now(), depth: 0 });
}
