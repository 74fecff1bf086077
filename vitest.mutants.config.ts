import { defineConfig } from 'vitest/config';

/** What judges a mutant of the model: its own tests and those of the rules, which take their limits from it. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/model/**/*.test.ts', 'tests/rules/**/*.test.ts'],
    testTimeout: 20_000,
  },
});
