import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dimensions } from '../../model/catalogue/item';
import { paths, withQuery } from '../../model/paths';
import { topics } from '../../model/topics';
import styles from './BrowseGroups.module.scss';

/** Ways into the shop by what one is looking for: programs by dimension, things by category, topics and articles. */
export function BrowseGroups() {
  const { t } = useTranslation();
  const groups = [
    {
      title: t('browse.programs'),
      links: dimensions.map((dimension) => ({
        to: withQuery(paths.programList, { dimension }),
        text: t(`dimension.${dimension}`),
      })),
    },
    {
      title: t('browse.things'),
      links: [
        { to: paths.gadgets, text: t('head.gadgets.title') },
        { to: paths.beauty, text: t('head.beauty.title') },
        { to: paths.food, text: t('head.food.title') },
        { to: paths.categories, text: t('browse.allCategories') },
      ],
    },
    {
      title: t('browse.reading'),
      links: [
        ...topics.map(({ slug, path }) => ({ to: path, text: t(`topics.${slug}`) })),
        { to: paths.blog, text: t('browse.articles') },
      ],
    },
  ];
  return (
    <div className={styles.groups}>
      {groups.map(({ title, links }) => (
        <details key={title}>
          <summary>{title}</summary>
          <ul>
            {links.map(({ to, text }) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
