import { useTranslation } from 'react-i18next';
import type { SchemaForm } from '../../../ui/form/useSchemaForm';
import { TextAreaField } from '../../../ui/form/TextAreaField';
import type { CheckoutValues } from './checkoutSchema';
import { DeliveryChoice } from './DeliveryChoice';

interface LaterFieldsProps {
  form: SchemaForm<CheckoutValues>;
  isDelivered: boolean;
}

/** What stands below the first view of the form: how it comes, and words for the parcel. */
export function LaterFields({ form, isDelivered }: LaterFieldsProps) {
  const { t } = useTranslation('checkout');
  return (
    <>
      {isDelivered && <DeliveryChoice form={form} />}
      <TextAreaField
        form={form}
        name="note"
        label={t('contact.note')}
        reason={t('contact.noteReason')}
        rows={3}
      />
      {isDelivered && (
        <TextAreaField
          form={form}
          name="card"
          label={t('contact.card')}
          reason={t('contact.cardReason')}
          rows={3}
        />
      )}
    </>
  );
}
