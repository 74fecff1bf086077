import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import data from '@mdn/browser-compat-data/forLegacyNode';
import { parseSync, Visitor } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { isFields, textOf, type Fields } from '#model/untrusted';
import { oldestBrowsers } from '#tools/build/oldestBrowsers';

/** Names that are newer than the oldest browsers, and why they may stand in the built code. */
const allowed: Readonly<Record<string, string>> = {
  captureStackTrace: 'Firebase asks for it before',
  createHTML: 'Trusted Types, which are asked for before',
  createPolicy: 'Trusted Types, which are asked for before',
  createScriptURL: 'Trusted Types, which are asked for before',
  getAttributeType: 'Trusted Types, which DOMPurify asks for before',
  share: 'the button is drawn where the browser has it',
  startViewTransition: 'React and the shop ask for it before',
  skipTransition: 'a method of what startViewTransition gives',
  getTextInfo: 'a method of React Router',
  destroy: 'a method of libraries',
  equals: 'a method of Firebase',
  fallback: 'a method of valibot',
  queue: 'a method of Firebase',
  subject: 'a method of the shop’s letters',
  take: 'a method of the shop',
  use: 'a method of React and of i18next',
};

/** Whether a version comes after the other. */
function isAfter(version: string, oldest: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest.split('.').map(Number);
  return major === oldestMajor ? minor > oldestMinor : major > oldestMajor;
}

/** Since when the browsers have a feature: `undefined` where one of them still has not, as code then has to ask for it anyway. */
function sinceWhen(feature: Fields): 'always' | 'lately' | undefined {
  const compat = feature['__compat'];
  const support = isFields(compat) ? compat['support'] : undefined;
  if (!isFields(support)) return undefined;
  const added = Object.entries(oldestBrowsers).map(([browser, oldest]) => {
    const given = support[browser];
    const first: unknown = Array.isArray(given) ? given[0] : given;
    const version = isFields(first) ? first['version_added'] : undefined;
    return { version: textOf(version).replace('≤', ''), oldest };
  });
  if (added.some(({ version }) => !/^\d/.test(version))) return undefined;
  return added.some(({ version, oldest }) => isAfter(version, oldest)) ? 'lately' : 'always';
}

interface Members {
  always: Set<string>;
  lately: Set<string>;
}

/** Gathers the names of all features of a part of the data, with what is in it. */
function gather(part: Fields, into: Members): Members {
  for (const [key, feature] of Object.entries(part)) {
    if (key === '__compat' || !isFields(feature)) continue;
    const since = sinceWhen(feature);
    if (since) into[since].add(key.replace(/_static$/, ''));
    gather(feature, into);
  }
  return into;
}

/** Names of members that can only be a newer feature: no older object has one of the same name. */
function newerMembers(): Set<string> {
  const { always, lately } = [data.javascript.builtins, data.api]
    .filter((part) => isFields(part))
    .reduce<Members>((members, part) => gather(part, members), { always: new Set(), lately: new Set() });
  return new Set([...lately].filter((name) => !always.has(name)));
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
  const files = (await readdir('dist', { recursive: true })).filter((name) => name.endsWith('.js'));
  used = await Promise.all(
    files.map(async (path) => ({ path, ...usedIn(path, await readFile(join('dist', path), 'utf8')) })),
  );
}, 600_000);

test('no method is called that one of the oldest browsers lacks', () => {
  const newer = newerMembers();
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

test('the data tells old from new', () => {
  const newer = newerMembers();
  expect(['groupBy', 'withResolvers', 'fromAsync'].filter((name) => !newer.has(name))).toEqual([]);
  expect(['toSorted', 'replaceAll', 'at', 'findLast'].filter((name) => newer.has(name))).toEqual([]);
});

test('the README names the oldest browsers', async () => {
  const { chrome, firefox, safari } = oldestBrowsers;
  expect(await readFile('README.md', 'utf8')).toContain(
    `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`,
  );
});
