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
  'programs',
  'products',
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

const rowsOf = (node: unknown): { id?: unknown }[] =>
  typeof node === 'object' && node !== null ? Object.values(node) : [];

/** Ids of the sample catalogue, from which the texts are written. */
async function sampleIds(root: string, node: 'programs' | 'products'): Promise<Set<string>> {
  const rows: unknown = JSON.parse(await readFile(join(root, '..', 'local', 'seed', `${node}.json`), 'utf8'));
  return new Set(rowsOf(rows).flatMap(({ id }) => (typeof id === 'string' ? [id] : [])));
}

/** What a text names of the catalogue: an article its program, a topic what fits. */
function namedIn(text: Content<Kind>): { programs: readonly string[]; products: readonly string[] } {
  if ('program' in text) return { programs: [text.program], products: [] };
  return 'products' in text ? text : { programs: [], products: [] };
}

async function checkNamedItems(root: string, texts: readonly Content<Kind>[]): Promise<void> {
  for (const node of ['programs', 'products'] as const) {
    const known = await sampleIds(root, node);
    for (const text of texts) {
      const missing = namedIn(text)[node].find((id) => !known.has(id));
      if (missing !== undefined) {
        throw new ContentError(
          `${text.slug}/${text.language}.md: “${missing}” is not among the ${node} of local/seed`,
        );
      }
    }
  }
}

/** Reads all content once and checks that the pictures, programs and products it names exist. */
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
  await checkNamedItems(root, texts);
}
