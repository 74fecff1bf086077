import { afterEach, describe, expect, it } from 'vitest';
import { Heard } from './observe';
import { openTestDatabase } from './testDatabase';

const database = await openTestDatabase({ rules: { news: { '.read': true, '.indexOn': 'n' } } });
let controller = new AbortController();

afterEach(() => {
  controller.abort();
  controller = new AbortController();
});

/** Opens a server-sent event stream and collects its events. */
async function stream(path: string): Promise<Heard<string>> {
  const heard = new Heard<string>();
  const response = await database.rest(path, {
    headers: { Accept: 'text/event-stream' },
    signal: controller.signal,
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  void collect(response, heard).catch(() => undefined);
  return heard;
}

async function collect(response: Response, heard: Heard<string>): Promise<void> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    const events = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
    rest = events.pop() ?? '';
    events.forEach(heard.add);
  }
}

describe('an event stream', () => {
  it('begins with the data and goes on with every change', async () => {
    await database.put('/news', { a: 1 });
    const heard = await stream('/news.json');
    await heard.count(1);
    await database.put('/news/b/c', 2);
    await database.rest('/.json?auth=owner', { method: 'PATCH', body: '{"news/a":3,"news/b/c":4}' });
    await database.put('', null);
    expect(await heard.count(4)).toEqual([
      'event: put\ndata: {"path":"/","data":{"a":1}}',
      'event: put\ndata: {"path":"/b/c","data":2}',
      'event: patch\ndata: {"path":"/","data":{"a":3,"b/c":4}}',
      'event: put\ndata: {"path":"/","data":null}',
    ]);
  });

  it('shows the window of a query', async () => {
    await database.put('/news', { a: { n: 1 }, b: { n: 2 } });
    const heard = await stream('/news.json?orderBy="n"&limitToFirst=1');
    await heard.count(1);
    await database.put('/news/c', { n: 0 });
    expect((await heard.count(2))[1]).toBe('event: put\ndata: {"path":"/","data":{"c":{"n":0}}}');
  });

  it('is cancelled when the rules no longer allow it', async () => {
    const heard = await stream('/news.json');
    await heard.count(1);
    await database.useRules({ rules: { news: { '.read': false } } });
    expect((await heard.count(2))[1]).toBe('event: cancel\ndata: "Permission denied"');
  });
});
