import { useTranslation } from 'react-i18next';
import { env } from '#env';
import { fieldOrder } from '#model/order/country';
import { AddressFields } from '#ui/form/address/AddressFields';
import { addressNames } from '#ui/form/address/addressRules';
import { useAddressLabels } from '#ui/form/address/useAddressLabels';
import { ErrorSummary } from '#ui/form/ErrorSummary';
import { TextAreaField } from '#ui/form/TextAreaField';
import { CheckField } from '#ui/form/CheckField';
import { Form } from '#ui/form/Form';
import { EmailField, PhoneField } from '#ui/form/ContactFields';
import { FormField } from '#ui/form/FormField';
import { SubmitButton } from '#ui/form/SubmitButton';
import type { SchemaForm } from '#ui/form/useSchemaForm';
import type { CheckoutValues } from './checkoutSchema';
import { WhoOrders, type Shopper } from './WhoOrders';
import { DeliveryChoice } from './DeliveryChoice';
import { SavedAddresses } from './SavedAddresses';
import { useWatch } from 'react-hook-form';

/** Whether the parcel goes to somebody else, and what their name is. */
function Recipient({ form }: { form: SchemaForm<CheckoutValues> }) {
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

/** The fields of the first step with an error, once somebody wanted to go on. */
function DetailsErrors({ form }: { form: SchemaForm<CheckoutValues> }) {
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

interface DeliveryAndNotesProps {
  form: SchemaForm<CheckoutValues>;
  isDelivered: boolean;
}

/** The last fields: delivery method, note and card. */
function DeliveryAndNotes({ form, isDelivered }: DeliveryAndNotesProps) {
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

interface DetailsStepProps {
  form: SchemaForm<CheckoutValues>;
  shopper: Shopper;
  isDelivered: boolean;
  onReview: () => void;
}

/** Step one of checkout: contact, address and delivery. */
export function DetailsStep({ form, shopper, isDelivered, onReview }: DetailsStepProps) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <WhoOrders shopper={shopper} />
      <Form form={form} label={t('step.details')} onSubmit={onReview}>
        <DetailsErrors form={form} />
        <section>
          <h2>{t('contact.title')}</h2>
          <EmailField
            form={form}
            name="email"
            label={t('contact.email')}
            hint={t(env.hasLetters ? 'contact.emailHint' : 'contact.emailHintUnsent')}
            required
          />
          <FormField form={form} name="name" label={t('contact.name')} autoComplete="name" required />
          <PhoneField form={form} name="phone" label={t('contact.phone')} reason={t('contact.phoneReason')} />
        </section>
        {isDelivered && (
          <section>
            <h2>{t('address.title')}</h2>
            {shopper.kind === 'member' && <SavedAddresses form={form} uid={shopper.uid} />}
            <Recipient form={form} />
            <AddressFields form={form} names={addressNames} />
            {shopper.kind === 'member' && (
              <CheckField form={form} name="saveAddress" label={t('address.save')} />
            )}
          </section>
        )}
        <DeliveryAndNotes {...{ form, isDelivered }} />
        <SubmitButton form={form} className="btn big">
          {t('step.toReview')}
        </SubmitButton>
      </Form>
    </>
  );
}
