import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from '#model/languages';
import { readFrontMatter } from '#tools/build/content/frontMatter';

/** Articles and topics in a language, with what stands above each text. */
async function readTexts(kind: 'articles' | 'topics', language: string) {
  const folder = `src/content/${kind}`;
  const slugs = await readdir(folder);
  return Promise.all(
    slugs.map(async (slug) => {
      const file = `${folder}/${slug}/${language}.md`;
      return { slug, ...readFrontMatter(kind, file, await readFile(file, 'utf8')) };
    }),
  );
}

describe.each(languages.filter((language) => language !== 'en'))('articles and topics (%s)', (language) => {
  it('name a source in the language of the reader', async () => {
    const texts = [...(await readTexts('articles', language)), ...(await readTexts('topics', language))];
    const foreign = texts.filter(({ fields }) => {
      const sources = 'sources' in fields ? fields.sources : [];
      return sources.every(({ subject }) => /auf Englisch|en anglais/.test(subject));
    });
    expect(texts.map(({ slug }) => slug)).toEqual([
      ...(await readTexts('articles', 'en')).map(({ slug }) => slug),
      ...(await readTexts('topics', 'en')).map(({ slug }) => slug),
    ]);
    expect(foreign.map(({ slug }) => slug)).toEqual([]);
  });
});

/** What is said to whoever feels it in the chest, and the numbers to call where this language is read. */
const emergency: Record<Language, { call: RegExp; numbers: readonly string[] }> = {
  en: {
    call: /chest.*call the emergency number|call the emergency number.*chest/,
    numbers: ['911', '999', '112', '000', '111'],
  },
  fn: { call: /poitrine.*appele.* 112|appele.* 112.*poitrine/, numbers: ['112', '911'] },
  de: { call: /Brust.*Notruf 112|Notruf 112.*Brust/, numbers: ['112'] },
};

it.each(languages)('who feels it in the chest reads whom to call (%s)', async (language) => {
  const { call, numbers } = emergency[language];
  const texts = [...(await readTexts('articles', language)), ...(await readTexts('topics', language))];
  const alarming = texts.filter(({ slug }) =>
    ['from-a-knot-to-a-line', 'ten-minutes-that-count', 'anxiety', 'performance'].includes(slug),
  );
  const silent = alarming.filter(
    ({ markdown }) =>
      !markdown.split('\n').some((line) => call.test(line)) ||
      !numbers.every((number) => markdown.includes(number)),
  );
  expect(alarming).toHaveLength(4);
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});

it.each(languages)('a number to call for help stays on one line (%s)', async (language) => {
  const texts = [...(await readTexts('articles', language)), ...(await readTexts('topics', language))];
  const broken = texts.filter(({ markdown }) => /0800 \d|116 123|13 11 14|32 123/.test(markdown));
  expect(broken.map(({ slug }) => slug)).toEqual([]);
});
