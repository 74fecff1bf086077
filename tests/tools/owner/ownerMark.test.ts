import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listen } from '#local/machine/listen';
import { makeOwner, revokeOwner, type Accounts } from '#tools/owner/ownerMark';

let service: Server;
let accounts: Accounts;
let users: object[];
/** What the service was told to change. */
let updates: unknown[];

beforeAll(async () => {
  service = createServer((request, response) => {
    void json(request).then((body) => {
      if (request.headers.authorization !== 'Bearer secret') return response.writeHead(401).end('Denied.');
      if (request.url?.endsWith('accounts:update')) updates.push(body);
      return response.end(JSON.stringify({ users }));
    });
  });
  const { url } = await listen(service);
  accounts = { url: `${url}/v1/projects/shop`, token: 'secret' };
});
afterAll(() => service.close());
beforeEach(() => {
  users = [{ localId: 'ada', emailVerified: true }];
  updates = [];
});

test('a member with a verified address becomes an owner', async () => {
  expect(await makeOwner(accounts, 'ada@shop.example')).toContain('from the next sign-in on');
  expect(updates).toEqual([{ localId: 'ada', customAttributes: '{"admin":true}' }]);
});

test('an address that is not verified is nobody’s proof, and changes nothing', async () => {
  users = [{ localId: 'eve', emailVerified: false }];
  await expect(makeOwner(accounts, 'ada@shop.example')).rejects.toThrow('has not been verified');
  expect(updates).toEqual([]);
});

test('the mark is taken back, and what was signed in before ends', async () => {
  expect(await revokeOwner(accounts, 'ada@shop.example', 5_000_999)).toContain('is no owner any more');
  expect(updates).toEqual([{ localId: 'ada', customAttributes: '{}', validSince: '5000' }]);
});

test('somebody unknown, a stale token and a service that is away are told apart', async () => {
  users = [];
  await expect(makeOwner(accounts, 'bob@shop.example')).rejects.toThrow('Nobody has signed up as bob');
  await expect(makeOwner({ ...accounts, token: 'old' }, 'a@b.c')).rejects.toThrow('status 401');
  await expect(makeOwner({ ...accounts, url: 'http://127.0.0.1:1/v1' }, 'a@b.c')).rejects.toThrow(
    'No answer from 127.0.0.1:1.',
  );
});
