import { defineConfig } from 'vitest/config';

/**
 * What judges a mutant of the rules: single allowed and forbidden requests. Not the comparison with database.rules.json, which
 * every mutant would fail, nor the random orders, which would take minutes for each.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/rules/*Rules.test.ts'],
    env: { RULES_CLIENT: 'REST' },
    testTimeout: 20_000,
  },
});
