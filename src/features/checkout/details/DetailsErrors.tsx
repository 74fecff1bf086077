import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldOrder } from '#model/order/country';
import { useAddressLabels } from '#ui/form/address/useAddressLabels';
import { ErrorSummary } from '#ui/form/ErrorSummary';
import type { SchemaForm } from '#ui/form/useSchemaForm';
import type { CheckoutValues } from './checkoutSchema';

/** The fields of the first step with an error, once somebody wanted to go on. */
export function DetailsErrors({ form }: { form: SchemaForm<CheckoutValues> }) {
  const { t } = useTranslation('checkout');
  const country = useWatch({ control: form.control, name: 'country' });
  const address = useAddressLabels(country);
  const labels = [
    { name: 'email', label: t('contact.email') },
    { name: 'name', label: t('contact.name') },
    { name: 'phone', label: t('contact.phone') },
    { name: 'recipient', label: t('address.recipient') },
    ...(['country', ...fieldOrder(country)] as const).map((name) => ({ name, label: address[name] })),
    { name: 'note', label: t('contact.note') },
    { name: 'card', label: t('contact.card') },
  ] as const;
  return <ErrorSummary form={form} labels={[...labels]} />;
}
