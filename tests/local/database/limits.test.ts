import { describe, expect, it } from 'vitest';
import type { Json } from '#local/database/data/json';
import { openTestDatabase } from './testDatabase';

const { rest, read } = await openTestDatabase();
const put = async (path: string, json: Json): Promise<number> =>
  (await rest(path, { method: 'PUT', body: JSON.stringify(json) })).status;

/** {a: {a: … leaf}}, so many levels deep. */
const nested = (levels: number): Json => (levels === 0 ? 'leaf' : { a: nested(levels - 1) });

describe('the limits of the hosted database', () => {
  it.each(['a.b', 'a#b', 'a$b', 'a/b', 'a[b', 'a]b', 'a\u0000b', 'a\nb', 'a\u007fb', '', '.sv2'])(
    'refuses the key %j',
    async (key) => {
      expect(await put('/keys.json', { [key]: 1 })).toBe(400);
    },
  );

  it('takes every other character', async () => {
    const keys = { 'a b': 1, 'é漢😀': 2, 'a%b': 3, '-': 4, 'a:b@c!': 5 };
    expect(await put('/keys.json', keys)).toBe(200);
    expect(await read('/keys')).toEqual(keys);
    expect(await read('/keys/%C3%A9%E6%BC%A2%F0%9F%98%80')).toBe(2);
  });

  it('takes keys of 768 bytes, not of 769', async () => {
    expect(await put('/long.json', { ['é'.repeat(384)]: 1 })).toBe(200);
    expect(await put('/long.json', { [`${'é'.repeat(384)}a`]: 1 })).toBe(400);
    expect(await put(`/${'a'.repeat(769)}.json`, 1)).toBe(400);
  });

  it('takes 32 levels, wherever they begin', async () => {
    expect(await put('/deep.json', nested(31))).toBe(200);
    expect(await put('/deep.json', nested(32))).toBe(400);
    expect(await put(`/${'a/'.repeat(32)}.json`, 1)).toBe(200);
    expect(await put(`/${'a/'.repeat(33)}.json`, 1)).toBe(400);
  });

  it('takes strings of 10485760 bytes, not of one more', async () => {
    expect(await put('/text.json?print=silent', 'é'.repeat(5_242_880))).toBe(204);
    expect(await put('/text.json?print=silent', `${'é'.repeat(5_242_880)}a`)).toBe(400);
  });

  it.each<[string, Json]>([
    ['an unknown server value', { '.sv': 'weather' }],
    ['a priority that is an object', { '.value': 1, '.priority': { a: 1 } }],
    ['a boolean priority', { a: 1, '.priority': true }],
    ['a value beside children', { '.value': 1, a: 2 }],
    ['a value that is an object', { '.value': { a: 1 } }],
  ])('refuses %s', async (_what, json) => {
    expect(await put('/odd.json', json)).toBe(400);
  });

  it('refuses numbers JavaScript cannot hold', async () => {
    expect((await rest('/odd.json', { method: 'PUT', body: '1e999' })).status).toBe(400);
  });

  it.each<[string, Json]>([
    ['is no object', 5],
    ['is a list', [1]],
    ['names a place within another', { a: { b: 1 }, 'a/b': 2 }],
    ['names a place twice', { 'a/b': 1, 'a//b': 2 }],
    ['names an impossible place', { 'a.b': 1 }],
  ])('refuses an update that %s', async (_what, json) => {
    expect((await rest('/update.json', { method: 'PATCH', body: JSON.stringify(json) })).status).toBe(400);
    expect(await read('/update')).toBeNull();
  });

  it.each(['__proto__', 'constructor', 'hasOwnProperty', 'prototype'])(
    'takes %s for a plain key',
    async (key) => {
      const text = `{"${key}":{"${key}":1}}`;
      expect((await rest('/names.json', { method: 'PUT', body: text })).status).toBe(200);
      expect(await (await rest('/names.json')).text()).toBe(text);
      expect(await read(`/names/${key}/${key}`)).toBe(1);
      expect(await read(`/${key}`)).toBeNull();
      expect(await (await rest('/names.json?format=export&shallow=true')).text()).toBe(`{"${key}":true}`);
    },
  );

  it('shows lists where more than half of the indexes are filled', async () => {
    await put('/lists.json', { half: { 1: 'b', 3: 'd' }, most: { 0: 'a', 2: 'c' }, mixed: { 0: 'a', b: 1 } });
    expect(await (await rest('/lists.json')).json()).toEqual({
      half: [null, 'b', null, 'd'],
      most: ['a', null, 'c'],
      mixed: { 0: 'a', b: 1 },
    });
    await put('/lists.json', { 2: 'c', 4: 'e' });
    expect(await read('/lists')).toEqual({ 2: 'c', 4: 'e' });
  });
});
