import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { requireFreePorts, previewServices } from '#local/backend/portCheck';
import { ensureTestBrowser } from '#tools/browser/browser';
import { isPreviewOpen } from '#tools/browser/preview';
import {
  addTallies,
  noTests,
  readReport,
  tallyOfPlaywright,
  tallyOfStep,
  tallyOfVitest,
  type Tally,
} from '#tools/checks/testTally';
import { commandLine } from '#tools/terminal/commandLine';

commandLine('npm test: checks, unit tests, build and end-to-end tests.', {});

interface Step {
  name: string;
  command: readonly string[];
  /** Counts the tests of a step that has some. */
  tally?: () => Promise<Tally>;
}

const unitReport = join('.cache', 'unit.json');
const e2eReport = join('.cache', 'e2e.json');
const enginesReport = join('.cache', 'engines.json');

const steps: readonly Step[] = [
  // Builds the shop beside the checks that read the sources.
  { name: 'check', command: ['tools/run.mjs', 'check'] },
  {
    name: 'unit tests',
    command: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    tally: async () => tallyOfVitest(await readReport(unitReport), process.cwd()),
  },
  {
    name: 'end-to-end tests in a browser',
    command: ['tools/run.mjs', 'e2e'],
    tally: async () => tallyOfPlaywright(await readReport(e2eReport)),
  },
  {
    name: 'end-to-end tests in Firefox and WebKit',
    command: ['tools/run.mjs', 'engines', '--short'],
    tally: async () => tallyOfPlaywright(await readReport(enginesReport)),
  },
];

/** Runs one step with its output in sight. */
async function run({ name, command, tally }: Step): Promise<Tally> {
  console.log(`\n━━ ${name}`);
  const begin = performance.now();
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  const seconds = (performance.now() - begin) / 1000;
  console.log(`━━ ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(0)} s`);
  return tallyOfStep(name, status === 0, tally ? await tally() : noTests);
}

// A report of an earlier run must not be counted when this one ends early.
for (const report of [unitReport, e2eReport, enginesReport]) rmSync(report, { force: true });
process.env['CHROMIUM_PATH'] = ensureTestBrowser();
// The end-to-end tests come last and would find a taken port after minutes; a preview that is open already is used.
if (!(await isPreviewOpen())) await requireFreePorts(previewServices);

let total = noTests;
for (const step of steps) total = addTallies(total, await run(step));
for (const failure of total.failures) console.log(`✗ ${failure}`);
console.log(`\n${total.passed} passed, ${total.failures.length} failed`);
process.exitCode = total.failures.length === 0 ? 0 : 1;
