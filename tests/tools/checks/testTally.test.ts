import { describe, expect, it } from 'vitest';
import {
  addTallies,
  noTests,
  readReport,
  tallyOfPlaywright,
  tallyOfStep,
  tallyOfVitest,
} from '../../../tools/checks/testTally';

describe('the tally of all tests', () => {
  it('reads what Vitest counted', () => {
    expect(tallyOfVitest({ numPassedTests: 7, numFailedTests: 2 })).toEqual({ passed: 7, failed: 2 });
  });

  it('reads what Playwright counted', () => {
    expect(tallyOfPlaywright({ stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 0 } })).toEqual({
      passed: 6,
      failed: 2,
    });
  });

  it.each([undefined, null, 5, {}, { stats: null }])('finds no tests in the report %j', (report) => {
    expect(tallyOfVitest(report)).toEqual(noTests);
    expect(tallyOfPlaywright(report)).toEqual(noTests);
  });

  it('counts a step that failed without a test as one failure', () => {
    expect(tallyOfStep(false, noTests)).toEqual({ passed: 0, failed: 1 });
    expect(tallyOfStep(false, { passed: 3, failed: 2 })).toEqual({ passed: 3, failed: 2 });
    expect(tallyOfStep(true, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 0 });
  });

  it('adds up', () => {
    expect(addTallies({ passed: 1, failed: 2 }, { passed: 3, failed: 4 })).toEqual({ passed: 4, failed: 6 });
  });

  it('has no report where none was written', async () => {
    expect(await readReport('.cache/there-is-no-such-report.json')).toBeUndefined();
  });
});
