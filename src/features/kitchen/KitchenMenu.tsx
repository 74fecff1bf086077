import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { itemAdded } from '#model/cart/cartSlice';
import { anyMeal, mealsFor, menuOf, type Meal } from '#model/catalogue/kitchen';
import { kitchenChoice } from '#services/storage/kitchenChoice';
import { useShopDispatch } from '#storeHooks';
import { AskCourier } from '#ui/courier/AskCourier';
import { useCourierRounds } from '#kitchenSettings';
import { courierDays } from '#model/order/courier';
import { useCourier } from '#ui/courier/useCourier';
import { useSlotText } from '#ui/courier/useSlotText';
import { dateOfDay, useDay } from '#ui/useToday';
import { CourierLine } from '#ui/courier/CourierLine';
import { Notice } from '#ui/Notice';
import { useStoredValue } from '#ui/useStoredValue';
import { MealCard } from './MealCard';
import { MealFilter } from './MealFilter';
import styles from './KitchenMenu.module.scss';

/** Pictures that stand in the first view. */
const firstPictures = 4;

/**
 * Which day is the first that can be had, as long as none is chosen. Prerendered pages are read on other days: there it is
 * unknown, and its lines are kept free.
 */
function NextDelivery() {
  const { t } = useTranslation('kitchen');
  const rounds = useCourierRounds();
  const day = useDay();
  const { choice } = useCourier();
  const { dayText } = useSlotText();
  if (choice.slot) return null;
  const [first] = day === '' ? [] : courierDays(rounds, dateOfDay(day));
  if (day !== '' && first === undefined) return null;
  return (
    <p className={`soft ${styles.nextDelivery}`}>{first && t('courier.next', { day: dayText(first) })}</p>
  );
}

/** The menu by course, without what the guest avoids. The choice is saved for the next visit. */
export function KitchenMenu({ meals }: { meals: readonly Meal[] }) {
  const { t } = useTranslation('kitchen');
  const dispatch = useShopDispatch();
  /** Waits until it is known where and when it shall be brought. */
  const [wanted, setWanted] = useState<Meal>();
  const [choice, change] = useStoredValue(kitchenChoice);
  const count = useRef<HTMLOutputElement>(null);
  const found = mealsFor(meals, choice);
  const menu = menuOf(found);
  const isNarrowed = choice.diet.length + choice.without.length > 0;
  return (
    <>
      <CourierLine />
      <NextDelivery />
      <MealFilter choice={choice} onChange={change} />
      <Notice tone="info">{t('menu.traces')}</Notice>
      <div className={isNarrowed ? styles.mealCount : 'visually-hidden'}>
        <output ref={count} tabIndex={-1}>
          {found.length === 0
            ? t('menu.none')
            : t('menu.count', { count: found.length, total: meals.length })}
        </output>
        {isNarrowed && (
          <button
            type="button"
            className="link"
            onClick={() => {
              // The button goes, and must not take the focus with it.
              count.current?.focus();
              change(anyMeal);
            }}
          >
            {t('menu.clear')}
          </button>
        )}
      </div>
      {menu.map(({ course, meals: few }, part) => (
        <section key={course} className={styles.course} aria-labelledby={`course-${course}`}>
          <h2 id={`course-${course}`}>{t(`course.${course}`)}</h2>
          <ul className="grid five">
            {few.map((meal, index) => (
              <MealCard
                key={meal.id}
                meal={meal}
                isFirst={part === 0 && index < firstPictures}
                onAdd={() => setWanted(meal)}
              />
            ))}
          </ul>
        </section>
      ))}
      {wanted && (
        <AskCourier
          onReady={() => {
            dispatch(itemAdded(wanted));
            setWanted(undefined);
          }}
          onClose={() => setWanted(undefined)}
        />
      )}
    </>
  );
}
