import { useTranslation } from 'react-i18next';
import { useCourierRounds } from '#kitchenSettings';
import type { Address } from '#model/order/address';
import { mealProblem, type CourierProblem } from '#model/order/courier';
import type { OrderDraft } from '#model/order/order';
import { selectPayableLines } from '#model/shopState';
import { useShop } from '#storeHooks';
import { CourierLine } from '#ui/courier/CourierLine';
import { useCourier } from '#ui/courier/useCourier';
import { useToday } from '#ui/useToday';
import { Notice } from '#ui/Notice';
import { waysOf } from '#model/order/deliveryWays';

interface MealsOfOrder {
  hasMeals: boolean;
  problem: CourierProblem | undefined;
  /** What the order says of them. */
  ordered: Pick<OrderDraft, 'slot'>;
}

/** Whether the courier can bring the meals of the cart; without meals nothing is asked. */
export function useMealCheck(address: Address | undefined): MealsOfOrder {
  const { slot } = useCourier().choice;
  const courierRounds = useCourierRounds();
  const today = useToday();
  const hasMeals = useShop((state) => waysOf(state, selectPayableLines(state)) !== 'parcel');
  const problem = hasMeals ? mealProblem(courierRounds, address, slot, today) : undefined;
  const isTold = hasMeals && courierRounds.times.length > 0 && !problem;
  return { hasMeals, problem, ordered: isTold && slot ? { slot } : {} };
}

interface MealCheckProps {
  address: Address | undefined;
  problem: CourierProblem | undefined;
  onEdit: () => void;
}

/** How the meals come, and what has to be done before they can be ordered. */
export function MealCheck({ address, problem, onEdit }: MealCheckProps) {
  const { t } = useTranslation(['kitchen', 'checkout']);
  const place = [address?.postcode, address?.city].filter(Boolean).join(' ');
  return (
    <div>
      <p className="soft">{t('courier.cart')}</p>
      {problem === 'outside' ? (
        <Notice tone="warn" action={{ label: t('checkout:review.edit'), run: onEdit }}>
          {t('courier.address', { place })}
        </Notice>
      ) : (
        <CourierLine address={address} />
      )}
      {(problem === 'time' || problem === 'past') && <Notice tone="warn">{t('courier.needed')}</Notice>}
    </div>
  );
}
