import { useTranslation } from 'react-i18next';
import type { SchemaForm } from '#ui/form/useSchemaForm';
import { TextAreaField } from '#ui/form/TextAreaField';
import type { CheckoutValues } from './checkoutSchema';
import { DeliveryChoice } from './DeliveryChoice';

interface DeliveryAndNotesProps {
  form: SchemaForm<CheckoutValues>;
  isDelivered: boolean;
}

/** The last fields: delivery method, note and card. */
export function DeliveryAndNotes({ form, isDelivered }: DeliveryAndNotesProps) {
  const { t } = useTranslation('checkout');
  return (
    <>
      {isDelivered && <DeliveryChoice form={form} />}
      {(isDelivered ? (['note', 'card'] as const) : (['note'] as const)).map((name) => (
        <TextAreaField
          key={name}
          form={form}
          name={name}
          label={t(`contact.${name}`)}
          reason={t(`contact.${name}Reason`)}
          rows={3}
        />
      ))}
    </>
  );
}
