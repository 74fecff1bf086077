import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { languages } from '#model/languages';

it.each(languages)('an amount of US dollars keeps its sign on its line (%s)', async (language) => {
  const texts: unknown = JSON.parse(await readFile(`public/locales/${language}/common.json`, 'utf8'));
  expect(texts).toHaveProperty('price.usd', expect.not.stringContaining(' '));
});
