import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { digestOf } from '#model/digest';
import { lettersNode } from '#model/order/places';
import { numberOf } from '#model/untrusted';
import { nodeRequest, throwIfRefused, type Access } from './access';
import { readNews, type News } from './news';
import { messageOf } from '#tools/terminal/commandLine';

interface WatchOptions {
  /** A program that gets each piece of news as JSON; it is started without a shell, so an order cannot say what runs. */
  command?: string | undefined;
  /** An address that gets each piece of news as JSON. */
  webhook?: string | undefined;
  seconds?: number;
  say?: (line: string) => void;
  signal?: AbortSignal;
}

type Telling = (news: News) => Promise<void>;

async function runCommand(command: string, { data }: News): Promise<void> {
  const [program = '', ...words] = command.split(' ');
  const child = spawn(program, words, { stdio: ['pipe', 'inherit', 'inherit'] });
  child.stdin.on('error', () => undefined);
  child.stdin.end(JSON.stringify(data));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} ended with ${String(code)}.`);
}

async function tellWebhook(address: string, { data }: News): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`The webhook answered with status ${response.status}.`);
}

/** Up to when everything was told in this way; the first time, what is there already counts as told. */
async function readTold(access: Access, path: string): Promise<number> {
  const { value } = await nodeRequest(access, path);
  const told = numberOf(value);
  if (told !== undefined) return told;
  const newest = (await readNews(access, 0)).at(-1)?.createdAt ?? 0;
  await nodeRequest(access, path, { method: 'PUT', body: newest });
  return newest;
}

/**
 * Reports orders, messages and withdrawals as they come, until it is stopped, and at its start what came since it ran last. A
 * report or a read that fails is logged and tried again; access that is refused ends it.
 */
export async function watchNews(access: Access, options: WatchOptions): Promise<void> {
  const { command, webhook, seconds = 15, say = console.log, signal } = options;
  const isOver = (): boolean => signal?.aborted === true;
  const tellings: Telling[] = [];
  if (command !== undefined) tellings.push((news) => runCommand(command, news));
  if (webhook !== undefined) tellings.push((news) => tellWebhook(webhook, news));
  // Each way of telling remembers for itself how far it has come.
  const path = `${lettersNode}/told/${digestOf([command ?? null, webhook ?? null])}`;
  /** Reports that still have to be sent, by the place of what they tell. */
  const left = new Map<string, Telling[]>();
  let told = await readTold(access, path);
  say('Watching orders, messages and withdrawals.');
  for (; !isOver();) {
    try {
      for (const news of await readNews(access, told)) {
        const waiting = left.get(news.path) ?? [...tellings];
        left.set(news.path, waiting);
        for (let telling = waiting[0]; telling; telling = waiting[0]) {
          await telling(news);
          waiting.shift();
        }
        say(news.line);
        await nodeRequest(access, path, { method: 'PUT', body: news.createdAt });
        told = news.createdAt;
        left.delete(news.path);
      }
    } catch (error) {
      throwIfRefused(error);
      say(`Not told yet: ${messageOf(error)}`);
    }
    await wait(seconds * 1000);
  }
}
