import { useTranslation } from 'react-i18next';
import type { Detail, Product } from '../../../model/catalogue/item';
import { allergenText, dietText } from '../../../model/catalogue/kitchen';

/** The facts of a meal, with allergens first: who has to look for them should find them at once. */
function useMealDetails({ meal }: Product): Detail[] {
  const { t } = useTranslation('item');
  if (!meal) return [];
  const list = (entries: readonly string[]): string => entries.join(', ') || t('meal.none');
  return [
    { label: t('meal.allergens'), value: list(meal.allergens.map((name) => allergenText(t, name))) },
    { label: t('meal.diet'), value: list(meal.diet.map((name) => dietText(t, name))) },
    { label: t('meal.energy'), value: t('meal.kcal', { count: meal.kcal }) },
    { label: t('meal.portion'), value: t('meal.grams', { count: meal.portionGrams }) },
  ];
}

/** Description, details and tags. */
export function ProductFacts({ product }: { product: Product }) {
  const { t } = useTranslation('item');
  const details = [...useMealDetails(product), ...product.details];
  return (
    <section className="about section">
      <div>
        <h2>{t('about')}</h2>
        <p lang="en">{product.description || product.summary}</p>
        {product.tag.length > 0 && (
          <ul className="tags" aria-label={t('tags')}>
            {product.tag.map((tag) => (
              <li key={tag} lang="en">
                {tag}
              </li>
            ))}
          </ul>
        )}
      </div>
      {details.length > 0 && (
        <div>
          <h2>{t('details')}</h2>
          <dl className="details">
            {details.map((detail) => (
              <div key={detail.label} lang={product.details.includes(detail) ? 'en' : undefined}>
                <dt>{detail.label}</dt>
                <dd>{detail.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </section>
  );
}
