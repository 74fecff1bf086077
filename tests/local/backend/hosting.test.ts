import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHosting } from '#local/backend/hosting';
import { hostingConfiguration } from '#tools/build/hosting/firebase';

let folder: string;
let hosting: Awaited<ReturnType<typeof startHosting>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosting-'));
  await mkdir(join(folder, 'dist', 'product'), { recursive: true });
  for (const name of ['index', '404', 'shell', 'product/mat'])
    await writeFile(join(folder, 'dist', `${name}.html`), name);
  hosting = await startHosting({ ...hostingConfiguration({}), headers: [] }, 0, folder);
});
afterAll(async () => {
  await hosting.stop();
  await rm(folder, { recursive: true });
});

const ask = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${hosting.port}${path}`, { redirect: 'manual' });
  return { status: answer.status, text: await answer.text() };
};

test.each(['/product/mat', '/product/mat?x=%E0%A4%A', '/'])('%s is a page', async (path) => {
  expect((await ask(path)).status).toBe(200);
});

test.each([
  '/%E0%A4%A',
  '/%',
  '/%2',
  '/product/%E0%A4%A',
  '/product/%C3',
  `/product/${'x'.repeat(251)}`,
  `/product/${'x'.repeat(400)}`,
  `/product/${'%E5%AF%BF'.repeat(100)}`,
  `/${'x'.repeat(4000)}`,
  '/nothing',
])('%s is not found', async (path) => {
  expect(await ask(path)).toEqual({ status: 404, text: '404' });
});
