import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../model/catalogue/item';
import { declaredAllergens, isFood } from '../../../../model/catalogue/food';
import { CatalogueText } from '../../../../ui/text/CatalogueText';
import { useFoodTexts } from '../../../../ui/text/useFoodTexts';
import { FactRow } from '../FactRow';

/** Ingredients and nutrition of food, allergens first, because some people have to find them at once. */
export function FoodFacts({ product }: { product: Product }) {
  return isFood(product) ? <FactsOfFood product={product} /> : null;
}

function FactsOfFood({ product }: { product: Product }) {
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
