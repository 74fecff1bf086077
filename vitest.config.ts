import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import { testsThatNeedIsolation } from './tests/support/isolation.ts';
import shop from './vite.config.ts';

/** Tests that need no browser: of the tools, and of services against the real local backend. */
const nodeTests = [
  'tests/{built,chaos,local,rules,tools}/**/*.test.ts',
  'tests/services/firebase/{account,orders}/**/*.test.ts',
];

const isolatedTests = testsThatNeedIsolation('tests');

/** What tests of components share. */
const inWindow = {
  extends: true as const,
  // What a test expects of an address does not depend on which ports are free.
  define: { 'import.meta.env.VITE_PORT_SHIFT': JSON.stringify('0') },
  test: {
    environment: 'jsdom' as const,
    exclude: ['tests/model/**', ...nodeTests],
    setupFiles: ['tests/support/setup.ts'],
  },
};

export default mergeConfig(
  shop,
  defineConfig({
    test: {
      reporters: ['default'],
      // Properties try a hundred cases, and a busy machine takes its time.
      testTimeout: 20_000,
      // Left alone, the runner keeps one core to itself, which halves a machine with two.
      maxWorkers: availableParallelism(),
      // Tests read the names that stand in the style sheets.
      css: { modules: { classNameStrategy: 'non-scoped' } },
      projects: [
        {
          extends: true,
          // The rules know no browser and keep nothing between calls: without both they are tested in a fraction of the time.
          test: {
            name: 'model',
            environment: 'node',
            isolate: false,
            include: ['tests/model/**/*.test.ts'],
          },
        },
        {
          ...inWindow,
          test: {
            ...inWindow.test,
            name: 'shop',
            // To load the shop once for all files takes less than half the time.
            isolate: false,
            include: ['tests/**/*.test.{ts,tsx}'],
            exclude: [...inWindow.test.exclude, ...isolatedTests],
          },
        },
        { ...inWindow, test: { ...inWindow.test, name: 'isolated', include: isolatedTests } },
        {
          extends: true,
          test: { name: 'node', environment: 'node', include: [...nodeTests] },
        },
      ],
    },
  }),
);
