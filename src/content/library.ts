import type { Language } from '#model/languages';
import { createResources, type Resource } from './resource';
import type { ArticleSummary, Content, Kind } from './types';

type Loaders<K extends Kind> = Record<string, () => Promise<Content<K>>>;

const files: { [K in Kind]: Loaders<K> } = {
  articles: import.meta.glob<Content<'articles'>>('./articles/*/*.md', { import: 'content' }),
  topics: import.meta.glob<Content<'topics'>>('./topics/*/*.md', { import: 'content' }),
  dimensions: import.meta.glob<Content<'dimensions'>>('./dimensions/*/*.md', { import: 'content' }),
  stories: import.meta.glob<Content<'stories'>>('./stories/*/*.md', { import: 'content' }),
  legal: import.meta.glob<Content<'legal'>>('./legal/*/*.md', { import: 'content' }),
  days: import.meta.glob<Content<'days'>>('./days/*/*.md', { import: 'content' }),
};

function resourcesOf<K extends Kind>(kind: K): (path: string) => Resource<Content<K> | undefined> {
  return createResources(async (path) => files[kind][path]?.());
}

const resources: { [K in Kind]: (path: string) => Resource<Content<K> | undefined> } = {
  articles: resourcesOf('articles'),
  topics: resourcesOf('topics'),
  dimensions: resourcesOf('dimensions'),
  stories: resourcesOf('stories'),
  legal: resourcesOf('legal'),
  days: resourcesOf('days'),
};

/** Whether a program has a first day to try in any language, without loading it. */
export const hasDay = (program: string): boolean =>
  Object.keys(files.days).some((path) => path.startsWith(`./days/${program}/`));

/** One text; its value is undefined when there is no such slug. */
export const textResource = <K extends Kind>(
  kind: K,
  slug: string,
  language: Language,
): Resource<Content<K> | undefined> => resources[kind](`./${kind}/${slug}/${language}.md`);

const summaries: Record<Language, () => Promise<{ articles: ArticleSummary[] }>> = {
  en: () => import('./summaries/en'),
  fn: () => import('./summaries/fn'),
  de: () => import('./summaries/de'),
};

/** Newest first. The first collator of a page takes 30 ms of a slow phone, and ISO dates need none. */
const isBefore = (a: ArticleSummary, b: ArticleSummary): boolean =>
  a.date === b.date ? a.slug < b.slug : a.date > b.date;

const listResources = createResources(async (language) => {
  const { articles } = await summaries[language as Language]();
  return articles.toSorted((a, b) => (isBefore(a, b) ? -1 : 1));
});

/** Every article of a language, newest first. */
export const articleListResource = (language: Language): Resource<ArticleSummary[]> =>
  listResources(language);
