import model from './stryker.config.mjs';

/**
 * The second half of `npm run mutants`. The rules are built once, when their module is loaded, so every mutant of theirs is
 * static: it is there from the start or not at all, and all tests of the rules judge it.
 */
export default {
  ...model,
  vitest: { configFile: 'vitest.rulesMutants.config.ts', related: false },
  mutate: ['rules/**/*.ts'],
  ignoreStatic: false,
  htmlReporter: { fileName: '.cache/mutants/rules.html' },
  jsonReporter: { fileName: '.cache/mutants/rules.json' },
  incrementalFile: '.cache/mutants/rulesIncremental.json',
};
