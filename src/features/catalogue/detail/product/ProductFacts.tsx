import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../model/catalogue/item';
import { isFood } from '../../../../model/catalogue/food';
import { FactRow } from '../FactRow';
import { FoodFacts } from './FoodFacts';
import styles from './ProductFacts.module.scss';
import { CatalogueText, useMarkedWords } from '../../../../ui/text/CatalogueText';

/** Description, details and tags. */
export function ProductFacts({ product }: { product: Product }) {
  const { t } = useTranslation('item');
  const mark = useMarkedWords();
  return (
    <section className={`${styles.about} section`}>
      <div>
        <h2>{t('about')}</h2>
        <p>
          <CatalogueText>{product.description || product.summary}</CatalogueText>
        </p>
        {product.tag.length > 0 && (
          <ul className={styles.tags} aria-label={t('tags')}>
            {product.tag.map((tag) => (
              <li key={tag}>
                <CatalogueText of="tag">{tag}</CatalogueText>
              </li>
            ))}
          </ul>
        )}
      </div>
      {(product.details.length > 0 || isFood(product)) && (
        <div>
          <h2>{t('details')}</h2>
          <dl className={styles.details}>
            <FoodFacts product={product} />
            {product.details.map(({ label, value }) => (
              <FactRow key={label} label={mark(label, product).text} labelLang={mark(label, product).lang}>
                <CatalogueText of={product}>{value}</CatalogueText>
              </FactRow>
            ))}
          </dl>
        </div>
      )}
    </section>
  );
}
