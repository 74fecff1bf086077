import { useTranslation } from 'react-i18next';
import { useEmptyAddresses } from '#emptyAddresses';
import { isAsDescribed } from '#model/catalogue/categoryPages';
import { dimensions } from '#model/catalogue/item';
import { shopCategories } from '#model/catalogue/shopCategories';
import { paths, programsOfDimension, withQuery } from '#model/paths';
import { selectProducts } from '#model/shopState';
import { topics } from '#model/topics';
import { useShop } from '#storeHooks';
import { useMarkedWords } from '#ui/text/CatalogueText';

export interface BrowseLink {
  to: string;
  text: string;
  /** Set when the text is not in the interface language. */
  lang?: string;
}

export interface BrowseGroup {
  name: 'programs' | 'things' | 'food' | 'reading';
  title: string;
  links: BrowseLink[];
}

/** The browse links in groups, as far as they lead to anything: programs by dimension, products by category, food, topics and articles. */
export function useBrowseGroups(): BrowseGroup[] {
  const { t } = useTranslation();
  const mark = useMarkedWords();
  const empty = useEmptyAddresses();
  const categories = shopCategories(useShop(selectProducts));
  const groups: BrowseGroup[] = [
    {
      name: 'programs',
      title: t('browse.programs'),
      links: [
        ...dimensions.map((dimension) => ({
          to: programsOfDimension(dimension),
          text: t(`dimension.${dimension}`),
        })),
        { to: paths.programs, text: t('browse.all') },
        { to: paths.findProgram, text: t('browse.first') },
      ],
    },
    {
      name: 'things',
      title: t('browse.things'),
      links: [
        ...categories.map((category) => ({
          to: withQuery(paths.shop, { category }),
          ...mark(category, 'category'),
        })),
        ...(categories.length > 0 ? [{ to: paths.categories, text: t('browse.allCategories') }] : []),
      ],
    },
    {
      name: 'food',
      title: t('browse.food'),
      links: [
        { to: paths.kitchen, text: t('browse.kitchen') },
        ...(isAsDescribed('food') ? [{ to: paths.food, text: t('browse.pantry') }] : []),
      ],
    },
    {
      name: 'reading',
      title: t('browse.reading'),
      links: [
        ...topics.map(({ slug, path }) => ({ to: path, text: t(`topics.${slug}`) })),
        { to: paths.blog, text: t('browse.articles') },
      ],
    },
  ];
  return groups
    .map((group) => ({ ...group, links: group.links.filter(({ to }) => !empty.has(to)) }))
    .filter(({ links }) => links.length > 0);
}
