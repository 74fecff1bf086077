import { execFileSync } from 'node:child_process';

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

/** The variables of this process without those that the test runner adds: with them dist/ would count as another build. */
export function environmentWithoutRunner(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, VITEST: __, VITE_PORT_SHIFT: ___, ...env } = process.env;
  return env;
}
