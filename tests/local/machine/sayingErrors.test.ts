import { mkdtempSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sayingErrors } from '#local/machine/sayingErrors';

const said: unknown[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'error').mockImplementation((what) => void said.push(what));
});
afterEach(() => {
  process.exitCode = undefined;
});

const folder = mkdtempSync(join(tmpdir(), 'errors-'));

test.each([
  ['a file that is missing', () => readFile(join(folder, 'items.csv')), `${folder}/items.csv is not there.`],
  [
    'a folder that is missing',
    () => writeFile(join(folder, 'no/a.csv'), ''),
    `${folder}/no/a.csv is not there.`,
  ],
  ['a folder for a file', () => readFile(folder), 'A folder was named where a file is needed.'],
  ['a sentence', () => Promise.reject(new Error('There is no order EW-1.')), 'There is no order EW-1.'],
])('%s is said in a sentence', async (_, run, sentence) => {
  await sayingErrors(async () => void (await run()));
  expect(said).toEqual([sentence]);
  expect(process.exitCode).toBe(1);
});

test('a fault of the command itself keeps its trace', async () => {
  const fault = new TypeError('undefined is not a function');
  await sayingErrors(() => Promise.reject(fault));
  expect(said).toEqual([fault]);
});
