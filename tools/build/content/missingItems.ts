import type { Block, Content, Inline } from '#content/types';
import type { Item } from '#model/catalogue/item';
import { itemPaths } from '#model/paths';
import { firstLanguage } from '#model/languages';
import { readLibrary } from './library';

const linksIn = (parts: readonly Inline[]): string[] =>
  parts.flatMap((part) =>
    typeof part === 'string' ? [] : [...(part.mark === 'link' ? [part.href] : []), ...linksIn(part.children)],
  );

function linksOf(block: Block): string[] {
  if (block.type === 'heading' || block.type === 'paragraph') return linksIn(block.text);
  if (block.type === 'list') return block.items.flatMap(linksIn);
  if (block.type === 'table') return [...block.head, ...block.rows.flat()].flatMap(linksIn);
  return block.blocks.flatMap(linksOf);
}

/** The id of the item that an address of the shop leads to. */
function itemIn(href: string): string | undefined {
  const [, prefix = '', id] = /^(\/[^/?#]+)\/([^/?#]+)/.exec(href) ?? [];
  return itemPaths.includes(prefix) && id !== undefined ? decodeURIComponent(id) : undefined;
}

type Named = Pick<Content<'articles'>, 'slug' | 'program' | 'blocks'>;

/** A sentence for each item that an article names and the catalogue does not have. */
export function missingItems(articles: readonly Named[], items: readonly Pick<Item, 'id'>[]): string[] {
  const known = new Set(items.map(({ id }) => id));
  return articles.flatMap(({ slug, program, blocks }) => [
    ...(program === '' || known.has(program)
      ? []
      : [
          `The article “${slug}” names the program “${program}”, which the catalogue does not have; it is shown without one.`,
        ]),
    ...blocks
      .flatMap(linksOf)
      .flatMap((href) => itemIn(href) ?? [])
      .filter((id) => !known.has(id))
      .map((id) => `The article “${slug}” links to “${id}”, which the catalogue does not have.`),
  ]);
}

/** The same of the articles of this checkout. */
export async function articleNotes(items: readonly Pick<Item, 'id'>[]): Promise<string[]> {
  const articles = (await readLibrary('src', 'articles')) as Content<'articles'>[];
  return missingItems(
    articles.filter(({ language }) => language === firstLanguage),
    items,
  );
}
