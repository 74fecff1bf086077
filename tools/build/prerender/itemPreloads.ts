import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Item } from '#model/catalogue/item';
import { itemPath, productPaths, programPaths } from '#model/paths';
import { marks } from '#prerender/protocol';
import { isLink, preloaded, requestsFor, requestTo, tagsIn, type Tag } from '#tools/build/tags';
import { fileOf } from './addresses';
import type { Catalogue } from './readCatalogue';

/** What the page of an item needs, for the bare shell to request it at once. */
export interface ItemPreload {
  /** Beginnings of the addresses of such pages. */
  at: readonly `/${string}`[];
  scripts: readonly string[];
  styles: readonly string[];
  /** Names of the files of texts. */
  texts: readonly string[];
}

/** Pages that are compared: they differ by what their item has. */
const compared = 20;

/** What all of these lists hold. */
const shared = (lists: readonly string[][]): string[] =>
  (lists[0] ?? []).filter((entry) => lists.every((list) => list.includes(entry)));

const headOf = (tags: readonly Tag[]): readonly Tag[] =>
  tags.slice(
    0,
    tags.findIndex(({ name, isEnd }) => isEnd && name === 'head'),
  );

/** The texts that a page names for visitors in other languages. */
const textsOf = (tags: readonly Tag[]): string[] =>
  tags.flatMap(({ attributes }) => /^\/locales\/\*\/(\w+)/.exec(attributes.get(marks.to) ?? '')?.[1] ?? []);

/** What written pages of items have in common, for items without a page of their own. */
export async function readItemPreloads(
  folder: string,
  { programs, products }: Catalogue,
): Promise<ItemPreload[]> {
  const preloadOf = async (
    items: readonly Item[],
    ways: Readonly<Record<string, `/${string}`>>,
  ): Promise<ItemPreload> => {
    const pages = await Promise.all(
      items.slice(0, compared).map((item) => readFile(join(folder, fileOf(itemPath(item))), 'utf8')),
    );
    const all = pages.map(tagsIn);
    const heads = all.map(headOf);
    const named = (rel: string): string[] =>
      shared(
        heads.map((tags) =>
          tags.filter((tag) => isLink(tag, rel)).flatMap(({ attributes }) => attributes.get('href') ?? []),
        ),
      );
    return {
      at: Object.values(ways),
      scripts: named('modulepreload'),
      styles: named('stylesheet'),
      texts: shared(all.map(textsOf)),
    };
  };
  return Promise.all([preloadOf(programs, programPaths), preloadOf(products, productPaths)]);
}

/** For the early script, which puts into the head what the address needs and the shell does not request by itself. */
export const preloadTemplate = (
  { at, scripts, styles, texts }: ItemPreload,
  requested: ReadonlySet<string>,
): string =>
  requestsFor(at, [
    ...scripts.filter((href) => !requested.has(href)).map(preloaded),
    ...styles
      .filter((href) => !requested.has(href))
      .map((href) => `<link rel="preload" as="style" crossorigin href="${href}">`),
    requestsFor(
      ['translated'],
      texts.map((name) => requestTo(`/locales/*/${name}.json`)),
    ),
  ]);
