import { brand } from '#brand';
import { knownLanguages, type Language } from '#model/languages';
import type { Content, Kind } from '#content/types';
import { ContentError, isKind, readFrontMatter } from './frontMatter.ts';
import { blocksOf } from './markdown.ts';
import { escapeMarkdown, withShopData, type ShopFacts } from './shopData.ts';
import { typeset } from './typography.ts';

const wordsPerMinute = 200;

const isKnown = (code: string): code is Language => knownLanguages.some((known) => known === code);

interface Place {
  kind: Kind;
  slug: string;
  language: string;
}

/** Where a file stands: …/content/{kind}/{slug}/{language}.md; undefined for any other path. */
export function placeOf(path: string): Place | undefined {
  const [, kind = '', slug = '', language = ''] =
    /\/content\/([a-z]+)\/([a-z0-9-]+)\/([a-z]+)\.md$/.exec(path.replaceAll('\\', '/')) ?? [];
  return isKind(kind) && slug ? { kind, slug, language } : undefined;
}

/** Fields that name the shop's data are filled and quoted: a name or a claim may hold what YAML takes for its own. */
const withQuotedFields = (source: string, fill: (text: string) => string): string =>
  source.replace(/^---\r?\n[\s\S]*?\n---/, (front) =>
    front.replaceAll(
      /^(\w+): (.*\{\{.*)$/gm,
      (_, field: string, value: string) => `${field}: ${JSON.stringify(fill(value))}`,
    ),
  );

/** A search result shows as much. What somebody's own name and claim fill is as long as these are. */
function checkDescription(file: string, source: string, { length }: string): void {
  if (!brand.isSample && /^description: .*\{\{/m.test(source)) return;
  if (length < 50 || length > 180)
    throw new ContentError(`${file}: “description” has ${length} characters; 50 to 180 are shown`);
}

/** Compiles one content file to what the app shows. Throws a ContentError that names the file and what is wrong. */
export function compile(path: string, source: string, facts?: ShopFacts): Content<Kind> {
  const place = placeOf(path);
  if (!place) throw new ContentError(`${path}: content stands in {kind}/{slug}/{language}.md`);
  const { kind, slug, language } = place;
  const file = `src/content/${kind}/${slug}/${language}.md`;
  if (!isKnown(language)) {
    throw new ContentError(`${file}: the languages are ${knownLanguages.join(', ')}`);
  }
  const fill = (text: string, escape?: typeof escapeMarkdown): string =>
    withShopData(text, language, file, facts, escape);
  const { fields, markdown } = readFrontMatter(
    kind,
    file,
    typeset(fill(withQuotedFields(source, fill), escapeMarkdown), language),
  );
  if (fields.language !== language) {
    throw new ContentError(`${file}: “language” says ${fields.language}, the file's name says ${language}`);
  }
  checkDescription(file, source, fields.description);
  const readingMinutes = Math.max(1, Math.round(markdown.split(/\s+/).length / wordsPerMinute));
  return {
    slug,
    ...fields,
    ...(kind === 'articles' && { readingMinutes }),
    blocks: blocksOf(markdown, file),
  } as Content<Kind>;
}
