import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '#model/languages';
import { usesSection } from '#model/sections';
import type { Content, Kind } from '#content/types';
import { compile } from './compile.ts';
import { ContentError, kinds } from './frontMatter.ts';

/** Texts that are shown in one part of the shop alone: where that is left out, they are not the owner's to mend. */
const partOfKind: Partial<Record<Kind, Parameters<typeof usesSection>[0]>> = {
  articles: 'blog',
  topics: 'topics',
  dimensions: 'dimensions',
};

/** Stories that other parts show than the one of that name; the page about the shop belongs to none. */
const partOfStory = new Map<string, Parameters<typeof usesSection>[0] | undefined>([
  ['about', undefined],
  ['health', 'dimensions'],
  ['social', 'dimensions'],
  ['wellness', 'dimensions'],
]);

function isShown(kind: Kind, slug: string): boolean {
  const ofStory = partOfStory.has(slug) ? partOfStory.get(slug) : 'stories';
  const part = kind === 'stories' ? ofStory : partOfKind[kind];
  return part === undefined || usesSection(part);
}

/** Facts that have to be the same in every language of a text. */
const sharedFacts = [
  'date',
  'dimensions',
  'dimension',
  'picture',
  'program',
  'fits',
  'reviewed',
  'article',
  'updated',
];

const namesIn = (folder: string) => readdir(folder).catch((): string[] => []);

/** Texts, and what is wrong with others. */
interface Reading {
  texts: Content<Kind>[];
  problems: string[];
}

const together = (readings: readonly Reading[]): Reading => ({
  texts: readings.flatMap(({ texts }) => texts),
  problems: readings.flatMap(({ problems }) => problems),
});

async function readFileOf(root: string, kind: Kind, slug: string, language: string): Promise<Reading> {
  const path = join(root, 'content', kind, slug, `${language}.md`);
  if (!existsSync(path))
    return { texts: [], problems: [`src/content/${kind}/${slug}/${language}.md is missing`] };
  try {
    return { texts: [compile(path, await readFile(path, 'utf8'))], problems: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { texts: [], problems: [error.message] };
  }
}

function factsOf(text: Content<Kind>): string {
  const facts = Object.entries(text).filter(([name]) => sharedFacts.includes(name));
  const keys = 'tags' in text ? [text.category.key, ...text.tags.map(({ key }) => key)] : [];
  return JSON.stringify([facts, keys]);
}

/** One text in every language, which may not differ in facts. */
async function readText(root: string, kind: Kind, slug: string): Promise<Reading> {
  const { texts, problems } = together(
    await Promise.all(languages.map((language) => readFileOf(root, kind, slug, language))),
  );
  const [first, ...others] = texts;
  const odd = others.filter((other) => first && factsOf(other) !== factsOf(first));
  return {
    texts,
    problems: [
      ...problems,
      ...odd.map(
        ({ language }) =>
          `src/content/${kind}/${slug}/${language}.md: date, picture, dimensions, program, category or tag keys differ from en.md`,
      ),
    ],
  };
}

/** The texts of a kind; none of a part that the shop leaves out. */
async function readKind(root: string, kind: Kind): Promise<Reading> {
  const names = await namesIn(join(root, 'content', kind));
  const slugs = names.filter((slug) => isShown(kind, slug));
  return together(await Promise.all(slugs.map((slug) => readText(root, kind, slug))));
}

function stopAt(problems: readonly string[]): void {
  if (problems.length > 0) throw new ContentError(problems.join('\n'));
}

/** Every text of a kind in every language. Throws with all that is wrong with them. */
export async function readLibrary(root: string, kind: Kind): Promise<Content<Kind>[]> {
  const { texts, problems } = await readKind(root, kind);
  stopAt(problems);
  return texts;
}

/** Reads all content once and checks that the pictures it names exist; throws with all that is wrong. */
export async function checkLibrary(root: string): Promise<void> {
  const { texts, problems } = together(await Promise.all(kinds.map((kind) => readKind(root, kind))));
  const unillustrated = texts.filter(
    (text) => 'picture' in text && !existsSync(join(root, '..', 'public', text.picture)),
  );
  stopAt([
    ...problems,
    ...unillustrated.map(({ slug, language }) => `${slug}/${language}.md: its picture is not in public/`),
  ]);
}
