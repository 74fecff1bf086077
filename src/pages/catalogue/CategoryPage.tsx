import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useShownDimensions } from '#emptyAddresses';
import { CardSkeletons } from '#features/catalogue/card/CardGrid';
import { CatalogueGate } from '#features/catalogue/CatalogueGate';
import { DimensionArches } from '#features/catalogue/sections/DimensionArches';
import { sharedIndexOf } from '#features/catalogue/list/state/sharedIndexOf';
import { dimensionCounts, productCategories } from '#model/search/categories';
import { selectItems } from '#model/shopState';
import { Picture } from '#ui/picture/Picture';
import styles from './CategoryPage.module.scss';
import { paths, withQuery } from '#model/paths';
import { CatalogueText } from '#ui/text/CatalogueText';
import { useRows } from '#features/catalogue/useRows';

function Dimensions() {
  const { t } = useTranslation(['lists', 'common']);
  const counts = dimensionCounts(sharedIndexOf(useRows(selectItems), 'programs'));
  if (useShownDimensions().length === 0) return null;
  return (
    <section aria-labelledby="by-dimension">
      <h2 id="by-dimension">{t('categories.programs')}</h2>
      <DimensionArches note={(dimension) => t('total.programs', { count: counts.get(dimension) ?? 0 })} />
    </section>
  );
}

function Products() {
  const { t } = useTranslation(['lists', 'common']);
  const categories = productCategories(sharedIndexOf(useRows(selectItems), 'all'));
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="by-category">
      <h2 id="by-category">{t('categories.products')}</h2>
      <ul className="grid four">
        {categories.map(({ name, count, example }) => (
          <li key={name} className="card">
            <Link to={withQuery(paths.shop, { category: name })}>
              <span className="pic">
                <Picture src={example?.image[0]} alt="" />
              </span>
              <h3>
                <CatalogueText of="category">{name}</CatalogueText>
              </h3>
              <span className={styles.number}>{t('total.things', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The index of all categories: dimensions of the programs, categories of the products. */
export function CategoryPage() {
  const { t } = useTranslation(['lists', 'head']);
  const hasItems = useRows(selectItems).length > 0;
  return (
    <div className={`wrap page-top ${styles.categories}`}>
      <h1 tabIndex={-1}>{t('head:category.title')}</h1>
      <CatalogueGate hasItems={hasItems} skeleton={<CardSkeletons count={8} />}>
        <Products />
        <Dimensions />
      </CatalogueGate>
    </div>
  );
}
