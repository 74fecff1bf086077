import type { BookedOrder } from '#model/desk/bookedOrder';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Access } from '#tools/owner/access';
import { listLine, readOrders } from './orderBook';

interface WatchOptions {
  /** A program that gets each new order as JSON; it is started without a shell, so an order cannot say what runs. */
  command?: string | undefined;
  /** An address that gets each new order as JSON. */
  webhook?: string | undefined;
  seconds?: number;
  say?: (line: string) => void;
  signal?: AbortSignal;
}

type Telling = (entry: BookedOrder) => Promise<void>;

const jsonOf = ({ number, path, order }: BookedOrder): string => JSON.stringify({ number, path, ...order });

async function runCommand(command: string, entry: BookedOrder): Promise<void> {
  const [program = '', ...words] = command.split(' ');
  const child = spawn(program, words, { stdio: ['pipe', 'inherit', 'inherit'] });
  child.stdin.on('error', () => undefined);
  child.stdin.end(jsonOf(entry));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} ended with ${String(code)}.`);
}

async function tellWebhook(address: string, entry: BookedOrder): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: jsonOf(entry),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`The webhook answered with status ${response.status}.`);
}

const wait = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Reports new orders as they come, until it is stopped. A report or a read that fails is logged and tried again. */
export async function watchOrders(access: Access, options: WatchOptions): Promise<void> {
  const { command, webhook, seconds = 15, say = console.log, signal } = options;
  const isOver = (): boolean => signal?.aborted === true;
  const tellings: Telling[] = [];
  if (command !== undefined) tellings.push((entry) => runCommand(command, entry));
  if (webhook !== undefined) tellings.push((entry) => tellWebhook(webhook, entry));
  /** Reports that still have to be sent, by the path of the order. */
  const left = new Map<string, Telling[]>();
  // Orders that exist at the start are not reported.
  const known = new Set((await readOrders(access)).map(({ path }) => path));
  say(`Watching; ${known.size} orders so far.`);
  for (; !isOver();) {
    await wait(seconds * 1000, signal);
    try {
      const fresh = (await readOrders(access)).filter(({ path }) => !known.has(path)).toReversed();
      for (const entry of fresh) {
        const waiting = left.get(entry.path) ?? [...tellings];
        left.set(entry.path, waiting);
        for (let telling = waiting[0]; telling; telling = waiting[0]) {
          await telling(entry);
          waiting.shift();
        }
        left.delete(entry.path);
        known.add(entry.path);
        say(listLine(entry));
      }
    } catch (error) {
      say(`Not told yet: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
