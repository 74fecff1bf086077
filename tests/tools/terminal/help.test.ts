import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const commands = readdirSync('tools/commands', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => `tools/commands/${file.replaceAll('\\', '/')}`);

test.each(commands)('%s answers --help, and a word it does not know, with its usage', (file) => {
  // End-to-end tests hand everything on to Playwright, which has a help of its own.
  const expected = /\/(e2e|engines)\.ts$/.test(file) ? 'process.argv.slice(2)' : 'commandLine(';
  expect(readFileSync(file, 'utf8')).toContain(expected);
});

test.each([
  ['seed', ['--url', 'nonsense'], 'nonsense is no address of a database.'],
  ['database', ['--port', 'abc'], '--port abc is no port.'],
  ['database', ['--rules', 'nowhere.json'], 'nowhere.json is not there.'],
  ['bench/bench', ['--only', 'speed'], '--only speed: choose one of sizes, usable, interactions.'],
  // The command looks at the configured project, and would pass over another database in silence.
  [
    'owner/doctor',
    ['--url', 'https://other.example'],
    "Unknown option '--url'.\nnpm run doctor [-- --email OWNER (password in OWNER_PASSWORD) | --token ADMINISTRATOR'S TOKEN]",
  ],
])('npm run %s -- %j is answered in a sentence', (script, words, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/run.mjs', script, ...words], {
    encoding: 'utf8',
  });
  expect(stderr.trim()).toBe(sentence);
  expect(status).toBe(1);
});

test.each([
  ['--help', 0],
  ['--stauts', 1],
])('npm run orders -- %s shows no stack trace', (word, code) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'owner/orders', word], {
    encoding: 'utf8',
  });
  expect(status).toBe(code);
  expect(`${stdout}${stderr}`).toContain('npm run orders -- summary');
  expect(`${stdout}${stderr}`).not.toMatch(/^\s+at /m);
});
