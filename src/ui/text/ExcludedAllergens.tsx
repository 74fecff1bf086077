import { useTranslation } from 'react-i18next';
import type { Item } from '#model/catalogue/item';
import { excludedIn, type KitchenChoice } from '#model/catalogue/kitchen';
import { Icon } from '#ui/picture/Icon';
import { useFoodTexts } from './useFoodTexts';
import styles from './ExcludedAllergens.module.scss';

/** Warning on a food with allergens that the shopper avoids, or with undeclared ones. */
export function ExcludedAllergens({ item, choice }: { item: Item; choice: KitchenChoice }) {
  const { t } = useTranslation('kitchen');
  const { allergenText } = useFoodTexts();
  const found = excludedIn(item, choice);
  if (found.length === 0) return null;
  return (
    <p className={styles.warning}>
      <Icon name="warn" />
      <span>
        {found === 'unknown'
          ? t('meal.unsure')
          : t('meal.excluded', { list: found.map(allergenText).join(', ') })}
      </span>
    </p>
  );
}
