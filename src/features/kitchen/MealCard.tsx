import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isSoldOut } from '#model/availability/availability';
import type { Meal } from '#model/catalogue/kitchen';
import { declaredAllergens } from '#model/catalogue/food';
import { BasePrice } from '#ui/money/BasePrice';
import { Icon } from '#ui/picture/Icon';
import { useFoodTexts } from '#ui/text/useFoodTexts';
import { Picture } from '#ui/picture/Picture';
import { Price } from '#ui/money/Price';
import { itemPath } from '#model/paths';
import styles from './KitchenMenu.module.scss';
import { CatalogueText, useCatalogueWords } from '#ui/text/CatalogueText';

interface MealCardProps {
  meal: Meal;
  isFirst: boolean;
  onAdd: () => void;
}

/** A meal of the menu: picture, diets, allergens, size, price, and the way into the cart. */
export function MealCard({ meal, isFirst, onAdd }: MealCardProps) {
  const { t } = useTranslation('kitchen');
  const { allergenText, dietText } = useFoodTexts();
  const translated = useCatalogueWords();
  const { kcal, portionGrams, diet } = meal.meal;
  const allergens = declaredAllergens(meal);
  const isSold = isSoldOut(meal);
  return (
    <li className={isSold ? `${styles.meal} sold` : styles.meal}>
      <Link className="pic" to={itemPath(meal)} tabIndex={-1} aria-hidden="true">
        <Picture src={meal.image[0]} alt="" isFirst={isFirst} />
      </Link>
      <h3>
        <Link to={itemPath(meal)}>
          <CatalogueText>{meal.name}</CatalogueText>
        </Link>
      </h3>
      <p className="soft">
        <CatalogueText>{meal.summary}</CatalogueText>
      </p>
      <p className="facts">
        <span>{t('meal.kcal', { count: kcal })}</span>
        <span>{t('meal.grams', { count: portionGrams })}</span>
        {diet.map((name) => (
          <span key={name}>{dietText(name)}</span>
        ))}
      </p>
      <p className={styles.mealAllergens}>
        {!allergens && t('meal.undeclared')}
        {allergens?.length === 0 && t('meal.noAllergens')}
        {allergens &&
          allergens.length > 0 &&
          t('meal.contains', { list: allergens.map((name) => allergenText(name)).join(', ') })}
      </p>
      {meal.ingredients && (
        <details className={styles.mealIngredients}>
          <summary>{t('meal.ingredients')}</summary>
          <p>
            <CatalogueText>{meal.ingredients}</CatalogueText>
          </p>
        </details>
      )}
      <div className={styles.mealBuy}>
        <Price of={meal} />
        <BasePrice product={meal} />
        <button
          type="button"
          className="btn line"
          disabled={isSold}
          aria-label={t(isSold ? 'meal.soldOutNamed' : 'meal.addNamed', { name: translated(meal.name) })}
          onClick={onAdd}
        >
          {isSold ? (
            t('meal.soldOut')
          ) : (
            <>
              <Icon name="plus" />
              {t('meal.add')}
            </>
          )}
        </button>
      </div>
    </li>
  );
}
