import { marks } from '#prerender/protocol';
import { firstLanguage } from '#model/languages';
import { commonTexts } from '#tools/build/commonTexts';
import { tagsIn, withAttribute, withoutAttribute, type Edit, type Tag } from '#tools/build/tags';

/** A rendered page, parsed once. */
export interface RenderedPage {
  html: string;
  tags: readonly Tag[];
  /** End of the tags that belong into the head: React renders them first. */
  headEnd: number;
}

const headElements = new Set(['title', 'meta', 'link']);

export function readRenderedPage(html: string): RenderedPage {
  const tags = tagsIn(html);
  const first = tags.find(({ name }) => !headElements.has(name));
  return { html, tags, headEnd: first?.start ?? html.length };
}

const headTags = ({ tags, headEnd }: RenderedPage): Tag[] => tags.filter(({ start }) => start < headEnd);

/** The canonical address, which search engines keep for a page. */
export const canonicalOf = (page: RenderedPage): string | undefined =>
  headTags(page)
    .find(({ attributes }) => attributes.get('rel') === 'canonical')
    ?.attributes.get('href');

/** Whether the rendered page is the “not found” page. */
export const isNotFound = ({ html, headEnd }: RenderedPage): boolean =>
  html.slice(0, headEnd).includes(`<title>${commonTexts[firstLanguage].notFound.title} `);

/** All addresses that a page names in `href`. */
export const linksIn = ({ tags }: RenderedPage): string[] =>
  tags.flatMap(({ attributes }) => attributes.get('href') ?? []);

/** Marks the tags of the head that the app replaces by its own once it is interactive. */
export const headMarks = (page: RenderedPage): Edit[] =>
  headTags(page)
    .filter(({ isEnd, attributes }) => !isEnd && attributes.get('rel') !== 'preload')
    .map((tag) => withAttribute(tag, marks.head));

/** Takes out what the router marks links with for its framework mode, which the shop does not use. */
export const withoutRouterMarks = ({ tags }: RenderedPage): Edit[] =>
  tags.flatMap((tag) => withoutAttribute(tag, 'data-discover'));
