import { useTranslation } from 'react-i18next';
import { declaredAllergens, isFood } from '#model/catalogue/food';
import type { Item } from '#model/catalogue/item';
import { kitchenChoice } from '#services/storage/kitchenChoice';
import { ExcludedAllergens } from '#ui/text/ExcludedAllergens';
import { useFoodTexts } from '#ui/text/useFoodTexts';
import { useStoredValue } from '#ui/useStoredValue';

/** Allergens of a line of food, and a warning for those the shopper avoids. */
export function LineFood({ item }: { item: Item }) {
  const { t } = useTranslation('kitchen');
  const { allergenText } = useFoodTexts();
  const [choice] = useStoredValue(kitchenChoice);
  if (item.kind === 'program' || !isFood(item)) return null;
  const declared = declaredAllergens(item);
  return (
    <>
      <p className="soft">
        {!declared && t('meal.undeclared')}
        {declared?.length === 0 && t('meal.noAllergens')}
        {declared &&
          declared.length > 0 &&
          t('meal.contains', { list: declared.map(allergenText).join(', ') })}
      </p>
      <ExcludedAllergens item={item} choice={choice} />
    </>
  );
}
