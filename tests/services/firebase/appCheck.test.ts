import { beforeEach, describe, expect, test, vi } from 'vitest';

const settings = vi.hoisted(() => ({ siteKey: 'site-key' }));
vi.mock('#env', () => ({
  env: {
    get appCheckSiteKey() {
      return settings.siteKey;
    },
    errorReportUrl: '',
    isLocal: false,
    firebase: { apiKey: 'api-key', projectId: 'shop', appId: '1:2:web:3' },
    databaseNodeUrl: (node: string) => `https://shop.firebaseio.com/${node}.json`,
  },
}));
const library = vi.hoisted(() => ({ initialized: vi.fn<(app: unknown, options: unknown) => void>() }));
vi.mock('firebase/app', () => ({ initializeApp: () => ({ name: 'shop' }) }));
vi.mock('firebase/app-check', () => ({
  CustomProvider: class {
    constructor(readonly options: { getToken: () => Promise<unknown> }) {}
  },
  initializeAppCheck: library.initialized,
}));

const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : input.toString();
const fetched = vi.fn<typeof fetch>();
const execute = vi.fn<(key: string, options: object) => Promise<string>>();
const databaseRequests = () => fetched.mock.calls.filter(([url]) => addressOf(url).includes('firebaseio'));
const headersSent = () =>
  databaseRequests().map(([, init]) => new Headers(init?.headers).get('x-firebase-appcheck'));

beforeEach(() => {
  vi.resetModules();
  settings.siteKey = 'site-key';
  let number = 0;
  fetched.mockReset().mockImplementation((url) => {
    if (!addressOf(url).includes('firebaseappcheck')) return Promise.resolve(Response.json({}));
    number += 1;
    return Promise.resolve(Response.json({ token: `token-${number}`, ttl: '3600s' }));
  });
  execute.mockReset().mockResolvedValue('answer of reCAPTCHA');
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('grecaptcha', { enterprise: { ready: (run: () => void) => run(), execute } });
  // A script from elsewhere never loads here; it is told that it has.
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) queueMicrotask(() => node.dispatchEvent(new Event('load')));
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const services = async () => ({
  ...(await import('#services/firebase/rest')),
  ...(await import('#services/firebase/readCatalogue')),
});

describe('with a site key', () => {
  test('one token travels with every request to the database', async () => {
    const { askDatabase, readNode } = await services();
    await Promise.all([
      readNode('products'),
      readNode('programs'),
      askDatabase('', { method: 'PATCH', body: {} }),
    ]);
    expect(headersSent()).toEqual(['token-1', 'token-1', 'token-1']);
    expect(execute).toHaveBeenCalledExactlyOnceWith('site-key', { action: 'app_check' });
    const exchange = fetched.mock.calls.find(([url]) => addressOf(url).includes('firebaseappcheck'));
    expect(exchange && addressOf(exchange[0])).toBe(
      'https://content-firebaseappcheck.googleapis.com/v1/projects/shop/apps/1:2:web:3:exchangeRecaptchaEnterpriseToken?key=api-key',
    );
    expect(exchange?.[1]?.body).toBe('{"recaptchaEnterpriseToken":"answer of reCAPTCHA"}');
  });

  test('another one is asked for before it ends', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { readNode } = await services();
    await readNode('products');
    vi.advanceTimersByTime(3_541_000);
    await readNode('products');
    expect(headersSent()).toEqual(['token-1', 'token-2']);
  });

  test('a token that cannot be had does not keep the shop from asking', async () => {
    execute.mockRejectedValue(new Error('blocked'));
    const { readNode } = await services();
    await readNode('products');
    expect(headersSent()).toEqual([null]);
  });

  test.each([{}, [], { token: '', ttl: '3600s' }, { token: 'token' }, { token: 'token', ttl: 3600 }])(
    'an answer that is no token is none: %j',
    async (answer) => {
      const { readNode } = await services();
      fetched.mockImplementation((url) =>
        Promise.resolve(Response.json(addressOf(url).includes('firebaseappcheck') ? answer : {})),
      );
      await readNode('products');
      expect(headersSent()).toEqual([null]);
    },
  );

  test('the libraries of sign-in and database get the same one', async () => {
    const { firebaseApp } = await import('#services/firebase/app');
    await firebaseApp();
    expect(library.initialized).toHaveBeenCalledOnce();
    const provider = library.initialized.mock.calls[0]?.[1];
    expect(provider).toMatchObject({
      isTokenAutoRefreshEnabled: true,
      provider: { options: { getToken: expect.any(Function) } },
    });
  });
});

test('without one nothing is asked, and nothing sent', async () => {
  settings.siteKey = '';
  library.initialized.mockClear();
  const { readNode } = await services();
  await readNode('products');
  const { firebaseApp } = await import('#services/firebase/app');
  await firebaseApp();
  expect(headersSent()).toEqual([null]);
  expect(library.initialized).not.toHaveBeenCalled();
  expect(execute).not.toHaveBeenCalled();
});
