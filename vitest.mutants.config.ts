import { defineConfig } from 'vitest/config';

/** What judges a mutant of the model or of the rules: their own tests, without a browser. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/model/**/*.test.ts', 'tests/rules/**/*.test.ts'],
    testTimeout: 20_000,
  },
});
