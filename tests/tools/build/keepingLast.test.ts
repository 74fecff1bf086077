import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually';
import { keepingLast } from '#tools/build/keepingLast';
import { held } from '#tests/support/held';
import { ownFolder } from '#tests/support/ownFolder';

let root = '';
beforeEach(() => {
  root = ownFolder();
});

const kept = () => ({ places: [join(root, 'dist'), join(root, 'note.txt')], aside: join(root, 'last') });
const page = (): string => join(root, 'dist', 'index.html');

async function write(text: string): Promise<void> {
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(page(), text);
  await writeFile(join(root, 'note.txt'), text);
}

async function half(): Promise<void> {
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'dist', 'half.js'), '');
  throw new Error('The catalogue could not be read');
}

test('a build that fails leaves what was built last, with its notes', async () => {
  await keepingLast(kept(), () => write('first'));
  await expect(keepingLast(kept(), half)).rejects.toThrow('could not be read');
  expect(await readFile(page(), 'utf8')).toBe('first');
  expect(await readFile(join(root, 'note.txt'), 'utf8')).toBe('first');
  expect((await readdir(root)).toSorted()).toEqual(['dist', 'note.txt']);
  expect(await readdir(join(root, 'dist'))).toEqual(['index.html']);
});

test('a first build that fails leaves none', async () => {
  await expect(keepingLast(kept(), half)).rejects.toThrow('could not be read');
  expect(await readdir(root)).toEqual([]);
});

test('a build begins from nothing, and what it makes stays', async () => {
  await keepingLast(kept(), () => write('first'));
  await writeFile(join(root, 'dist', 'old.js'), '');
  await keepingLast(kept(), () => write('second'));
  expect(await readFile(page(), 'utf8')).toBe('second');
  expect(await readdir(join(root, 'dist'))).toEqual(['index.html']);
});

test('after one that was ended on its way, the one before is still there for the next that fails', async () => {
  await keepingLast(kept(), () => write('first'));
  const end = held();
  const stuck = keepingLast(kept(), () => end.promise);
  await eventually(async () => expect(await readdir(root)).toEqual(['last']));
  await expect(keepingLast(kept(), half)).rejects.toThrow('could not be read');
  expect(await readFile(page(), 'utf8')).toBe('first');
  end.settle();
  await stuck;
});
