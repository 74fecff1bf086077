import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const runFile = promisify(execFile);
/** Milliseconds between two looks at the memory. */
const samplePause = 200;

/** Where Linux tells of this process, in hundredths of a second: its own time, and that of processes it has waited for. */
const statistics = '/proc/self/stat';

/** The time of the processor that this process has taken; on Linux with the processes it started, which have ended. */
export function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1_000_000;
  if (!existsSync(statistics)) return own;
  // Behind the name in brackets; the children's are the 16th and the 17th field.
  const fields = readFileSync(statistics, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return own + (Number(fields[13]) + Number(fields[14])) / 100;
}

/** The memory of a process and all that it has started, in megabytes; `ps` counts in kilobytes. */
export function memoryOf(root: number, processes: string): number {
  const rows = processes
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent: number): number =>
    rows.reduce((sum, [id = 0, of, kilobytes = 0]) => (of === parent ? sum + kilobytes + below(id) : sum), 0);
  const own = rows.find(([id]) => id === root)?.[2] ?? 0;
  return (own + below(root)) / 1024;
}

/** Watches the memory of a process and all that it starts; the returned function ends this and tells the most it was. */
export function watchMemory(root: number): () => number {
  let most = 0;
  const look = async (): Promise<void> => {
    const { stdout } = await runFile('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
    most = Math.max(most, memoryOf(root, stdout));
  };
  const timer = setInterval(() => void look(), samplePause).unref();
  return () => {
    clearInterval(timer);
    return most;
  };
}
