/** Mutation testing: `npm run mutants` changes the model, one place at a time, and asks whether a test notices. */
export default {
  packageManager: 'npm',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts', related: false },
  mutate: ['src/model/**/*.ts'],
  // Stryker 9 rewrites a tsconfig with an interface that TypeScript 7 no longer has; nothing here needs it rewritten.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 20_000,
  thresholds: { high: 95, low: 85, break: 85 },
  reporters: ['clear-text', 'html', 'json'],
  htmlReporter: { fileName: '.cache/mutants/index.html' },
  jsonReporter: { fileName: '.cache/mutants/mutants.json' },
  clearTextReporter: { reportTests: false, allowEmojis: false },
  incremental: true,
  incrementalFile: '.cache/mutants/incremental.json',
  tempDirName: '.cache/mutants/sandbox',
  ignorePatterns: ['dist', 'pictures-of-pages', 'test-results', 'public/pictures'],
};
