import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { build } from 'vite';
import { content } from '#tools/build/content/plugin';
import { sayingErrors } from '#local/machine/sayingErrors';
import { ownFolder } from '#tests/support/ownFolder';

let root = '';
const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(async () => {
  root = ownFolder();
  said.mockClear();
});
afterEach(async () => {
  process.exitCode = undefined;
});

/** What is said where a shop with these files cannot be built, line by line. */
async function saidOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(root, name, '..'), { recursive: true });
    await writeFile(join(root, name), text);
  }
  const input = join(root, 'main.ts');
  await sayingErrors(async () => {
    await build({
      configFile: false,
      logLevel: 'silent',
      root,
      plugins: [content()],
      build: { write: false, rolldownOptions: { input } },
    });
  });
  expect(process.exitCode).toBe(1);
  return said.mock.calls.flat().flatMap((text) => String(text).split('\n'));
}

test('content that cannot be used is named in its sentences alone', async () => {
  const draft = 'src/content/legal/house-rules/en.md';
  const lines = await saidOf({ 'main.ts': '', [draft]: 'A draft.' });
  expect(lines).toEqual([
    `${draft}: the front matter between two lines of --- is missing`,
    'src/content/legal/house-rules/fn.md is missing',
    'src/content/legal/house-rules/de.md is missing',
  ]);
});

test('a file that names none is said with its line, and without a trace', async () => {
  const lines = await saidOf({ 'main.ts': "import './none';" });
  expect(lines.join('\n')).toContain("Could not resolve './none'");
  expect(lines.filter((line) => /^\s+at /.test(line))).toEqual([]);
});
