import type { ArticleSummary } from '#content/types';

/** The summary of every article for lists; new articles are found by the glob. */
export const articles = Object.values(
  import.meta.glob<ArticleSummary>('../articles/*/de.md', {
    query: '?summary',
    import: 'summary',
    eager: true,
  }),
);
