import { beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '#local/database/data/json';
import { openTestDatabase } from './testDatabase';
import { tokenOf } from './tokens';

const database = await openTestDatabase({
  rules: {
    shop: { '.read': true, '.write': true, '.indexOn': ['price', '.value'] },
    mine: { '.read': 'auth !== null', '.write': "auth.uid === 'ann'" },
  },
});
const { rest } = database;
const body = (json: Json): string => JSON.stringify(json);
const tagOf = async (path: string): Promise<string> =>
  (await rest(path, { headers: { 'X-Firebase-ETag': 'true' } })).headers.get('etag') ?? 'no tag';
const asked = async (query: string): Promise<unknown> => (await rest(`/shop.json?${query}`)).json();

beforeEach(async () => {
  await database.put('/shop', { a: { price: 3 }, b: { price: 1 }, c: { price: 2, tags: ['x', 'y'] } });
});

describe('REST', () => {
  it('reads, and answers null for nothing', async () => {
    const response = await rest('/shop/c.json');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual({ price: 2, tags: ['x', 'y'] });
    expect(await (await rest('/shop/nothing.json')).json()).toBeNull();
  });

  it('puts, patches, posts and deletes', async () => {
    const put = await rest('/shop/a.json', { method: 'PUT', body: body({ price: 5, none: null }) });
    expect(await put.json()).toEqual({ price: 5 });
    const patch = await rest('/shop.json', { method: 'PATCH', body: body({ 'a/price': 6, b: null }) });
    expect(await patch.json()).toEqual({ 'a/price': 6, b: null });
    const post = await rest('/shop/list.json', { method: 'POST', body: body({ x: 1 }) });
    const { name } = Object(await post.json());
    expect(name).toMatch(/^[-0-9A-Z_a-z]{20}$/);
    expect(await (await rest('/shop/c.json', { method: 'DELETE' })).json()).toBeNull();
    expect(await database.read('/shop')).toEqual({ a: { price: 6 }, list: { [String(name)]: { x: 1 } } });
  });

  it('is silent, pretty or shallow when asked', async () => {
    const silent = await rest('/shop/a.json?print=silent', { method: 'PUT', body: '1' });
    expect([silent.status, await silent.text()]).toEqual([204, '']);
    expect(await (await rest('/shop/b.json?print=pretty')).text()).toBe('{\n  "price": 1\n}');
    expect(await (await rest('/shop.json?shallow=true')).json()).toEqual({ a: true, b: true, c: true });
  });

  it('zips long answers for who takes them so', async () => {
    await database.put('/shop/long', 'tea '.repeat(1000));
    const zipped = await rest('/shop/long.json', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(await zipped.json()).toBe('tea '.repeat(1000));
    const plain = await rest('/shop/long.json', { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const short = await rest('/shop/a.json', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(short.headers.get('content-encoding')).toBeNull();
  });

  it('exports priorities when asked', async () => {
    await rest('/shop/a.json', { method: 'PUT', body: body({ '.value': 1, '.priority': 2 }) });
    expect(await (await rest('/shop/a.json?format=export')).json()).toEqual({ '.value': 1, '.priority': 2 });
    await rest('/shop/a/.priority.json', { method: 'PUT', body: '3' });
    expect(await (await rest('/shop/a.json?format=export')).json()).toEqual({ '.value': 1, '.priority': 3 });
    expect(await (await rest('/shop/a.json')).json()).toBe(1);
  });

  it('writes only over the version that was seen', async () => {
    const seen = await tagOf('/shop/a.json');
    const write = (tag: string, price: number): Promise<Response> =>
      rest('/shop/a.json', { method: 'PUT', headers: { 'if-match': tag }, body: body({ price }) });
    expect((await write(seen, 4)).status).toBe(200);
    const late = await write(seen, 5);
    expect(late.status).toBe(412);
    expect(late.headers.get('etag')).toBe(await tagOf('/shop/a.json'));
    expect(await late.json()).toEqual({ price: 4 });
    expect(await tagOf('/shop/nothing.json')).toBe('null_etag');
    const created = await rest('/shop/nothing.json', {
      method: 'PUT',
      headers: { 'if-match': 'null_etag' },
      body: '1',
    });
    expect(created.status).toBe(200);
    expect((await rest('/shop/a.json', { method: 'DELETE', headers: { 'if-match': seen } })).status).toBe(
      412,
    );
  });

  it('answers queries', async () => {
    expect(await asked('orderBy="price"&limitToFirst=1')).toEqual({ b: { price: 1 } });
    expect(Object.keys(Object(await asked('orderBy="price"&startAt=2&endAt=3')))).toEqual(['a', 'c']);
    expect(await asked('orderBy="price"&equalTo=3')).toEqual({ a: { price: 3 } });
    expect(await asked('orderBy="price"&startAfter=1&endBefore=3')).toMatchObject({ c: { price: 2 } });
    expect(Object.keys(Object(await asked('orderBy="$key"&limitToLast=2')))).toEqual(['b', 'c']);
    // Pages by key: the next one begins with, or after, the last key of the one before.
    expect(Object.keys(Object(await asked('orderBy="$key"&limitToFirst=2')))).toEqual(['a', 'b']);
    expect(Object.keys(Object(await asked('orderBy="$key"&startAt="b"&limitToFirst=2')))).toEqual(['b', 'c']);
    expect(Object.keys(Object(await asked('orderBy="$key"&startAfter="b"&limitToFirst=2')))).toEqual(['c']);
  });

  it.each([
    ['orderBy="name"', 'Index not defined, add ".indexOn": "name", for path "/shop", to the rules'],
    ['limitToFirst=1', 'orderBy must be defined when other query parameters are defined'],
    ['orderBy=price', 'orderBy must be a valid JSON encoded value'],
    ['orderBy="price"&limitToFirst=0', 'limitToFirst must be a positive integer'],
  ])('says what is wrong with the query %s', async (query, error) => {
    const response = await rest(`/shop.json?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error });
  });

  it('refuses what the rules refuse, with the token in either place', async () => {
    const token = tokenOf('ann');
    expect((await rest('/mine.json')).status).toBe(401);
    expect(await (await rest('/other.json')).json()).toEqual({ error: 'Permission denied' });
    expect((await rest(`/mine.json?auth=${token}`, { method: 'PUT', body: '1' })).status).toBe(200);
    expect((await rest('/mine.json', { headers: { Authorization: `Bearer ${token}` } })).status).toBe(200);
    expect((await rest(`/mine.json?auth=${tokenOf('bob')}`, { method: 'PUT', body: '2' })).status).toBe(401);
  });

  it.each([
    ['nonsense', 'Could not parse auth token.'],
    ['eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhIn0.x', 'Could not parse auth token.'],
    [tokenOf('ann', { iat: 1, exp: 2 }), 'Auth token is expired'],
  ])('takes no token like %s', async (token, error) => {
    const response = await rest(`/shop.json?auth=${token}`);
    expect([response.status, await response.json()]).toEqual([401, { error }]);
  });

  it('answers browsers on other origins', async () => {
    const preflight = await rest('/shop.json', {
      method: 'OPTIONS',
      headers: { Origin: 'http://127.0.0.1:5173' },
    });
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');
    const get = await rest('/shop.json', { headers: { Origin: 'http://127.0.0.1:5173' } });
    expect(get.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:5173');
    expect(get.headers.get('access-control-expose-headers')).toContain('ETag');
  });

  it('refuses other paths and methods, and bodies that are no JSON', async () => {
    expect((await rest('/shop')).status).toBe(404);
    expect((await rest('/shop.json', { method: 'PUT', body: '{bad' })).status).toBe(400);
    expect((await rest('/%ff.json')).status).toBe(400);
  });
});
