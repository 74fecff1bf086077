import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { databaseRules, databaseRulesText } from '#rules/rules';

test('the rules file is the one that the sources give', async () => {
  expect(readFileSync('database.rules.json', 'utf8')).toBe(databaseRulesText);
});

/** The hosted judge is another program than ours: what only ours is known to understand does not stand in the rules. */
test.each([
  ['a short word of patterns', /\\\\[sSdDwWbB]/],
  ['a slash in brackets that is not escaped', /\[[^\]\\]*(?<!\\)\/[^\]]*\]/],
  ['a flag of a pattern', /matches\(\/(?:[^/\\]|\\\\.)*\/[a-z]/],
])('the rules have nowhere %s', (_, pattern) => {
  for (const [expression] of databaseRulesText.matchAll(/matches\(.*?\/[a-z]?\)/g))
    expect(expression).not.toMatch(pattern);
});

test('no order’s rule makes a key of a number', () => {
  const { bills: _, ...others } = databaseRules.rules;
  expect(JSON.stringify(others)).not.toMatch(/'' \+/);
});
