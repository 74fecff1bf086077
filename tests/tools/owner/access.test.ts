import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nodeRequest, openAccess } from '#tools/owner/access';

const database = 'https://shop.example/?ns=shop';
const minute = 60_000;
const tokensSeen: (string | null)[] = [];
let signIns = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'key');
  vi.stubEnv('OWNER_PASSWORD', 'secret');
  tokensSeen.length = 0;
  signIns = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const url = new URL(new Request(input).url);
    if (url.hostname === 'identitytoolkit.googleapis.com') {
      signIns += 1;
      return Promise.resolve(Response.json({ idToken: `token${signIns}`, expiresIn: '3600' }));
    }
    tokensSeen.push(url.searchParams.get('auth'));
    return Promise.resolve(Response.json(null));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('an owner who has signed in stays so for longer than the hour of a token', async () => {
  const access = await openAccess({ url: database, email: 'olga@shop.example' });
  for (const minutes of [0, 50, 10, 54, 10]) {
    vi.setSystemTime(Date.now() + minutes * minute);
    await nodeRequest(access, 'guestOrders');
  }
  expect(tokensSeen).toEqual(['token1', 'token1', 'token2', 'token2', 'token3']);
});

test('an administrator’s token is as it is', async () => {
  const access = await openAccess({ url: database, token: 'given' });
  await nodeRequest(access, 'guestOrders');
  expect(tokensSeen).toEqual([null]);
  expect(signIns).toBe(0);
});
