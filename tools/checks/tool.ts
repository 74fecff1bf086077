import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Check, Outcome } from './check';

/** Runs a tool of node_modules by its script, with this Node: no shell, no npx, the same on every system. */
function runTool(script: string, options: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join('node_modules', script), ...options],
      { maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        resolve({ problems: error ? 1 : 0, report: `${stdout}${stderr}`.trim() });
      },
    );
  });
}

/** A check that is a command line tool; its exit code decides. */
export function toolCheck(name: string, remedy: string, script: string, options: readonly string[]): Check {
  return { name, remedy, run: () => runTool(script, options) };
}
