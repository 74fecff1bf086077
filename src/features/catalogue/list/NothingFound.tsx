import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dimensions } from '#model/catalogue/item';
import { closestDimension } from '#model/search/closestDimension';
import { selectItemsByKey } from '#model/shopState';
import { dimensionPath, paths } from '#model/paths';
import type { Page } from '#model/search/page';
import { noteMiss } from '#services/storage/searchMisses';
import { useShop } from '#storeHooks';
import { useLanguage } from '#ui/text/useLanguage';
import { CardGrid } from '#features/catalogue/card/CardGrid';
import { usePagesFound } from '#features/catalogue/search/usePageSearch';
import styles from './NothingFound.module.scss';
import type { ItemList } from './state/useItemList';

const mostPopular = 4;
/** Number of best results by which a query's subject is judged. */
const mostJudged = 8;
/** Milliseconds after which a query counts as finished rather than still being typed. */
const meantAfter = 2000;

/** Known corrections of the words, and the dimension they are about. */
function TakenFor({ list, page }: { list: ItemList; page: Page | undefined }) {
  const { t } = useTranslation(['lists', 'common']);
  const byKey = useShop(selectItemsByKey);
  const { keys = [], nearMisses = [] } = list.inShop() ?? {};
  const dimension = closestDimension(keys.slice(0, mostJudged).flatMap((key) => byKey.get(key) ?? []));
  const way = dimension
    ? { path: dimensionPath(dimension), title: t(`common:dimension.${dimension}`) }
    : page;
  return (
    <>
      {nearMisses.map(({ typed, takenFor }) => (
        <p key={typed} className="typed-words">
          {t('note.takenFor', { typed, takenFor })}
        </p>
      ))}
      {way && (
        <p>
          {t('nothing.closest')}{' '}
          <Link className="under" to={way.path}>
            {way.title}
          </Link>
        </p>
      )}
    </>
  );
}

/** Shown when a query has no results: pages or dimensions it may mean, popular items, and a link to contact. */
export function NothingFound({ list }: { list: ItemList }) {
  const { t } = useTranslation(['lists', 'common']);
  const language = useLanguage();
  const { query } = list.state;
  const found = usePagesFound(query);
  const pages = found?.pages.slice(0, mostPopular) ?? [];
  useEffect(() => {
    const timer = setTimeout(() => noteMiss(query, language), meantAfter);
    return () => clearTimeout(timer);
  }, [query, language]);
  return (
    <section className={styles.nothingFound} aria-labelledby="nothing-found-ways">
      <TakenFor list={list} page={found?.dimension} />
      <h2 id="nothing-found-ways">{t(pages.length > 0 ? 'nothing.pages' : 'nothing.sides')}</h2>
      <ul className={styles.ways}>
        {pages.map(({ key, path, title }) => (
          <li key={key}>
            <Link className="under" to={path}>
              {title}
            </Link>
          </li>
        ))}
        {pages.length === 0 &&
          dimensions.map((dimension) => (
            <li key={dimension}>
              <Link className="under" to={dimensionPath(dimension)}>
                {t(`common:dimension.${dimension}`)}
              </Link>
            </li>
          ))}
        <li>
          <Link className="under" to={paths.contact}>
            {t('nothing.ask')}
          </Link>
        </li>
      </ul>
      <h2>{t('nothing.popular')}</h2>
      <CardGrid items={list.index.items.slice(0, mostPopular)} columns="four" heading="h3" />
    </section>
  );
}
