import { once } from 'node:events';
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openTestDatabase } from './testDatabase';

const { host, port, namespace, put } = await openTestDatabase();
await put('/secret', 'owner');

/** fetch() lets nobody choose these headers. */
async function ask(headers: Record<string, string>, method = 'GET') {
  const asking = request({
    agent: false,
    host,
    port,
    path: `/secret.json?ns=${namespace}&auth=owner`,
    method,
    headers,
  });
  asking.end();
  const [response] = await once(asking, 'response');
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return { status: response.statusCode, body, allows: response.headers['access-control-allow-origin'] };
}

async function opens(headers: Record<string, string>): Promise<boolean> {
  const socket = new WebSocket(`ws://${host}:${port}/.ws?v=5&ns=${namespace}`, { headers });
  const isOpen = await once(socket, 'open').then(
    () => true,
    () => false,
  );
  socket.terminate();
  return isOpen;
}

const here: Record<string, string>[] = [
  { Host: `127.0.0.1:${port}` },
  { Host: `localhost:${port}`, Origin: 'http://localhost:5173' },
  { Host: `127.0.0.1:${port}`, Origin: 'http://127.0.0.1:5000' },
  { Host: `[::1]:${port}`, Origin: 'http://[::1]:5173' },
  { Host: `shop.localhost:${port}` },
];

const elsewhere: [string, Record<string, string>][] = [
  ['a site that was pointed at this machine', { Host: `evil.example:${port}` }],
  ['a name that only begins like one of this machine', { Host: `127.0.0.1.evil.example:${port}` }],
  ['a name that only ends like one', { Host: `evillocalhost:${port}` }],
  ['this machine’s address in the network', { Host: `192.168.0.7:${port}` }],
  ['a page of another site', { Host: `127.0.0.1:${port}`, Origin: 'https://evil.example' }],
  [
    'a page whose site begins like this machine',
    { Host: `127.0.0.1:${port}`, Origin: 'http://localhost.evil.example' },
  ],
  ['a page that hides its site', { Host: `127.0.0.1:${port}`, Origin: 'null' }],
];

describe('the local database', () => {
  it.each(here)('answers %j', async (headers) => {
    expect(await ask(headers)).toEqual({ status: 200, body: '"owner"', allows: headers['Origin'] });
    expect(await opens(headers)).toBe(true);
  });
  it.each(elsewhere)('refuses %s', async (_, headers) => {
    for (const method of ['GET', 'DELETE', 'OPTIONS']) {
      const answer = await ask(headers, method);
      expect(answer).toMatchObject({ status: 403, allows: undefined });
      expect(answer.body).not.toContain('owner');
    }
    expect(await opens(headers)).toBe(false);
  });
});
