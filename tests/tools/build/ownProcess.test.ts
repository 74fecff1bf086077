import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, it } from 'vitest';
import { inOwnProcess } from '#tools/build/ownProcess';
import { ownFolder } from '#tests/support/ownFolder';

let folder = '';
beforeEach(() => {
  folder = ownFolder();
});

function moduleWith(text: string): URL {
  const file = join(folder, 'module.ts');
  writeFileSync(file, text);
  return pathToFileURL(file);
}

it('a module has run to its end, with its options, in another process', async () => {
  const answer = join(folder, 'answer.txt');
  const module = moduleWith(
    `import { writeFileSync } from 'node:fs'; writeFileSync(String(process.argv[2]), String(process.pid));`,
  );
  await inOwnProcess(module, answer);
  expect(readFileSync(answer, 'utf8')).toMatch(/^\d+$/);
  expect(readFileSync(answer, 'utf8')).not.toBe(String(process.pid));
});

it('a module that fails stops the build', async () => {
  await expect(inOwnProcess(moduleWith('process.exit(3);'))).rejects.toThrow('The shop could not be built');
});
