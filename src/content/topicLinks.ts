import type { Item } from '#model/catalogue/item';
import { topics, type Topic } from '#model/topics';
import type { TopicSummary } from './types';

type TopicLink = Pick<TopicSummary, 'slug' | 'programs' | 'products'>;

// What a topic names is the same in every language.
const links = Object.values(
  import.meta.glob<TopicLink>('./topics/*/en.md', { query: '?link', import: 'link', eager: true }),
);

/** The topics that name an item. */
export const topicsNaming = ({ kind, id }: Pick<Item, 'kind' | 'id'>): readonly Topic[] =>
  topics.filter(({ slug }) =>
    links.some(
      (link) => link.slug === slug && (kind === 'program' ? link.programs : link.products).includes(id),
    ),
  );
