import { readFile, readdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listen } from '#local/machine/listen';
import { takeMissingTexts } from '#tools/build/plugins/missingTexts';
import { ownFolder } from '#tests/support/ownFolder';

let folder: string;
let server: Server;
let url: string;
let said: string[];

beforeEach(async () => {
  folder = ownFolder();
  said = [];
  const take = takeMissingTexts(folder, (line) => void said.push(line));
  server = createServer((request, response) => void take(request, response));
  ({ url } = await listen(server));
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
});

async function post(path: string, body: string, type = 'application/json'): Promise<number> {
  const { status } = await fetch(`${url}${path}`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': type },
  });
  return status;
}
const kept = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(folder, file), 'utf8'));

test('missing texts are collected by language and file, and each is said once', async () => {
  expect(await post('/en/common', '{"footer.abuot":"footer.abuot"}')).toBe(204);
  expect(await post('/en/common', '{"footer.abuot":"footer.abuot"}')).toBe(204);
  await Promise.all(['cart.a', 'cart.b'].map((key) => post('/de/basket', JSON.stringify({ [key]: key }))));
  expect(await kept('en/common.json')).toEqual({ 'footer.abuot': 'footer.abuot' });
  expect(await kept('de/basket.json')).toEqual({ 'cart.a': 'cart.a', 'cart.b': 'cart.b' });
  expect(said).toHaveLength(3);
  expect(said[0]).toContain('en/common: footer.abuot');
});

test.each([
  ['a language the shop lacks', '/nl/common', '{"a":"a"}', 'application/json', 404],
  ['a way out of the folder', '/en/..%2F..%2Fpackage', '{"a":"a"}', 'application/json', 404],
  ['no texts', '/en/common', '["a"]', 'application/json', 400],
  ['something that is no text', '/en/common', '{"a":{"b":1}}', 'application/json', 400],
  ['broken JSON', '/en/common', '{"a"', 'application/json', 400],
  ['more than a text', '/en/common', JSON.stringify({ a: 'a'.repeat(20_000) }), 'application/json', 413],
  ['what another site’s page may send unasked', '/en/common', '{"a":"a"}', 'text/plain', 415],
])('%s is refused', async (_, path, body, type, status) => {
  expect(await post(path, body, type)).toBe(status);
  expect(await readdir(folder)).toEqual([]);
  expect(said).toEqual([]);
});
