import { readFile } from 'node:fs/promises';

/** How many tests passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

export const noTests: Tally = { passed: 0, failed: 0 };

export const addTallies = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

function numbersAt(value: unknown, names: readonly string[]): number[] {
  return names.map((name) => {
    const found = value instanceof Object ? Reflect.get(value, name) : undefined;
    return typeof found === 'number' ? found : 0;
  });
}

/** Reads Vitest's JSON report. */
export function tallyOfVitest(report: unknown): Tally {
  const [passed = 0, failed = 0] = numbersAt(report, ['numPassedTests', 'numFailedTests']);
  return { passed, failed };
}

/** Reads Playwright's JSON report; a test that only passed at its second try counts as passed. */
export function tallyOfPlaywright(report: unknown): Tally {
  const stats = report instanceof Object && 'stats' in report ? report.stats : undefined;
  const [expected = 0, flaky = 0, unexpected = 0] = numbersAt(stats, ['expected', 'flaky', 'unexpected']);
  return { passed: expected + flaky, failed: unexpected };
}

/** The parsed report, or nothing when the run ended before it wrote one. */
export async function readReport(path: string): Promise<unknown> {
  return readFile(path, 'utf8').then(
    (text): unknown => JSON.parse(text),
    () => undefined,
  );
}

/** A step that failed without a failing test of its own still counts as one. */
export function tallyOfStep(succeeded: boolean, tests: Tally): Tally {
  return succeeded || tests.failed > 0 ? tests : addTallies(tests, { passed: 0, failed: 1 });
}
