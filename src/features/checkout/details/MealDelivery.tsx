import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCourierRounds } from '#kitchenSettings';
import { mayReach } from '#model/order/courier';
import { CourierLine } from '#ui/courier/CourierLine';
import { useCourier } from '#ui/courier/useCourier';
import type { SchemaForm } from '#ui/form/useSchemaForm';
import { Notice } from '#ui/Notice';
import type { CheckoutValues } from './checkoutSchema';

/** Delivery of meals: says that a courier brings them, and warns at once if the address lies outside the area. */
export function MealDelivery({ form }: { form: SchemaForm<CheckoutValues> }) {
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
