import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '../../../src/model/languages.ts';
import type { Content, Kind } from '../../../src/content/types.ts';
import { compile } from './compile.ts';
import { ContentError, kinds } from './frontMatter.ts';

/** Facts that may not differ between the languages of one text. */
const sharedFacts = [
  'date',
  'dimensions',
  'dimension',
  'picture',
  'program',
  'reviewed',
  'article',
  'updated',
];

const namesIn = (folder: string) => readdir(folder).catch((): string[] => []);

async function readText(root: string, kind: Kind, slug: string): Promise<Content<Kind>[]> {
  return Promise.all(
    languages.map(async (language) => {
      const path = join(root, 'content', kind, slug, `${language}.md`);
      if (!existsSync(path)) throw new ContentError(`src/content/${kind}/${slug}/${language}.md is missing`);
      return compile(path, await readFile(path, 'utf8'));
    }),
  );
}

function factsOf(text: Content<Kind>): string {
  const facts = Object.entries(text).filter(([name]) => sharedFacts.includes(name));
  const keys = 'tags' in text ? [text.category.key, ...text.tags.map(({ key }) => key)] : [];
  return JSON.stringify([facts, keys]);
}

/** Every text of a kind in every language. Throws when a language is missing or facts differ between languages. */
export async function readLibrary(root: string, kind: Kind): Promise<Content<Kind>[]> {
  const slugs = await namesIn(join(root, 'content', kind));
  const texts = await Promise.all(slugs.map((slug) => readText(root, kind, slug)));
  for (const [first, ...others] of texts) {
    const odd = others.find((other) => first && factsOf(other) !== factsOf(first));
    if (odd) {
      throw new ContentError(
        `src/content/${kind}/${odd.slug}/${odd.language}.md: date, picture, dimensions, program, category or tag keys differ from en.md`,
      );
    }
  }
  return texts.flat();
}

/** Reads all content once and checks that the pictures it names exist. */
export async function checkLibrary(root: string): Promise<void> {
  const texts = (await Promise.all(kinds.map((kind) => readLibrary(root, kind)))).flat();
  const unillustrated = texts.find(
    (text) => 'picture' in text && !existsSync(join(root, '..', 'public', text.picture)),
  );
  if (unillustrated) {
    throw new ContentError(
      `${unillustrated.slug}/${unillustrated.language}.md: its picture is not in public/`,
    );
  }
}
