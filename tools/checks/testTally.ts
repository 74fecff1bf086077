import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { fieldsOf, isFields, listOf, numberOf, textOf, type Fields } from '#model/untrusted';

/** How many tests passed, and which failed: a line each, with where it stands and the first line of why. */
export interface Tally {
  passed: number;
  failures: readonly string[];
}

export const noTests: Tally = { passed: 0, failures: [] };

export const addTallies = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failures: [...a.failures, ...b.failures],
});

const objectsIn = (value: unknown): Fields[] => listOf(value).filter(isFields);

function failureLine(where: string, message: unknown): string {
  const [reason = ''] = stripVTControlCharacters(textOf(message)).split('\n');
  return reason ? `${where}: ${reason}` : where;
}

function vitestFailures(file: Fields, root: string): string[] {
  if (file['status'] !== 'failed') return [];
  const path = relative(root, textOf(file['name']));
  const tests = objectsIn(file['assertionResults']).filter(({ status }) => status === 'failed');
  if (tests.length === 0) return [failureLine(path, file['message'])];
  return tests.map(({ fullName, failureMessages }) =>
    failureLine(`${path} › ${textOf(fullName)}`, listOf(failureMessages)[0]),
  );
}

/** Reads Vitest's JSON report; `root` is the folder that its paths are told from. */
export function tallyOfVitest(report: unknown, root: string): Tally {
  const { numPassedTests, testResults } = fieldsOf(report);
  return {
    passed: numberOf(numPassedTests) ?? 0,
    failures: objectsIn(testResults).flatMap((file) => vitestFailures(file, root)),
  };
}

function playwrightFailures(suite: Fields): string[] {
  const own = objectsIn(suite['specs']).flatMap(({ title, file, tests }) =>
    objectsIn(tests)
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => {
        const [error] = objectsIn(objectsIn(results).at(-1)?.['errors']);
        const where = `${join('e2e', textOf(file))} › ${textOf(title)} [${textOf(projectName)}]`;
        return failureLine(where, error?.['message']);
      }),
  );
  return [...own, ...objectsIn(suite['suites']).flatMap(playwrightFailures)];
}

/** Reads Playwright's JSON report; a test that only passed at its second try counts as passed. */
export function tallyOfPlaywright(report: unknown): Tally {
  const { stats, suites } = fieldsOf(report);
  const { expected, flaky } = fieldsOf(stats);
  return {
    passed: (numberOf(expected) ?? 0) + (numberOf(flaky) ?? 0),
    failures: objectsIn(suites).flatMap(playwrightFailures),
  };
}

/** The parsed report, or nothing when the run ended before it wrote one. */
export async function readReport(path: string): Promise<unknown> {
  return readFile(path, 'utf8').then(
    (text): unknown => JSON.parse(text),
    () => undefined,
  );
}

/** A step that failed without a failing test of its own still counts as one. */
export function tallyOfStep(name: string, succeeded: boolean, tests: Tally): Tally {
  return succeeded || tests.failures.length > 0 ? tests : addTallies(tests, { passed: 0, failures: [name] });
}
