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

/** A page that shows this text of the library. */
const showing = (kind: Kind, slug: string) => ({ props: { slug }, prepare: withText(kind, slug) });

const blogFrame = { head: 'blog', picture: '/pictures/og/blog.png', prepare: withList } as const;

const blog = defineRoutes(
  () => import('#pages/reading/BlogPage').then((module) => module.BlogPage),
  {
    [paths.blog]: { props: { sidebar: 'left' }, ...blogFrame },
    [paths.blogStandard]: { props: { sidebar: 'left' }, ...blogFrame },
    [paths.blogNoSidebar]: { props: { sidebar: 'none' }, ...blogFrame },
    [paths.blogRightSidebar]: { props: { sidebar: 'right' }, ...blogFrame },
  },
  namespaces,
);

const article = defineRoutes(
  () => import('#pages/reading/ArticlePage').then((module) => module.ArticlePage),
  {
    [articlePattern]: { props: {}, prepare: withText('articles') },
    [paths.blogInterPlay]: showing('articles', 'how-the-dimensions-play-together'),
    [paths.blogRewriting]: showing('articles', 'rewriting-a-habit'),
    [paths.newestArticle]: { props: {}, prepare: withList },
  },
  namespaces,
);

const topic = defineRoutes(
  () => import('#pages/reading/TopicPage').then((module) => module.TopicPage),
  {
    [paths.anxiety]: showing('topics', 'anxiety'),
    [paths.sleep]: showing('topics', 'sleep'),
    [paths.performance]: showing('topics', 'performance'),
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
    [paths.health]: showing('stories', 'health'),
    [paths.social]: showing('stories', 'social'),
  },
  namespaces,
);

const latest = defineRoutes(
  () => import('#pages/catalogue/NewPage').then((module) => module.NewPage),
  { [paths.whatIsNew]: { props: {}, prepare: withText('stories', 'new') } },
  namespaces,
);

/** A story, with what stands below it. */
const storyThen = <After extends string>(slug: string, after: After) => ({
  props: { slug, after },
  prepare: withText('stories', slug),
});

const story = defineRoutes(
  () => import('#pages/reading/StoryPage').then((module) => module.StoryPage),
  {
    [paths.approach]: storyThen('approach', 'starters'),
    [paths.healthyLifestyle]: storyThen('healthy-lifestyle', 'starters'),
    [paths.comprehensiveWellness]: storyThen('comprehensive-wellness', 'pairs'),
    [paths.benefits]: storyThen('benefits', 'articles'),
    [paths.about]: storyThen('about', 'articles'),
  },
  namespaces,
);

const legal = defineRoutes(
  () => import('#pages/reading/LegalPage').then((module) => module.LegalPage),
  {
    [paths.privacy]: showing('legal', 'privacy-policy'),
    [paths.terms]: showing('legal', 'terms-conditions'),
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
