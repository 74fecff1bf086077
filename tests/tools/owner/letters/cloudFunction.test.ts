import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startLetterBox, type LetterBox } from '#local/mocks/letterBox';
import { mat } from '#tests/rules/shopData';
import { shopDatabase } from '#tests/support/shopDatabase';
import { draftOf, order } from '#tests/support/shoppers';

const { access, ask } = shopDatabase();
const folder = resolve('.cache/cloud-function');
let box: LetterBox;
beforeAll(async () => {
  box = await startLetterBox(0);
});
afterAll(async () => {
  await box.stop();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

/** What the two packages of the cloud give, as far as the function uses it. */
const packages = {
  'google-auth-library':
    'class GoogleAuth { getAccessToken() { return Promise.resolve(process.env.TEST_BEARER); } }',
  'firebase-functions/v2/scheduler': 'const onSchedule = (_settings, run) => run;',
};

/** The function as docs/deploy.md has it, as a module that can be run here. */
async function functionOfTheDocs(): Promise<() => Promise<void>> {
  const [, code = ''] =
    /```ts\n([^]*?letters = onSchedule[^]*?)\n\s*```/.exec(await readFile('docs/deploy.md', 'utf8')) ?? [];
  const runnable = Object.entries(packages).reduce(
    (text, [name, stub]) => text.replace(new RegExp(`import [^;]* from '${name}';`), stub),
    code.replaceAll("'./tools/", "'#tools/"),
  );
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'letters.ts');
  await writeFile(file, runnable);
  const { letters } = (await import(/* @vite-ignore */ file)) as { letters: () => Promise<void> };
  return letters;
}

test('the cloud function of docs/deploy.md sends what is owed, once', async () => {
  const settings = {
    VITE_FIREBASE_DATABASE_URL: access.databaseUrl,
    VITE_SITE_URL: 'https://shop.example',
    SMTP_URL: `smtp://127.0.0.1:${box.port}`,
    LETTERS_FROM: 'Shop <orders@shop.example>',
    LETTERS_OWNER: 'owner@shop.example',
    TEST_BEARER: 'owner',
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  const run = await functionOfTheDocs();
  await run();
  await order(ask, {
    ...draftOf([{ ...mat, kind: 'product' }]),
    contact: { name: 'Ada', email: 'ada@shop.example' },
    language: 'de',
  });
  await run();
  await run();
  const received = box.letters().filter(({ to }) => to.includes('ada@shop.example'));
  expect(received.map(({ kind, attachments }) => [kind, attachments])).toEqual([
    ['order-received', ['bedingungen.txt']],
  ]);
});
