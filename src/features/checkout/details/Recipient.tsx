import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckField } from '#ui/form/CheckField';
import { FormField } from '#ui/form/FormField';
import type { SchemaForm } from '#ui/form/useSchemaForm';
import type { CheckoutValues } from './checkoutSchema';

/** Whether the parcel goes to somebody else, and what their name is. */
export function Recipient({ form }: { form: SchemaForm<CheckoutValues> }) {
  const { t } = useTranslation('checkout');
  const isForOther = useWatch({ control: form.control, name: 'isForOther' });
  return (
    <>
      <CheckField form={form} name="isForOther" label={t('address.other')} />
      {isForOther && (
        // The browser knows the shopper's own name, which is not the one wanted here.
        <FormField form={form} name="recipient" label={t('address.recipient')} autoComplete="off" required />
      )}
    </>
  );
}
