import type { ArticleSummary, Label } from './types';
import { comparedIn } from '#model/comparison';
import { folded } from '#model/folded';

/** The filters of the blog, kept in the address. */
export interface BlogQuery {
  query: string;
  category: string;
  tag: string;
  page: number;
}

const wordsOf = ({ title, description, category, tags }: ArticleSummary): string =>
  folded([title, description, category.text, ...tags.map(({ text }) => text)].join(' '));

/** The articles that fit; every word of the query has to occur. */
export function articlesFor(
  articles: readonly ArticleSummary[],
  { query, category, tag }: Omit<BlogQuery, 'page'>,
): ArticleSummary[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return articles.filter((article) => {
    const text = wordsOf(article);
    return (
      (!category || article.category.key === category) &&
      (!tag || article.tags.some(({ key }) => key === tag)) &&
      words.every((word) => text.includes(word))
    );
  });
}

export interface CountedLabel extends Label {
  count: number;
}

/** Each label once, with the number of articles that carry it; the most frequent first, equals by their language's alphabet. */
export function countLabels(labels: readonly Label[], locale: string): CountedLabel[] {
  const counted = new Map<string, CountedLabel>();
  for (const label of labels) {
    counted.set(label.key, { ...label, count: (counted.get(label.key)?.count ?? 0) + 1 });
  }
  const compare = comparedIn(locale);
  return [...counted.values()].toSorted((a, b) => b.count - a.count || compare(a.text, b.text));
}

/** The article written before this one, and the one written after it, in a list that begins with the newest. */
export function neighboursOf(articles: readonly ArticleSummary[], slug: string) {
  const index = articles.findIndex((article) => article.slug === slug);
  return index < 0 ? {} : { newer: articles[index - 1], older: articles[index + 1] };
}

/** Articles about any of these dimensions, those with the first one on top of their list first. */
export function articlesAbout(
  articles: readonly ArticleSummary[],
  dimensions: readonly string[],
  count: number,
): ArticleSummary[] {
  const rank = ({ dimensions: own }: ArticleSummary): number => {
    const index = own.findIndex((dimension) => dimensions.includes(dimension));
    return index < 0 ? Number.POSITIVE_INFINITY : index;
  };
  return articles
    .filter((article) => Number.isFinite(rank(article)))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, count);
}

/** The picture for link previews: the topic's own or the blog's. Previews need a raster image, not the drawing. */
export function previewOf(picture: string): string {
  const [, topic = 'blog'] = /^\/pictures\/topics\/(\w+)\.svg$/.exec(picture) ?? [];
  return `/pictures/og/${topic}.png`;
}
