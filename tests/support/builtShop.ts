import { execFileSync } from 'node:child_process';
import shop from '../../vite.config.ts';

/**
 * Builds the shop for the local backend where dist/ is not current. In a process of its own: the test runner's settings
 * must not get into the build.
 */
export function setup(): void {
  execFileSync(process.execPath, ['tools/run.mjs', 'build', '--local'], {
    env: environmentWithoutRunner(),
    stdio: 'inherit',
  });
}

/** What the test runner adds to the variables of the process: its own, and a copy of each constant that the build puts into the code. */
const addedByRunner = new Set([
  'NODE_ENV',
  'VITEST',
  ...Object.keys(shop.define ?? {}).map((name) => name.replace('import.meta.env.', '')),
]);

/** The variables of this process without those that the test runner adds: with them dist/ would count as another build. */
export const environmentWithoutRunner = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !addedByRunner.has(name)));
