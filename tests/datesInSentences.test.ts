import { expect, test } from 'vitest';
import { readSources, typeScript } from '#tools/build/sources';

/** A date with its day, in a language that is not known to be English. */
const formatsDays = /new Intl\.DateTimeFormat\((?!'en')[^;]*?(?:dateStyle|\bday:)/;

test('dates that are read in sentences are written by model/dateFormat alone', async () => {
  const sources = await readSources('src', typeScript);
  const others = sources.filter(({ text }) => formatsDays.test(text)).map(({ path }) => path);
  expect(others).toEqual([]);
});
