import type { ArticleSummary } from '../types';

/** What lists show of every article; a new article appears here by itself. */
export const articles = Object.values(
  import.meta.glob<ArticleSummary>('../articles/*/fn.md', {
    query: '?summary',
    import: 'summary',
    eager: true,
  }),
);
