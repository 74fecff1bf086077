import { execFileSync } from 'node:child_process';

/**
 * Builds the shop for the local backend where dist/ is not current. In a process of its own: the test runner's settings
 * must not get into the build.
 */
export function buildForTests(): void {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  execFileSync(process.execPath, ['tools/run.mjs', 'build', '--local'], { env, stdio: 'inherit' });
}
