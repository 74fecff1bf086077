import targaryen from 'targaryen';
import parser, { type Rule } from 'targaryen/lib/parser/index.js';
import stringMethods from 'targaryen/lib/parser/string-methods.js';
import { isJsonObject, type JsonObject } from '#local/database/data/json';
import { InvalidData } from '#local/database/errors';
import type { Path } from '#local/database/data/path';

/** The rules at one place. A map holds the children, so that `constructor` finds only what a rules file names. */
export interface RuleNode {
  readonly read?: Rule;
  readonly write?: Rule;
  readonly validate?: Rule;
  readonly indexOn: readonly string[];
  readonly children: ReadonlyMap<string, RuleNode>;
  readonly wildcard?: { readonly name: string; readonly rules: RuleNode };
}

/** One step from the root towards a path: the rules there and what `$name` stands for. */
export interface RuleLevel {
  readonly path: Path;
  readonly rules: RuleNode;
  readonly wildcards: Readonly<Record<string, string>>;
}

// Targaryen's own takes the first occurrence for the last and can say yes to a longer ending than the text.
stringMethods.endsWith = (text, end) => {
  if (typeof end !== 'string') throw new TypeError('endsWith() needs a string.');
  return text.endsWith(end);
};

/** Throws where the hosted database would not take the rules: unknown names, wrong types, bad expressions. */
export function parseRules(json: JsonObject): RuleNode {
  try {
    targaryen.ruleset(json);
  } catch (error) {
    throw new InvalidData(error instanceof Error ? error.message : 'Invalid rules.');
  }
  return ruleNode(json['rules'], []);
}

function ruleNode(json: JsonObject[string] | undefined, names: readonly string[]): RuleNode {
  const source = isJsonObject(json) ? json : {};
  const rule = (kind: string, isWrite: boolean): Rule | undefined => {
    const expression = source[kind];
    if (typeof expression !== 'string' && typeof expression !== 'boolean') return undefined;
    return parser.parse(expression.toString(), names, isWrite);
  };
  const children = Object.entries(source).filter(([key]) => !key.startsWith('.'));
  const named = children.filter(([key]) => !key.startsWith('$'));
  const wild = children.find(([key]) => key.startsWith('$'));
  return {
    read: rule('.read', false),
    write: rule('.write', true),
    validate: rule('.validate', true),
    indexOn: [source['.indexOn'] ?? []].flat().map(String),
    children: new Map(named.map(([key, child]) => [key, ruleNode(child, names)])),
    wildcard: wild && { name: wild[0], rules: ruleNode(wild[1], [...names, wild[0]]) },
  };
}

/** From the root down as far as there are rules; the last level is the path itself only where rules reach it. */
export function levelsTowards(root: RuleNode, path: Path): RuleLevel[] {
  const levels: RuleLevel[] = [{ path: [], rules: root, wildcards: {} }];
  for (const key of path) {
    const next = levels.at(-1);
    const level = next && levelBelow(next, key);
    if (level === undefined) break;
    levels.push(level);
  }
  return levels;
}

export function levelBelow({ path, rules, wildcards }: RuleLevel, key: string): RuleLevel | undefined {
  const named = rules.children.get(key);
  if (named !== undefined) return { path: [...path, key], rules: named, wildcards };
  if (rules.wildcard === undefined) return undefined;
  return {
    path: [...path, key],
    rules: rules.wildcard.rules,
    wildcards: { ...wildcards, [rules.wildcard.name]: key },
  };
}
