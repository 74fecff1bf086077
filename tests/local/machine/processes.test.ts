import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { startProgram } from '#local/machine/processes';
import { eventually } from '#tests/support/eventually';

/** A program that says its process id and then waits for ever. */
const waiting = 'console.log(process.pid); setInterval(() => undefined, 1000);';

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a program that we start', () => {
  it('is gone when it has been stopped', async () => {
    let pid = 0;
    const running = startProgram({
      name: 'waiting',
      command: ['--eval', waiting],
      onOutput: (text) => {
        pid = Number(text);
      },
    });
    await eventually(() => expect(pid).toBeGreaterThan(0));
    expect(isAlive(pid)).toBe(true);
    await running.stop();
    expect(isAlive(pid)).toBe(false);
  });

  it('tells when it ends by itself', async () => {
    const code = await new Promise((tell) => {
      startProgram({ name: 'short', command: ['--eval', 'process.exit(3)'], onEnd: tell });
    });
    expect(code).toBe(3);
  });

  it('ends when the one that started it is killed', async () => {
    const module = pathToFileURL(resolve('local/machine/processes.ts')).href;
    const parent = spawn(process.execPath, [
      '--import',
      'tsx',
      '--input-type=module',
      '--eval',
      `const { startProgram } = await import(${JSON.stringify(module)});
       startProgram({ name: 'child', command: ['--eval', ${JSON.stringify(waiting)}], onOutput: (pid) => console.log(pid) });`,
    ]);
    const [output] = await once(parent.stdout, 'data');
    const pid = Number(String(output));
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await eventually(() => expect(isAlive(pid)).toBe(false));
  });
});

describe('the bootstrap', () => {
  it('runs a script of tools/commands with its options', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      'tools/run.mjs',
      'bench/bench',
      '--no-such-option',
    ]).catch((error: { stdout: string; stderr: string }) => ({ stdout: error.stderr }));
    expect(stdout).toContain("Unknown option '--no-such-option'");
  });
});
