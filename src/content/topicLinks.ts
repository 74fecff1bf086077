import type { Item } from '#model/catalogue/item';
import { isTagged } from '#model/catalogue/tagged';
import { firstLanguage } from '#model/languages';
import { topics, type Topic } from '#model/topics';
import type { TopicSummary } from './types';

type TopicLink = Pick<TopicSummary, 'slug' | 'language' | 'fits'>;

const links = Object.values(
  import.meta.glob<TopicLink>('./topics/*/*.md', { query: '?link', import: 'link', eager: true }),
);

/** The topics that an item fits. */
export const topicsOf = (item: Item): readonly Topic[] =>
  topics.filter(({ slug }) =>
    links.some((link) => link.slug === slug && link.language === firstLanguage && isTagged(item, link.fits)),
  );
