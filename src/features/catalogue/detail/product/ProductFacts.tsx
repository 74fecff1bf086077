import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { measures, type Product } from '#model/catalogue/item';
import { declaredAllergens, isFood } from '#model/catalogue/food';
import styles from './ProductFacts.module.scss';
import { CatalogueText, useMarkedWords } from '#ui/text/CatalogueText';
import { useFoodTexts } from '#ui/text/useFoodTexts';
import { Link } from 'react-router-dom';
import { anchors } from '#model/paths';
import { usesSection } from '#model/sections';
import { useLocale } from '#ui/text/useLanguage';

interface FactRowProps {
  label: string;
  /** Language of a label that is not in the interface language. */
  labelLang?: string | undefined;
  children: ReactNode;
}

/** One line of a list of facts. */
function FactRow({ label, labelLang, children }: FactRowProps) {
  return (
    <div>
      <dt lang={labelLang}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Who made the product and what to heed, as Regulation (EU) 2023/988 asks offers to say; nothing where it is not filled in. */
function SafetyFacts({ product }: { product: Product }) {
  const { t } = useTranslation('item');
  const { safety } = product;
  if (!safety) return null;
  const { manufacturer, address, warnings } = safety;
  const maker = [manufacturer, address].filter((part) => part !== undefined);
  return (
    <>
      {maker.length > 0 && <FactRow label={t('safety.manufacturer')}>{maker.join(', ')}</FactRow>}
      {warnings !== undefined && (
        <FactRow label={t('safety.warnings')}>
          <CatalogueText of={product}>{warnings}</CatalogueText>
        </FactRow>
      )}
    </>
  );
}

/** Measurements by size, where the catalogue has them; for clothing, how to measure oneself. */
export function Measurements({ product: { measures: rows, type } }: { product: Product }) {
  const { t } = useTranslation('item');
  const locale = useLocale();
  const isWorn = type === 'apparel';
  if (!rows) return null;
  const columns = measures.filter((name) => rows.some(({ cm }) => cm[name] !== undefined));
  const hasSizes = rows.some(({ size }) => size !== undefined);
  return (
    <details className={styles.measures}>
      <summary>{t(isWorn ? 'measures.title' : 'measures.only')}</summary>
      <table className="num">
        <thead>
          <tr>
            {hasSizes && <th scope="col">{t('measures.size')}</th>}
            {columns.map((name) => (
              <th key={name} scope="col">
                {t(`measure.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, cm }) => (
            <tr key={size ?? ''}>
              {hasSizes && (
                <th scope="row">{size !== undefined && <CatalogueText of="size">{size}</CatalogueText>}</th>
              )}
              {columns.map((name) => (
                <td key={name}>{cm[name]?.toLocaleString(locale) ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft">
        {t('measures.text')}{' '}
        {isWorn && usesSection('sizes') && (
          <Link className="link" to={anchors.sizes}>
            {t('measures.body')}
          </Link>
        )}
      </p>
    </details>
  );
}

/** Ingredients and nutrition of food, allergens first, because some people have to find them at once. */
function FoodFacts({ product }: { product: Product }) {
  const { t } = useTranslation('item');
  const { allergenText, dietText } = useFoodTexts();
  const { meal, ingredients } = product;
  const allergens = declaredAllergens(product)?.map((name) => allergenText(name));
  return (
    <>
      <FactRow label={t('meal.allergens')}>
        {allergens ? allergens.join(', ') || t('meal.noAllergens') : t('meal.undeclared')}
      </FactRow>
      {ingredients !== undefined && (
        <FactRow label={t('meal.ingredients')}>
          <CatalogueText>{ingredients}</CatalogueText>
        </FactRow>
      )}
      {meal && (
        <>
          <FactRow label={t('meal.traces')}>{t('meal.tracesText')}</FactRow>
          <FactRow label={t('meal.diet')}>
            {meal.diet.map((name) => dietText(name)).join('\u00A0· ') || t('meal.none')}
          </FactRow>
          <FactRow label={t('meal.energy')}>{t('meal.kcal', { count: meal.kcal })}</FactRow>
          <FactRow label={t('meal.portion')}>{t('meal.grams', { count: meal.portionGrams })}</FactRow>
        </>
      )}
    </>
  );
}

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
      {(product.details.length > 0 || isFood(product) || product.safety !== undefined) && (
        <div>
          <h2>{t('details')}</h2>
          <dl className={styles.details}>
            {isFood(product) && <FoodFacts product={product} />}
            {product.details.map(({ label, value }) => (
              <FactRow key={label} label={mark(label, product).text} labelLang={mark(label, product).lang}>
                <CatalogueText of={product}>{value}</CatalogueText>
              </FactRow>
            ))}
            <SafetyFacts product={product} />
          </dl>
        </div>
      )}
    </section>
  );
}
