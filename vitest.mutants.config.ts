import { defineConfig } from 'vitest/config';
import { testsThatNeedIsolation } from './tests/support/isolation.ts';

/**
 * What judges a mutant of the model: its own tests. Those of the rules take minutes for one, and what they take from the model is
 * there before a mutant is. Those that search the whole sample build its index for each mutant, and those that change what others
 * have imported would judge in their place.
 */
export default defineConfig({
  test: {
    environment: 'node',
    // The model keeps nothing between calls.
    isolate: false,
    include: ['tests/model/**/*.test.ts'],
    exclude: [
      ...testsThatNeedIsolation('tests'),
      'tests/model/search/firstHits.test.ts',
      'tests/model/search/engine/understanding.test.ts',
    ],
    testTimeout: 20_000,
  },
});
