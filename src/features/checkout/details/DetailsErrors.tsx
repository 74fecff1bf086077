import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../ui/form/ErrorSummary';
import type { SchemaForm } from '../../../ui/form/useSchemaForm';
import type { CheckoutValues } from './checkoutSchema';

/** The fields of the first step with an error, once somebody wanted to go on. */
export function DetailsErrors({ form }: { form: SchemaForm<CheckoutValues> }) {
  const { t } = useTranslation(['checkout', 'form']);
  const labels = [
    { name: 'email', label: t('contact.email') },
    { name: 'name', label: t('contact.name') },
    { name: 'phone', label: t('contact.phone') },
    { name: 'recipient', label: t('address.recipient') },
    ...(['country', 'line1', 'line2', 'city', 'postcode'] as const).map((name) => ({
      name,
      label: t(name === 'postcode' ? 'form:address.postcode.other' : `form:address.${name}`),
    })),
    { name: 'region', label: t('form:address.state') },
    { name: 'note', label: t('contact.note') },
    { name: 'card', label: t('contact.card') },
  ] as const;
  return <ErrorSummary form={form} labels={[...labels]} />;
}
