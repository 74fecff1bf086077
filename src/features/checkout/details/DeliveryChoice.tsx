import { Suspense, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { deliveryPrice, freeDelivery, type DeliveryMethod } from '#model/order/delivery';
import { selectCartTotal, selectPayableLines } from '#model/shopState';
import { useDeliveryTerms } from '#shopSettings';
import { useShop } from '#storeHooks';
import { lazyPart } from '#ui/lazy/lazyPart';
import { useMoney } from '#ui/money/useMoney';
import type { SchemaForm } from '#ui/form/useSchemaForm';
import { waysOf } from '#model/order/deliveryWays';
import type { CheckoutValues } from './checkoutSchema';
import { useDeliveryTime } from './useDeliveryTime';
import styles from './DeliveryChoice.module.scss';

/** Few orders have meals. */
const mealDelivery = lazyPart(() => import('./MealDelivery').then((module) => module.MealDelivery));

const offered = ['standard', 'express'] as const satisfies DeliveryMethod[];

/** Delivery method, and how much is missing for free delivery. */
export function DeliveryChoice({ form }: { form: SchemaForm<CheckoutValues> }) {
  const { t } = useTranslation('checkout');
  const { setValue } = form;
  const money = useMoney();
  const total = useShop(selectCartTotal);
  const terms = useDeliveryTerms();
  const { remaining } = freeDelivery(total, terms);
  const ways = useShop((state) => waysOf(state, selectPayableLines(state)));
  const chosen = useWatch({ control: form.control, name: 'delivery' });
  useEffect(() => {
    // The courier goes at the price of the standard parcel; there is nothing to choose.
    if (ways === 'courier') setValue('delivery', 'standard');
  }, [ways, setValue]);
  const time = useDeliveryTime();
  const price = (method: DeliveryMethod) => {
    const amount = deliveryPrice(method, total, terms);
    return amount === 0 ? t('delivery.free') : money(amount);
  };
  return (
    <fieldset className={styles.deliveryChoice}>
      <legend>
        <h2>{t('delivery.title')}</h2>
      </legend>
      {ways !== 'courier' &&
        offered.map((method) => (
          <label key={method} className={chosen === method ? styles.chosen : undefined}>
            <input type="radio" value={method} {...form.register('delivery')} />
            <span>
              {t(`delivery.${method}`)}
              <small>{time(method)}</small>
            </span>
            <span className="num">{price(method)}</span>
          </label>
        ))}
      {ways !== 'parcel' && (
        <Suspense>
          <mealDelivery.Part form={form} />
        </Suspense>
      )}
      {remaining > 0 && <p className="soft">{t('delivery.remaining', { amount: money(remaining) })}</p>}
    </fieldset>
  );
}
