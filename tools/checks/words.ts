import { readFile } from 'node:fs/promises';
import { outcomeOf, type Check } from './check';
import { readSources, type Source } from '#tools/build/sources';

const glossary = 'docs/glossary.md';

/** A word that is no longer used, its replacement, and where it applies. */
export interface GivenUp {
  language: string;
  not: string;
  but: string;
  where: string[];
}

/** Reads the table below “Words that do not come back”. */
export function givenUpWords(markdown: string): GivenUp[] {
  const [, table = ''] = markdown.split('## Words that do not come back');
  const rows = table.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => {
    const [language = '', not = '', but = '', where = ''] = row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return { language, not, but, where: where.split(', ') };
  });
}

/** The word as a whole word; French and typesetters have more than one kind of space. */
function pattern(not: string): RegExp {
  const whole = not.startsWith('=');
  const literal = not
    .replace(/^=/, '')
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(' ', '[ \u00a0\u202f]');
  return whole
    ? new RegExp(`(?<=: ")${literal}(?=")`, 'u')
    : new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'u');
}

export function wordProblems(words: readonly GivenUp[], files: readonly Source[]): string[] {
  return words.flatMap(({ not, but }) => {
    const found = pattern(not);
    return files.flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          found.test(line) ? [`${path}:${index + 1} says “${not}”, not “${but}”.`] : [],
        ),
    );
  });
}

const places: Readonly<Record<string, (language: string) => Promise<Source[]>>> = {
  shop: (language) => readSources(`public/locales/${language}`, /\.json$/),
  pages: (language) => readSources('src/content', new RegExp(`^${language}\\.md$`)),
  catalogue: (language) =>
    language === 'en'
      ? readSources('local/seed', /^(?:programs|products)\.json$/)
      : readSources('local/seed/texts', new RegExp(`^${language}\\.json$`)),
};

export const wordsCheck: Check = {
  name: 'words',
  remedy: `Write the word of ${glossary}.`,
  async run() {
    const words = givenUpWords(await readFile(glossary, 'utf8'));
    const found = await Promise.all(
      words.flatMap((word) =>
        word.where.map(async (where) => {
          const read = places[where];
          if (!read) return [`${glossary}: “${where}” is no place to look in.`];
          return wordProblems([word], await read(word.language));
        }),
      ),
    );
    return outcomeOf(found.flat(), `${words.length} words that do not come back`);
  },
};
