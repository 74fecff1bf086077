import { createServer } from 'node:http';
import { readFile, writeFile } from 'node:fs/promises';
import { json } from 'node:stream/consumers';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { newMessagePath, sendMessage } from '#services/firebase/orders/messages';
import { listen } from '#local/machine/listen';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { readOrders } from '#tools/owner/orders/orderBook';
import { watchNews } from '#tools/owner/watchNews';
import { mat } from '#tests/rules/shopData';
import { draftOf, order } from '#tests/support/shoppers';
import { shopDatabase } from '#tests/support/shopDatabase';
import { eventually } from '#tests/support/eventually';
import { ownFolder } from '#tests/support/ownFolder';

const { access, ask } = shopDatabase();
afterEach(() => vi.restoreAllMocks());

async function orderSomething(): Promise<BookedOrder> {
  await order(ask, draftOf([{ ...mat, kind: 'product', quantity: 1 }]));
  const [entry] = await readOrders(access);
  if (!entry) throw new Error('Nothing was ordered.');
  return entry;
}

/** Watches until `isEnough` of what is said. */
async function heardUntil(isEnough: (heard: string) => boolean): Promise<string> {
  const heard: string[] = [];
  const stop = new AbortController();
  const say = (line: string): void => {
    heard.push(line);
    if (isEnough(heard.join('\n'))) stop.abort();
  };
  await watchNews(access, { seconds: 0.02, signal: stop.signal, say });
  return heard.join('\n');
}

/** Watches while something is ordered, until `isTold` passes. */
async function watchOrder(
  isTold: (heard: string, number: string) => void,
  ways: { command?: string; webhook?: string } = {},
): Promise<{ heard: string[]; number: string }> {
  const heard: string[] = [];
  const stop = new AbortController();
  const say = (line: string): void => void heard.push(line);
  const watching = watchNews(access, { seconds: 0.02, signal: stop.signal, say, ...ways });
  await eventually(() => expect(heard).toHaveLength(1));
  const { number } = await orderSomething();
  await eventually(() => isTold(heard.join('\n'), number));
  stop.abort();
  await watching;
  return { heard, number };
}

test('what came while nobody watched is told at the next start: orders, messages and withdrawals, once', async () => {
  await orderSomething();
  // The first time, what is there counts as told.
  const first = await heardUntil((heard) => heard.startsWith('Watching'));
  expect(first).not.toContain('EW-');
  const { number } = await orderSomething();
  const sender = { name: 'Ada', email: 'ada@shop.example', language: 'en' };
  const contact = { ...sender, topic: 'other', message: 'Hello' } as const;
  await sendMessage({ path: newMessagePath('contactMessages') }, contact, ask);
  await sendMessage({ path: newMessagePath('withdrawals') }, { ...sender, about: number }, ask);
  const heard = await heardUntil((text) => text.includes('EWW-'));
  expect(heard.split('\n').map((line) => line.split('-')[0])).toEqual([
    'Watching orders, messages and withdrawals.',
    'EW',
    'EWC',
    'EWW',
  ]);
  expect(heard).toContain(number);
  const { number: next } = await orderSomething();
  const again = await heardUntil((text) => text.includes(next));
  expect(again.split('\n')).toHaveLength(2);
});

test('access that is refused ends it with what to do', async () => {
  const stranger = { databaseUrl: access.databaseUrl, idToken: 'e30.e30.' };
  await expect(watchNews(stranger, { seconds: 0.02, say: () => undefined })).rejects.toThrow(/40[13]|refuse/);
  const heard: string[] = [];
  const real = globalThis.fetch;
  const watching = watchNews(access, { seconds: 0.02, say: (line) => void heard.push(line) });
  await eventually(() => expect(heard).toHaveLength(1));
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    new Request(input).url.includes('guestOrders')
      ? Promise.resolve(Response.json({ error: 'Auth token is expired' }, { status: 401 }))
      : real(input, init),
  );
  await expect(watching).rejects.toThrow('it is renewed');
});

test('says new orders as they come', async () => {
  const { heard } = await watchOrder((told, number) => expect(told).toContain(number));
  expect(heard).toHaveLength(2);
});

test('tells a webhook of a new order, and again when it could not be told', async () => {
  const told: unknown[] = [];
  let isAway = true;
  const hook = createServer((request, response) => {
    void json(request).then((body) => {
      if (!isAway) told.push(body);
      response.writeHead(isAway ? 503 : 200).end();
      isAway = false;
    });
  });
  const { url } = await listen(hook);
  const { heard, number } = await watchOrder(() => expect(told).toHaveLength(1), { webhook: url });
  hook.close();
  expect(heard.join('\n')).toContain('Not told yet: The webhook answered with status 503.');
  expect(told).toMatchObject([{ number, status: 'placed', contact: { name: expect.any(String) } }]);
});

test('gives a command a new order once, also where the webhook has to be told again', async () => {
  const folder = ownFolder();
  const file = join(folder, 'told.txt');
  const append = join(folder, 'append.mjs');
  await writeFile(
    append,
    `import { appendFileSync, readFileSync } from 'node:fs';
     appendFileSync(${JSON.stringify(file)}, JSON.parse(readFileSync(0, 'utf8')).number + '\\n');`,
  );
  let answered = 0;
  const hook = createServer((_request, response) => {
    answered += 1;
    response.writeHead(answered < 3 ? 503 : 200).end();
  });
  const { url } = await listen(hook);
  const { number } = await watchOrder((told, ordered) => expect(told).toContain(ordered), {
    command: `${process.execPath} ${append}`,
    webhook: url,
  });
  hook.close();
  expect(answered).toBe(3);
  expect(await readFile(file, 'utf8')).toBe(`${number}\n`);
});
