import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { deliveryPrice, type DeliveryMethod } from '../../../model/order/delivery';
import { freeDelivery } from '../../../model/money/pricing';
import { selectCart, selectCartTotal, selectItem } from '../../../model/shopState';
import { useShop } from '../../../storeHooks';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import { useMoney } from '../../../ui/money/useMoney';
import type { SchemaForm } from '../../../ui/form/useSchemaForm';
import type { CheckoutValues } from './checkoutSchema';
import styles from './DeliveryChoice.module.scss';

/** Few orders have meals. */
const mealDelivery = lazyPart(() => import('./MealDelivery').then((module) => module.MealDelivery));

const offered = ['standard', 'express'] as const satisfies DeliveryMethod[];

/** Delivery method, and how much is missing for free delivery. */
export function DeliveryChoice({ form }: { form: SchemaForm<CheckoutValues> }) {
  const { t } = useTranslation('checkout');
  const money = useMoney();
  const total = useShop(selectCartTotal);
  const { remaining } = freeDelivery(total);
  const hasMeals = useShop((state) =>
    selectCart(state).some((line) => {
      const item = selectItem(state, line);
      return item?.kind === 'product' && item.meal !== undefined;
    }),
  );
  const chosen = useWatch({ control: form.control, name: 'delivery' });
  const price = (method: DeliveryMethod) => {
    const amount = deliveryPrice(method, total);
    return amount === 0 ? t('delivery.free') : money(amount);
  };
  return (
    <fieldset className={styles.deliveryChoice}>
      <legend>
        <h2>{t('delivery.title')}</h2>
      </legend>
      {offered.map((method) => (
        <label key={method} className={chosen === method ? styles.chosen : undefined}>
          <input type="radio" value={method} {...form.register('delivery')} />
          <span>
            {t(`delivery.${method}`)}
            <small>{t(`delivery.${method}Time`)}</small>
          </span>
          <span className="num">{price(method)}</span>
        </label>
      ))}
      {hasMeals && (
        <Suspense>
          <mealDelivery.Part form={form} />
        </Suspense>
      )}
      {remaining > 0 && <p className="soft">{t('delivery.remaining', { amount: money(remaining) })}</p>}
    </fieldset>
  );
}
