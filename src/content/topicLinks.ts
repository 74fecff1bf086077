import type { Item } from '#model/catalogue/item';
import { isTagged } from '#model/catalogue/tagged';
import { topics, type Topic } from '#model/topics';
import type { TopicSummary } from './types';

type TopicLink = Pick<TopicSummary, 'slug' | 'fits'>;

// What fits a topic is the same in every language.
const links = Object.values(
  import.meta.glob<TopicLink>('./topics/*/en.md', { query: '?link', import: 'link', eager: true }),
);

/** The topics that an item fits. */
export const topicsOf = (item: Item): readonly Topic[] =>
  topics.filter(({ slug }) => links.some((link) => link.slug === slug && isTagged(item, link.fits)));
