/** The owner's desk in the built shop: whoever only shops gets no byte of it. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { closureOf, readManifest, readModuleFiles, startOf } from '#tools/build/sizes/manifest';
import { workerFiles } from '#tools/build/worker/writeWorker';

const isDesk = (key: string): boolean =>
  /(^|\/)(pages\/owner|features\/desk|services\/firebase\/desk|model\/desk)\/|\btranslations\/owner$/.test(
    key,
  );

let manifest: Manifest;
/** Files that hold a module of the desk, its texts, or what only it needs of other folders. */
let deskFiles: string[] = [];

beforeAll(async () => {
  manifest = await readManifest();
  const modules = Object.entries(await readModuleFiles());
  const shared = Object.values(manifest).filter(({ name }) => name === 'desk');
  const texts = Object.entries(manifest).filter(([key]) => isDesk(key));
  deskFiles = [
    ...modules.flatMap(([module, file]) => (isDesk(module) ? [file] : [])),
    ...shared.map(({ file }) => file),
    ...texts.flatMap(([, { file, css = [] }]) => [file, ...css]),
  ];
});

test('has files of its own', () => {
  expect(new Set(deskFiles).size).toBeGreaterThan(1);
  expect(deskFiles.some((file) => file.startsWith('assets/desk-'))).toBe(true);
});

test('is in nothing that another page asks for, at once or on demand', () => {
  const others = Object.keys(manifest).filter((key) => !isDesk(key) && manifest[key]?.isDynamicEntry);
  const asked = [...startOf(manifest), ...others.flatMap((key) => [...closureOf(manifest, key)])];
  const files = new Set(asked.flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])]));
  expect(deskFiles.filter((file) => files.has(file))).toEqual([]);
});

test('is in no page that is prerendered, and none is written of it', () => {
  const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  expect(pages.filter((file) => file.startsWith('owner'))).toEqual([]);
  const holding = pages.filter((file) => {
    const html = readFileSync(`dist/${file}`, 'utf8');
    return deskFiles.some((asset) => html.includes(asset));
  });
  expect(holding).toEqual([]);
});

test('is in no sitemap and not in the worker’s list', () => {
  expect(readFileSync('dist/sitemap.xml', 'utf8')).not.toContain('/owner');
  const kept = new Set(workerFiles(manifest));
  expect(deskFiles.filter((file) => kept.has(file))).toEqual([]);
  const worker = readFileSync('dist/sw.js', 'utf8');
  expect(deskFiles.filter((file) => worker.includes(file))).toEqual([]);
  expect(worker).not.toContain('owner.json');
});
