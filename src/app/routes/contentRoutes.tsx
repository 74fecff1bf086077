import type { Kind } from '#content/types';
import { defineRoutes, type RouteRow } from './defineRoutes';
import { articlePattern, dimensionPattern, paths } from '#model/paths';

type Preparation = NonNullable<RouteRow['prepare']>;

const namespaces = ['content'];

const library = () => import('#content/library');

/** Fetches a text of the library, and the list of articles that most pages show below it. */
const withText =
  (kind: Kind, slug?: string): Preparation =>
  async (params, language) => {
    const { articleListResource, textResource } = await library();
    const asked = slug ?? params.slug ?? params.dimension ?? '';
    await Promise.all([textResource(kind, asked, language).promise, articleListResource(language).promise]);
  };

/** Fetches the list of articles. */
export const withList: Preparation = async (_params, language) =>
  (await library()).articleListResource(language).promise;

const blog = defineRoutes(
  () => import('#pages/reading/BlogPage').then((module) => module.BlogPage),
  {
    [paths.blog]: {
      props: { sidebar: 'left' },
      head: 'blog',
      picture: '/pictures/og/blog.png',
      prepare: withList,
    },
    [paths.blogStandard]: {
      props: { sidebar: 'left' },
      head: 'blog',
      picture: '/pictures/og/blog.png',
      prepare: withList,
    },
    [paths.blogNoSidebar]: {
      props: { sidebar: 'none' },
      head: 'blog',
      picture: '/pictures/og/blog.png',
      prepare: withList,
    },
    [paths.blogRightSidebar]: {
      props: { sidebar: 'right' },
      head: 'blog',
      picture: '/pictures/og/blog.png',
      prepare: withList,
    },
  },
  namespaces,
);

const interPlay = 'how-the-dimensions-play-together';
const rewriting = 'rewriting-a-habit';

const article = defineRoutes(
  () => import('#pages/reading/ArticlePage').then((module) => module.ArticlePage),
  {
    [articlePattern]: { props: {}, prepare: withText('articles') },
    [paths.blogInterPlay]: { props: { slug: interPlay }, prepare: withText('articles', interPlay) },
    [paths.blogRewriting]: { props: { slug: rewriting }, prepare: withText('articles', rewriting) },
    [paths.newestArticle]: { props: {}, prepare: withList },
  },
  namespaces,
);

const topic = defineRoutes(
  () => import('#pages/reading/TopicPage').then((module) => module.TopicPage),
  {
    [paths.anxiety]: { props: { slug: 'anxiety' }, prepare: withText('topics', 'anxiety') },
    [paths.sleep]: { props: { slug: 'sleep' }, prepare: withText('topics', 'sleep') },
    [paths.performance]: { props: { slug: 'performance' }, prepare: withText('topics', 'performance') },
  },
  namespaces,
);

const dimension = defineRoutes(
  () => import('#pages/reading/DimensionPage').then((module) => module.DimensionPage),
  {
    [paths.physicalDimension]: {
      props: { dimension: 'physical' },
      prepare: withText('dimensions', 'physical'),
    },
    [paths.socialDimension]: { props: { dimension: 'social' }, prepare: withText('dimensions', 'social') },
    [dimensionPattern]: { props: {}, prepare: withText('dimensions') },
  },
  namespaces,
);

const overview = defineRoutes(
  () => import('#pages/reading/WellnessPage').then((module) => module.WellnessPage),
  { [paths.wellness]: { props: {}, prepare: withText('stories', 'wellness') } },
  namespaces,
);

const hub = defineRoutes(
  () => import('#pages/reading/HubPage').then((module) => module.HubPage),
  {
    [paths.health]: { props: { slug: 'health' }, prepare: withText('stories', 'health') },
    [paths.social]: { props: { slug: 'social' }, prepare: withText('stories', 'social') },
  },
  namespaces,
);

const latest = defineRoutes(
  () => import('#pages/catalogue/NewPage').then((module) => module.NewPage),
  { [paths.whatIsNew]: { props: {}, prepare: withText('stories', 'new') } },
  namespaces,
);

const story = defineRoutes(
  () => import('#pages/reading/StoryPage').then((module) => module.StoryPage),
  {
    [paths.approach]: {
      props: { slug: 'approach', after: 'starters' },
      prepare: withText('stories', 'approach'),
    },
    [paths.healthyLifestyle]: {
      props: { slug: 'healthy-lifestyle', after: 'starters' },
      prepare: withText('stories', 'healthy-lifestyle'),
    },
    [paths.comprehensiveWellness]: {
      props: { slug: 'comprehensive-wellness', after: 'pairs' },
      prepare: withText('stories', 'comprehensive-wellness'),
    },
    [paths.benefits]: {
      props: { slug: 'benefits', after: 'articles' },
      prepare: withText('stories', 'benefits'),
    },
    [paths.about]: { props: { slug: 'about', after: 'articles' }, prepare: withText('stories', 'about') },
  },
  namespaces,
);

const legal = defineRoutes(
  () => import('#pages/reading/LegalPage').then((module) => module.LegalPage),
  {
    [paths.privacy]: { props: { slug: 'privacy-policy' }, prepare: withText('legal', 'privacy-policy') },
    [paths.terms]: {
      props: { slug: 'terms-conditions' },
      prepare: withText('legal', 'terms-conditions'),
    },
  },
  namespaces,
);

/** The pages to read: blog, topics, dimensions, stories, legal texts. */
export const contentRoutes: RouteRow[] = [
  ...blog,
  ...article,
  ...topic,
  ...dimension,
  ...overview,
  ...hub,
  ...latest,
  ...story,
  ...legal,
];
