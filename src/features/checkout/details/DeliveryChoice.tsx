import { Suspense, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { deliveryPrice, freeDelivery, type DeliveryMethod } from '#model/order/delivery';
import { selectCart, selectCartTotal } from '#model/shopState';
import { useDeliveryTerms } from '#shopSettings';
import { useShop } from '#storeHooks';
import { useMoney } from '#ui/money/useMoney';
import type { SchemaForm } from '#ui/form/useSchemaForm';
import { waysOf } from '#model/order/deliveryWays';
import type { CheckoutValues } from './checkoutSchema';
import { useDeliveryTime } from './useDeliveryTime';
import styles from './DeliveryChoice.module.scss';
import { useCourierRounds } from '#kitchenSettings';
import { mayReach } from '#model/order/courier';
import { CourierLine } from '#ui/courier/CourierLine';
import { useCourier } from '#ui/courier/useCourier';
import { Notice } from '#ui/Notice';

/** Delivery of meals: says that a courier brings them, and warns at once if the address lies outside the area. */
function MealDelivery({ form }: { form: SchemaForm<CheckoutValues> }) {
  const { t } = useTranslation(['checkout', 'kitchen']);
  const { choice } = useCourier();
  const courierRounds = useCourierRounds();
  const [country, typed] = useWatch({ control: form.control, name: ['country', 'postcode'] });
  const postcode = typed.trim();
  useEffect(() => {
    // The post code given with the first meal fills the empty field; one that was typed stays.
    if (choice.postcode === '' || form.getValues('postcode') !== '') return;
    form.setValue('postcode', choice.postcode);
    if (courierRounds.country !== '') form.setValue('country', courierRounds.country);
  }, [choice.postcode, courierRounds.country, form]);
  const isOutside = postcode !== '' && !mayReach(courierRounds, { country, postcode });
  return (
    <>
      <p>{t('delivery.meals')}</p>
      {isOutside ? (
        <Notice tone="warn">{t('kitchen:courier.address', { place: postcode })}</Notice>
      ) : (
        <CourierLine address={postcode === '' ? undefined : { country, postcode }} />
      )}
    </>
  );
}

const offered = ['standard', 'express'] as const satisfies DeliveryMethod[];

/** Delivery method, and how much is missing for free delivery. */
export function DeliveryChoice({ form }: { form: SchemaForm<CheckoutValues> }) {
  const { t } = useTranslation('checkout');
  const { setValue } = form;
  const money = useMoney();
  const total = useShop(selectCartTotal);
  const terms = useDeliveryTerms();
  const { remaining } = freeDelivery(total, terms);
  const ways = useShop((state) => waysOf(state, selectCart(state)));
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
          <MealDelivery form={form} />
        </Suspense>
      )}
      {remaining > 0 && <p className="soft">{t('delivery.remaining', { amount: money(remaining) })}</p>}
    </fieldset>
  );
}
