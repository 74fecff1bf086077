import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { wholeNode } from '#services/firebase/keyRange';
import { CatalogueReadError, firstRange, readNode } from '#services/firebase/readCatalogue';

type Fetch = typeof fetch;
const fetched = vi.fn<Fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  fetched.mockReset();
});

const answers = (status: number, body: unknown = {}) => Promise.resolve(Response.json(body, { status }));

/** The read with all its pauses, as its value or its problem. */
async function read(): Promise<unknown> {
  const result = readNode('programs').catch((error: unknown) =>
    error instanceof CatalogueReadError ? error.problem : error,
  );
  await vi.runAllTimersAsync();
  return result;
}

describe('reading a node', () => {
  test('gives it whole, read once over REST', async () => {
    fetched.mockImplementation(() => answers(200, [null, { id: 'calm' }]));
    expect(await read()).toEqual([null, { id: 'calm' }]);
    expect(fetched).toHaveBeenCalledOnce();
    expect(fetched.mock.calls[0]?.[0]).toBe(
      'http://127.0.0.1:9000/programs.json?ns=demo-eightwell-default-rtdb',
    );
  });
  test('asks for some of its rows by key', async () => {
    fetched.mockImplementation(() => answers(200, {}));
    await readNode('products', { from: 'a "b"', most: 5 });
    const [asked] = fetched.mock.calls[0] ?? [];
    const { searchParams } = new URL(asked instanceof Request ? asked.url : (asked ?? ''));
    expect(Object.fromEntries(searchParams)).toMatchObject({
      orderBy: '"$key"',
      startAt: JSON.stringify('a "b"'),
      limitToFirst: '5',
    });
  });
  test('asks for a thousand rows at once, or for as many as the page says', () => {
    const page = document.implementation.createHTMLDocument();
    expect(firstRange(page)).toBe(wholeNode);
    page.head.innerHTML = '<meta name="catalogue-page" content="100" />';
    expect(firstRange(page)).toEqual({ most: 100 });
  });
  test('gives null where there is none', async () => {
    fetched.mockImplementation(() => answers(200, null));
    expect(await read()).toBeNull();
  });
  test.each([
    [401, 'permission_denied'],
    [403, 'permission_denied'],
    [413, 'too_big'],
  ])('that is answered with %d is %s, and not asked for again', async (status, problem) => {
    fetched.mockImplementation(() => answers(status));
    expect(await read()).toBe(problem);
    expect(fetched).toHaveBeenCalledOnce();
  });
  test.each([
    ['answered with 503', () => answers(503)],
    ['cut off', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answered with a page', () => Promise.resolve(new Response('<html>'))],
  ])('that is %s is tried three times', async (_, answer) => {
    fetched.mockImplementation(answer);
    expect(await read()).toBe('unavailable');
    expect(fetched).toHaveBeenCalledTimes(3);
  });
  test('succeeds at the second try', async () => {
    fetched.mockImplementationOnce(() => answers(500)).mockImplementation(() => answers(200, { a: 1 }));
    expect(await read()).toEqual({ a: 1 });
  });
  test('that stays silent is given up after its ten seconds, and not waited for again', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    fetched.mockImplementation(() => Promise.reject(new DOMException('Too late.', 'TimeoutError')));
    expect(await read()).toBe('unavailable');
    expect(timeout).toHaveBeenCalledWith(10_000);
    expect(fetched).toHaveBeenCalledOnce();
  });
});
