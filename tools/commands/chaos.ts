import { spawnSync } from 'node:child_process';
import { commandLine, countOf } from '#tools/terminal/commandLine';

// `npm run chaos`: the order flow on many bad days. `-- --runs 100 --seed TEXT` brings the same days again.
const { values } = commandLine('npm run chaos -- [--runs 100] [--seed TEXT]', {
  runs: { type: 'string', default: '2000' },
  seed: { type: 'string' },
});
const runs = countOf('runs', values.runs);
const seed = values.seed ?? String(Date.now());
console.log(`${runs} bad days; again with: npm run chaos -- --runs ${runs} --seed ${seed}`);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'node', 'tests/chaos'],
  { stdio: 'inherit', env: { ...process.env, CHAOS_RUNS: String(runs), CHAOS_SEED: seed } },
);
process.exitCode = status ?? 1;
