import { describe, expect, it } from 'vitest';
import {
  addTallies,
  noTests,
  readReport,
  tallyOfPlaywright,
  tallyOfStep,
  tallyOfVitest,
} from '#tools/checks/testTally';

const unitReport = {
  numPassedTests: 2,
  testResults: [
    {
      name: '/home/me/shop/tests/model/cart.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'the cart adds' },
        {
          status: 'failed',
          fullName: 'the cart removes',
          failureMessages: ['Error: expected 1\n    at cart.ts:3:1'],
        },
      ],
    },
    {
      name: '/home/me/shop/tests/model/broken.test.ts',
      status: 'failed',
      message: 'Cannot find module\nlong trace',
      assertionResults: [],
    },
    {
      name: '/home/me/shop/tests/model/fine.test.ts',
      status: 'passed',
      message: '',
      assertionResults: [{ status: 'passed', fullName: 'stands' }],
    },
  ],
};

const endToEnd = (title: string, status: string) => ({
  title,
  file: 'shopping/cart.spec.ts',
  tests: [
    {
      projectName: 'phone',
      status,
      results: [
        {
          errors:
            status === 'unexpected' ? [{ message: '\u001b[31mError: \u001b[39mtoo late\n\nCall log:' }] : [],
        },
      ],
    },
  ],
});

const endToEndReport = {
  stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 0 },
  suites: [
    {
      specs: [endToEnd('undo', 'unexpected'), endToEnd('adds', 'expected')],
      suites: [{ specs: [endToEnd('empties', 'unexpected')] }],
    },
  ],
};

describe('the tally of all tests', () => {
  it('counts what Vitest passed, and names what failed, a file that could not be loaded too', () => {
    expect(tallyOfVitest(unitReport, '/home/me/shop')).toEqual({
      passed: 2,
      failures: [
        'tests/model/cart.test.ts › the cart removes: Error: expected 1',
        'tests/model/broken.test.ts: Cannot find module',
      ],
    });
  });

  it('counts what Playwright passed, and names what failed', () => {
    expect(tallyOfPlaywright(endToEndReport)).toEqual({
      passed: 6,
      failures: [
        'e2e/shopping/cart.spec.ts › undo [phone]: Error: too late',
        'e2e/shopping/cart.spec.ts › empties [phone]: Error: too late',
      ],
    });
  });

  it.each([undefined, null, 5, {}, { stats: null }, { testResults: [5], suites: [null] }])(
    'finds no tests in the report %j',
    (report) => {
      expect(tallyOfVitest(report, '/')).toEqual(noTests);
      expect(tallyOfPlaywright(report)).toEqual(noTests);
    },
  );

  it('counts a step that failed without a test as one failure', () => {
    expect(tallyOfStep('check', false, noTests)).toEqual({ passed: 0, failures: ['check'] });
    expect(tallyOfStep('unit tests', false, { passed: 3, failures: ['a', 'b'] }).failures).toEqual([
      'a',
      'b',
    ]);
    expect(tallyOfStep('unit tests', true, { passed: 3, failures: [] })).toEqual({ passed: 3, failures: [] });
  });

  it('adds up', () => {
    expect(addTallies({ passed: 1, failures: ['a'] }, { passed: 3, failures: ['b'] })).toEqual({
      passed: 4,
      failures: ['a', 'b'],
    });
  });

  it('has no report where none was written', async () => {
    expect(await readReport('.cache/there-is-no-such-report.json')).toBeUndefined();
  });
});
