import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import { patienceMs, testMs } from './local/machine/patience.ts';
import { testsThatNeedIsolation } from './tests/support/isolation.ts';
import shop from './vite.config.ts';

/** Tests that need no browser: of the tools, and of services against the real local backend. */
const nodeFolders = [
  'built',
  'chaos',
  'local',
  'rules',
  'tools',
  'services/firebase/account',
  'services/firebase/orders',
].map((folder) => `tests/${folder}/`);
const nodeTests = nodeFolders.map((folder) => `${folder}**/*.test.ts`);
const needsNoWindow = (file: string): boolean =>
  ['tests/model/', ...nodeFolders].some((folder) => file.startsWith(folder));

const isolatedTests = testsThatNeedIsolation('tests');
/** Look at the built shop. */
const builtTests = ['tests/built/**/*.test.ts'];
/** Asks what a build depends on: with nothing in its surroundings that another file has left there. */
const fingerprintTest = 'tests/tools/build/buildFingerprint.test.ts';

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
      testTimeout: testMs,
      // What tests begin with starts databases and servers.
      hookTimeout: patienceMs,
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
            exclude: [...isolatedTests],
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
          // As above: a process of its own for each file takes longer than most of them.
          test: {
            name: 'node',
            environment: 'node',
            isolate: false,
            include: [...nodeTests],
            exclude: [...isolatedTests, ...builtTests, fingerprintTest],
          },
        },
        {
          extends: true,
          test: {
            name: 'isolated without a window',
            environment: 'node',
            include: [...isolatedTests.filter(needsNoWindow), fingerprintTest],
          },
        },
        {
          extends: true,
          test: {
            name: 'built',
            environment: 'node',
            include: builtTests,
            // Once, before all of them: two builds at a time would write into each other's files.
            globalSetup: 'tests/support/builtShop.ts',
          },
        },
      ],
    },
  }),
);
