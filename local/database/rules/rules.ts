import type { Rule } from 'targaryen/lib/parser/index.js';
import type { Auth } from '#local/database/identity';
import type { JsonObject } from '#local/database/data/json';
import { childrenOf, nodeAt, type MaybeNode, type Primitive } from '#local/database/data/node';
import { touchedPath, type Path } from '#local/database/data/path';
import type { Query } from '#local/database/data/query';
import { RuleSnapshot } from './ruleSnapshot';
import { levelBelow, levelsTowards, parseRules, type RuleLevel, type RuleNode } from './ruleTree';

/** `query` as a `.read` rule sees it; what was not asked for is null. */
interface QueryVariables {
  readonly orderByKey: boolean;
  readonly orderByValue: boolean;
  readonly orderByPriority: boolean;
  readonly orderByChild: string | null;
  readonly startAt: Primitive | null;
  readonly endAt: Primitive | null;
  readonly equalTo: Primitive | null;
  readonly limitToFirst: number | null;
  readonly limitToLast: number | null;
}

function queryVariables(query: Query | null): QueryVariables {
  // Firebase documents key order as the default, and the wire does not tell "by priority" from "not said".
  const index = query?.index ?? '.key';
  const { start, end, limit = null } = query ?? {};
  const isEqual = start !== undefined && start.value === end?.value && start.key === end.key;
  return {
    orderByKey: index === '.key',
    orderByValue: index === '.value',
    orderByPriority: index === '.priority',
    orderByChild: index.startsWith('.') ? null : index,
    startAt: isEqual ? null : (start?.value ?? null),
    endAt: isEqual ? null : (end?.value ?? null),
    equalTo: isEqual ? start.value : null,
    limitToFirst: query?.side === 'first' ? limit : null,
    limitToLast: query?.side === 'last' ? limit : null,
  };
}

/** The moment and the person a request is judged for. */
export interface RuleContext {
  readonly auth: Auth | null;
  readonly now: number;
}

export interface WriteStates {
  readonly before: MaybeNode;
  /** The whole new tree: in a multi-path update every rule sees all of its changes. */
  readonly after: MaybeNode;
}

/** Security rules: targaryen evaluates the expressions, this class decides which of them apply. */
export class Rules {
  readonly json: JsonObject;
  readonly #root: RuleNode;

  constructor(json: JsonObject) {
    this.#root = parseRules(json);
    this.json = json;
  }

  /** One `.read` that says yes on the way down is enough. */
  canRead(root: MaybeNode, path: Path, query: Query | null, context: RuleContext): boolean {
    const variables = { ...context, query: queryVariables(query), root: new RuleSnapshot(root, []) };
    return levelsTowards(this.#root, path).some((level) =>
      isTrue(level.rules.read, {
        ...variables,
        ...level.wildcards,
        data: new RuleSnapshot(root, level.path),
      }),
    );
  }

  /** One `.write` on the way down must say yes, and every `.validate` above, at and below must not say no. */
  canWrite(states: WriteStates, writtenPath: Path, context: RuleContext): boolean {
    const path = touchedPath(writtenPath);
    const levels = levelsTowards(this.#root, path);
    let isPermitted = false;
    for (const level of levels) {
      const remains = nodeAt(states.after, level.path) !== null;
      if (isPermitted && !remains) break;
      isPermitted ||= isTrue(level.rules.write, writeVariables(states, level, context));
      if (remains && !isValid(states, level, context)) return false;
    }
    if (!isPermitted) return false;
    const last = levels.at(-1);
    return last === undefined || last.path.length < path.length || areChildrenValid(states, last, context);
  }

  /** Whether a query may be answered without reading everything; keys and priorities always may. */
  hasIndex(path: Path, index: string): boolean {
    if (index === '.key' || index === '.priority') return true;
    const levels = levelsTowards(this.#root, path);
    return levels.length === path.length + 1 && levels.at(-1)?.rules.indexOn.includes(index) === true;
  }
}

function areChildrenValid(states: WriteStates, level: RuleLevel, context: RuleContext): boolean {
  if (level.rules.children.size === 0 && level.rules.wildcard === undefined) return true;
  for (const key of childrenOf(nodeAt(states.after, level.path)).keys()) {
    const child = levelBelow(level, key);
    if (child && !(isValid(states, child, context) && areChildrenValid(states, child, context))) return false;
  }
  return true;
}

function isValid(states: WriteStates, level: RuleLevel, context: RuleContext): boolean {
  return (
    level.rules.validate === undefined || isTrue(level.rules.validate, writeVariables(states, level, context))
  );
}

function writeVariables(
  states: WriteStates,
  level: RuleLevel,
  context: RuleContext,
): Record<string, unknown> {
  return {
    ...context,
    ...level.wildcards,
    root: new RuleSnapshot(states.before, []),
    data: new RuleSnapshot(states.before, level.path),
    newData: new RuleSnapshot(states.after, level.path),
  };
}

/** A rule that fails (a method of null, a number compared with a text) says no, as it does in the hosted database. */
function isTrue(rule: Rule | undefined, variables: Record<string, unknown>): boolean {
  try {
    return rule?.evaluate(variables) === true;
  } catch {
    return false;
  }
}
