import english from '../../../public/locales/en/common.json';
import { tagsIn, withAttribute, type Edit, type Tag } from '../tags';

/** A page as it was drawn, taken apart once. */
export interface DrawnPage {
  html: string;
  tags: readonly Tag[];
  /** Where what belongs into the head ends: React puts it first. */
  headEnd: number;
}

const headElements = new Set(['title', 'meta', 'link']);

export function readDrawnPage(html: string): DrawnPage {
  const tags = tagsIn(html);
  const first = tags.find(({ name }) => !headElements.has(name));
  return { html, tags, headEnd: first?.start ?? html.length };
}

const headTags = ({ tags, headEnd }: DrawnPage): Tag[] => tags.filter(({ start }) => start < headEnd);

/** The address search engines are to keep for a page. */
export const canonicalOf = (page: DrawnPage): string | undefined =>
  headTags(page)
    .find(({ attributes }) => attributes.get('rel') === 'canonical')
    ?.attributes.get('href');

/** Whether a page was drawn as the one for addresses that lead nowhere. */
export const isNotFound = ({ html, headEnd }: DrawnPage): boolean =>
  html.slice(0, headEnd).includes(`<title>${english.notFound.title} `);

/** Where a page leads to. */
export const linksIn = ({ tags }: DrawnPage): string[] =>
  tags.flatMap(({ attributes }) => attributes.get('href') ?? []);

/** The app writes these tags itself when it takes over; the attribute marks those it replaces. */
export const marks = (page: DrawnPage): Edit[] =>
  headTags(page)
    .filter(({ isEnd, attributes }) => !isEnd && attributes.get('rel') !== 'preload')
    .map((tag) => withAttribute(tag, 'data-prerendered=""'));
