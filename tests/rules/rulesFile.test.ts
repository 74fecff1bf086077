import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { databaseRulesText } from '../../rules/rules';

test('the rules file is the one that the sources give', async () => {
  expect(readFileSync('database.rules.json', 'utf8')).toBe(databaseRulesText);
});
