import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { parseSync, Visitor } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { isFields, listOf, textOf } from '../../src/model/untrusted';
import { oldestBrowsers } from '../../tools/build/oldestBrowsers';
import { buildForTests } from '../support/builtShop';

const packageJson = createRequire(import.meta.url).resolve('@mdn/browser-compat-data/package.json');

/** Names that are newer than the oldest browsers, and why they may stand in the built code. */
const allowed: Readonly<Record<string, string>> = {
  startViewTransition: 'asked for before it is used (app/navigation)',
};

const numbers = (version: string): number[] => version.split('.').map(Number);

/** Whether a version comes after the other; a preview and a browser that has it nowhere do. */
function isAfter(version: unknown, oldest: string): boolean {
  if (typeof version !== 'string' || !/^[≤\d]/.test(version)) return true;
  const [major = 0, minor = 0] = numbers(version.replace('≤', ''));
  const [oldestMajor = 0, oldestMinor = 0] = numbers(oldest);
  return major === oldestMajor ? minor > oldestMinor : major > oldestMajor;
}

/** Whether one of the oldest browsers lacks a feature. */
function isNewer(support: unknown): boolean {
  if (!isFields(support)) return false;
  return Object.entries(oldestBrowsers).some(([browser, oldest]) => {
    const given = support[browser];
    const [first] = Array.isArray(given) ? listOf(given) : [given];
    return isFields(first) && (isAfter(first['version_added'], oldest) || first['flags'] !== undefined);
  });
}

/** All members of the objects of a part of the data: those that all of the browsers know, and those that one lacks. */
function membersOf(part: unknown): { known: Set<string>; newer: Set<string> } {
  const known = new Set<string>();
  const newer = new Set<string>();
  for (const object of Object.values(isFields(part) ? part : {})) {
    for (const [key, feature] of Object.entries(isFields(object) ? object : {})) {
      if (!isFields(feature) || !isFields(feature['__compat'])) continue;
      const name = key.replace(/_static$/, '').replace(/_event$/, '');
      (isNewer(feature['__compat']['support']) ? newer : known).add(name);
    }
  }
  return { known, newer };
}

/** Names of members that can only be a newer feature: no older object has one of the same name. */
async function newerMembers(): Promise<Set<string>> {
  const data: unknown = JSON.parse(await readFile(join(packageJson, '..', 'data.json'), 'utf8'));
  const { javascript, api } = isFields(data) ? data : {};
  const builtins = membersOf(isFields(javascript) ? javascript['builtins'] : undefined);
  const interfaces = membersOf(api);
  const known = new Set([...builtins.known, ...interfaces.known]);
  return new Set([...builtins.newer, ...interfaces.newer].filter((name) => !known.has(name)));
}

interface Used {
  members: Set<string>;
  expressions: string[];
}

/** What a file of code asks of the browser. */
function usedIn(path: string, code: string): Used {
  const members = new Set<string>();
  const expressions: string[] = [];
  new Visitor({
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (!callee.computed) members.add(callee.property.name);
    },
    Literal(node) {
      if ('regex' in node) expressions.push(textOf(node.raw));
    },
  }).visit(parseSync(path, code).program);
  return { members, expressions };
}

let used: (Used & { path: string })[] = [];
beforeAll(async () => {
  buildForTests();
  const files = (await readdir('dist', { recursive: true })).filter((name) => name.endsWith('.js'));
  used = await Promise.all(
    files.map(async (path) => ({ path, ...usedIn(path, await readFile(join('dist', path), 'utf8')) })),
  );
}, 600_000);

test('no method is called that one of the oldest browsers lacks', async () => {
  const newer = await newerMembers();
  const found = used.flatMap(({ path, members }) =>
    [...members]
      .filter((name) => newer.has(name) && !Object.hasOwn(allowed, name))
      .map((name) => [name, path]),
  );
  expect(found).toEqual([]);
});

test('no regular expression is written as one of the oldest browsers cannot read it', () => {
  // Sets (`v`) came with Safari 17, changed flags within with Safari 26.
  const isNew = /\/[a-z]*v[a-z]*$|\(\?[a-z]*-?[a-z]*:(?<!\(\?:)/;
  expect(used.flatMap(({ expressions }) => expressions.filter((text) => isNew.test(text)))).toEqual([]);
});

test('the data tells old from new', async () => {
  const newer = await newerMembers();
  expect(['groupBy', 'withResolvers', 'fromAsync'].filter((name) => !newer.has(name))).toEqual([]);
  expect(['toSorted', 'replaceAll', 'at', 'findLast'].filter((name) => newer.has(name))).toEqual([]);
});

test('the README names the oldest browsers', async () => {
  const { chrome, firefox, safari } = oldestBrowsers;
  expect(await readFile('README.md', 'utf8')).toContain(
    `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`,
  );
});
