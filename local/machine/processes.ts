import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Something that was started and can be ended. */
export interface Running {
  stop: () => Promise<void>;
}

interface Program {
  name: string;
  /** The program's script and its options; it runs with this Node. */
  command: readonly string[];
  cwd?: string;
  env?: Readonly<Record<string, string>>;
  /** Called with every piece of output. */
  onOutput?: (text: string) => void;
  /** Called when the program ends by itself. */
  onEnd?: (code: number | null) => void;
}

const endWithParent = new URL('./endWithParent.mjs', import.meta.url).href;
const timeoutMs = 10_000;

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Ends a program in order, or at once when it does not heed. */
export async function endProgram(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  await ended;
  clearTimeout(force);
}

/**
 * Starts a program in a process group of its own, so that Ctrl-C reaches us alone and we end it in order. Should we be
 * killed, its input closes, and `endWithParent` ends it all the same.
 */
export function startProgram({ name, command, cwd, env, onOutput, onEnd }: Program): Running {
  let stopping = false;
  const child = spawn(process.execPath, ['--import', endWithParent, ...command], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
  }
  child.on('error', (error) => console.error(`${name}: ${error.message}`));
  child.on('exit', (code) => {
    if (!stopping) onEnd?.(code);
  });
  return {
    stop: () => {
      stopping = true;
      return endProgram(child);
    },
  };
}
