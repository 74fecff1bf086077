import { defineConfig } from 'vitest/config';

/**
 * What judges a mutant of the model: its own tests. Those of the rules take minutes for one, and what they take from the model is
 * there before a mutant is.
 */
export default defineConfig({
  test: {
    environment: 'node',
    // The model keeps nothing between calls.
    isolate: false,
    include: ['tests/model/**/*.test.ts'],
    testTimeout: 20_000,
  },
});
