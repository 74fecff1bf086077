/** `npm run check`: every check; with names behind `--`, only those (`npm run check -- types translations`). */
import { checks as allChecks } from '#tools/checks/list';
import type { Check, Outcome } from '#tools/checks/check';
import { commandLine } from '#tools/terminal/commandLine';

const atOnce = 2;
const usage = `npm run check -- [NAME …], of ${allChecks.map(({ name }) => name).join(', ')}`;
const { positionals: asked } = commandLine(usage, {}, Number.POSITIVE_INFINITY);
const unknown = asked.filter((name) => allChecks.every((check) => check.name !== name));
if (unknown.length > 0) {
  console.error(
    `There is no check ${unknown.join(', ')}; these are there: ${allChecks.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}
const checks = asked.length === 0 ? allChecks : allChecks.filter(({ name }) => asked.includes(name));
const queue = [...checks];
const failed: Check[] = [];

function show(check: Check, outcome: Outcome, seconds: number): void {
  const verdict = outcome.problems === 0 ? 'holds' : 'FAILS';
  console.log(`\n── ${check.name}: ${verdict} (${seconds.toFixed(1)} s)`);
  if (outcome.report !== '') console.log(outcome.report);
  if (outcome.problems > 0) console.log(`→ ${check.remedy}`);
}

async function runNext(): Promise<void> {
  for (let check = queue.shift(); check; check = queue.shift()) {
    const begin = performance.now();
    const outcome = await check.run().catch((error: unknown) => ({ problems: 1, report: String(error) }));
    show(check, outcome, (performance.now() - begin) / 1000);
    if (outcome.problems > 0) failed.push(check);
  }
}

await Promise.all(Array.from({ length: atOnce }, runNext));
console.log(
  failed.length === 0
    ? `\nAll ${checks.length} checks hold.`
    : `\n${failed.length} of ${checks.length} checks fail: ${failed.map(({ name }) => name).join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
