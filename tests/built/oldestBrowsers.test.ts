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

/** The versions from which a browser has a feature, the whole of it first; a part of it may have come before. */
function versionsWith(feature: unknown, browser: string): string[] {
  const compat = isFields(feature) ? feature['__compat'] : undefined;
  const support = isFields(compat) ? compat['support'] : undefined;
  const given = isFields(support) ? support[browser] : undefined;
  const all: unknown[] = Array.isArray(given) ? given : [given];
  return all.map((one) => (isFields(one) ? textOf(one['version_added']).replace('≤', '') : ''));
}

/** Since when the browsers have a feature: `undefined` where one of them still has not, as code then has to ask for it anyway. */
function sinceWhen(feature: Fields): 'always' | 'lately' | undefined {
  const added = Object.entries(oldestBrowsers).map(([browser, oldest]) => ({
    version: versionsWith(feature, browser)[0] ?? '',
    oldest,
  }));
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
  /** Syntax that is newer than them; what is older the build's target sees to. */
  syntax: string[];
}

/** What a file of code asks of the browser. */
function usedIn(path: string, code: string): Used {
  const members = new Set<string>();
  const expressions: string[] = [];
  const syntax: string[] = [];
  new Visitor({
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (!callee.computed) members.add(callee.property.name);
    },
    Literal(node) {
      if ('regex' in node) expressions.push(textOf(node.raw));
    },
    VariableDeclaration({ kind }) {
      if (kind.includes('using')) syntax.push(kind);
    },
    ImportDeclaration({ attributes, phase }) {
      if (attributes.length > 0) syntax.push('import with attributes');
      if (phase) syntax.push(`import ${phase}`);
    },
    Decorator() {
      syntax.push('decorator');
    },
  }).visit(parseSync(path, code).program);
  return { members, expressions, syntax };
}

let used: (Used & { path: string })[] = [];
beforeAll(async () => {
  const files = (await readdir('dist', { recursive: true })).filter((name) => name.endsWith('.js'));
  used = await Promise.all(
    files.map(async (path) => ({ path, ...usedIn(path, await readFile(join('dist', path), 'utf8')) })),
  );
});

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
  // Sets (`v`) came with Safari 17, one name for two groups with Firefox 129, changed flags within with Safari 26.
  const isNew = /\/[a-z]*v[a-z]*$|\(\?<(\w+)>.*\(\?<\1>|\(\?[a-z]*-?[a-z]*:(?<!\(\?:)/;
  expect(used.flatMap(({ expressions }) => expressions.filter((text) => isNew.test(text)))).toEqual([]);
});

test('no syntax is newer than the oldest browsers', () => {
  expect(used.flatMap(({ path, syntax }) => syntax.map((kind) => [kind, path]))).toEqual([]);
  const { syntax } = usedIn('new.js', `import a from './a.json' with { type: 'json' }; { using b = a(); }`);
  expect(syntax).toEqual(['import with attributes', 'using']);
});

test('the data tells old from new', () => {
  const newer = newerMembers();
  expect(['groupBy', 'withResolvers', 'fromAsync'].filter((name) => !newer.has(name))).toEqual([]);
  expect(['toSorted', 'replaceAll', 'at', 'findLast'].filter((name) => newer.has(name))).toEqual([]);
});

/** What the first script of a page asks for (prerender/early/oldBrowser.ts): the data's place of it. */
const askedFor = [
  data.javascript.regular_expressions?.['lookbehind_assertion'],
  data.javascript.builtins?.['Array']?.['toSorted'],
  data.javascript.builtins?.['Object']?.['hasOwn'],
  data.api['AbortSignal']?.['timeout_static'],
];

test.each(Object.entries(oldestBrowsers))(
  'the first script turns away every %s before %s, and no later one',
  (browser, oldest) => {
    const had = askedFor.map((feature) => versionsWith(feature, browser).filter((one) => /^\d/.test(one)));
    expect(had.every((versions) => versions.some((version) => !isAfter(version, oldest)))).toBe(true);
    expect(had.flat()).toContain(oldest);
  },
);

test('the README names the oldest browsers', async () => {
  const { chrome, firefox, safari } = oldestBrowsers;
  expect(await readFile('README.md', 'utf8')).toContain(
    `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`,
  );
});
