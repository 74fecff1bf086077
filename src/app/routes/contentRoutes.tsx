import type { Kind } from '../../content/types';
import { rows, type RouteRow } from './defineRoutes';

type Preparation = NonNullable<RouteRow['prepare']>;

const namespaces = ['content'];

const library = () => import('../../content/library');

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

const blog = rows(
  () => import('../../pages/BlogPage').then((module) => module.BlogPage),
  {
    '/blog': {
      props: { sidebar: 'left' },
      head: 'blog',
      picture: '/pictures/og/blog.png',
      prepare: withList,
    },
    '/blog-standard': {
      props: { sidebar: 'left' },
      head: 'blog',
      picture: '/pictures/og/blog.png',
      prepare: withList,
    },
    '/blog-no-sidebar': {
      props: { sidebar: 'none' },
      head: 'blog',
      picture: '/pictures/og/blog.png',
      prepare: withList,
    },
    '/blog-right-sidebar': {
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

const article = rows(
  () => import('../../pages/ArticlePage').then((module) => module.ArticlePage),
  {
    '/blog/:slug': { props: {}, prepare: withText('articles') },
    '/blogInterPlay': { props: { slug: interPlay }, prepare: withText('articles', interPlay) },
    '/blogRewriting': { props: { slug: rewriting }, prepare: withText('articles', rewriting) },
    '/blog-details-standard': { props: {}, prepare: withList },
  },
  namespaces,
);

const topic = rows(
  () => import('../../pages/TopicPage').then((module) => module.TopicPage),
  {
    '/anxiety': { props: { slug: 'anxiety' }, prepare: withText('topics', 'anxiety') },
    '/sleep': { props: { slug: 'sleep' }, prepare: withText('topics', 'sleep') },
    '/performance': { props: { slug: 'performance' }, prepare: withText('topics', 'performance') },
  },
  namespaces,
);

const dimension = rows(
  () => import('../../pages/DimensionPage').then((module) => module.DimensionPage),
  {
    '/physicalwellness': { props: { dimension: 'physical' }, prepare: withText('dimensions', 'physical') },
    '/socialwellness': { props: { dimension: 'social' }, prepare: withText('dimensions', 'social') },
    '/wellness/:dimension': { props: {}, prepare: withText('dimensions') },
  },
  namespaces,
);

const overview = rows(
  () => import('../../pages/WellnessPage').then((module) => module.WellnessPage),
  { '/wellness': { props: {}, prepare: withText('stories', 'wellness') } },
  namespaces,
);

const hub = rows(
  () => import('../../pages/HubPage').then((module) => module.HubPage),
  {
    '/health': { props: { slug: 'health' }, prepare: withText('stories', 'health') },
    '/social': { props: { slug: 'social' }, prepare: withText('stories', 'social') },
  },
  namespaces,
);

const latest = rows(
  () => import('../../pages/NewPage').then((module) => module.NewPage),
  { '/newhealth': { props: {}, prepare: withText('stories', 'new') } },
  namespaces,
);

const story = rows(
  () => import('../../pages/StoryPage').then((module) => module.StoryPage),
  {
    '/EightwellHealth': {
      props: { slug: 'approach', after: 'starters' },
      prepare: withText('stories', 'approach'),
    },
    '/HealthyLifestyle': {
      props: { slug: 'healthy-lifestyle', after: 'starters' },
      prepare: withText('stories', 'healthy-lifestyle'),
    },
    '/ComprehensiveWellness': {
      props: { slug: 'comprehensive-wellness', after: 'pairs' },
      prepare: withText('stories', 'comprehensive-wellness'),
    },
    '/benefits': { props: { slug: 'benefits', after: 'articles' }, prepare: withText('stories', 'benefits') },
    '/about': { props: { slug: 'about', after: 'articles' }, prepare: withText('stories', 'about') },
  },
  namespaces,
);

const legal = rows(
  () => import('../../pages/LegalPage').then((module) => module.LegalPage),
  {
    '/privacy-policy': { props: { slug: 'privacy-policy' }, prepare: withText('legal', 'privacy-policy') },
    '/terms-conditions': {
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
