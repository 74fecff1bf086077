import { readFile } from 'node:fs/promises';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { readSources, typeScript, type Source } from '#tools/build/sources';

/** A function that does not look at the error it is given. */
const isDeaf = (node: { type: string } | undefined): boolean =>
  node?.type === 'ArrowFunctionExpression' &&
  'params' in node &&
  Array.isArray(node.params) &&
  node.params.length === 0;

/** Whether a file has a `catch {`, `.catch(() => …)` or `.then(…, () => …)`. */
function swallowsErrors({ path, text }: Source): boolean {
  if (!/\b(?:catch|then)\b/.test(text)) return false;
  let isFound = false;
  new Visitor({
    CatchClause({ param }) {
      isFound ||= param === null;
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name } = callee.property;
      isFound ||= (name === 'catch' && isDeaf(given[0])) || (name === 'then' && isDeaf(given[1]));
    },
  }).visit(parseSync(path, text).program);
  return isFound;
}

test('every caught error is reported, but where the list of exceptions says why not', async () => {
  const decision = await readFile('docs/decisions/errors.md', 'utf8');
  const [, list = ''] = decision.split('## Where an error is caught and not reported\n');
  const [exceptions = ''] = list.split('\n## ');
  const named = [...exceptions.matchAll(/`([\w/-]+\.tsx?)`/g)].map(([, file = '']) => `src/${file}`);
  const sources = await readSources('src', typeScript);
  expect(
    sources
      .filter(swallowsErrors)
      .map(({ path }) => path)
      .filter((path) => !named.includes(path)),
  ).toEqual([]);
  expect(named.filter((file) => sources.every(({ path }) => path !== file))).toEqual([]);
});
