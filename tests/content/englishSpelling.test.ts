import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** American, as most of the texts are; “cancelled” is written with two l throughout. */
const otherSpelling =
  /\b(?:cancel(?:ed|ing)|judgement|programmes?|neighbours?|colours?|behaviours?|favourite|organis(?:e|ed|er|ation)s?|recognis(?:e|ed)|analys(?:e|ed)|grey|centres?|cosy|mould|tyres?|sceptic(?:s|al)?|travelled|licence|catalogs?|fulfil)\b/gi;

const filesIn = async (folder: string, isText: (name: string) => boolean): Promise<string[]> => {
  const names = await readdir(folder, { recursive: true });
  return names.filter(isText).map((name) => `${folder}/${name}`);
};

const isAddress = /^\/|^\S+-\S+$/;

/** The texts of a file of JSON, without the names of its fields, what shoppers may type, and addresses. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return isAddress.test(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => (name === 'keywords' ? [] : textsIn(each)));
}

test('English texts have one spelling', async () => {
  const json = [
    ...(await filesIn('public/locales/en', (name) => name.endsWith('.json'))),
    'local/seed/programs.json',
    'local/seed/products.json',
  ];
  const plain = [
    ...(await filesIn('src/content', (name) => /(?:^|\/)en\.md$/.test(name))),
    'src/model/letters/words/en.ts',
  ];
  const read = async (file: string) => ({ file, text: await readFile(file, 'utf8') });
  const texts = [
    ...(await Promise.all(json.map(read))).map(({ file, text }) => ({
      file,
      text: textsIn(JSON.parse(text)).join('\n'),
    })),
    ...(await Promise.all(plain.map(read))),
  ];
  expect(texts.length).toBeGreaterThan(50);
  const found = texts.flatMap(({ file, text }) =>
    (text.match(otherSpelling) ?? []).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});
