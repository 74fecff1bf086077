import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Address } from '#model/order/address';
import { AddressFields } from '#ui/form/address/AddressFields';
import {
  addressEntries,
  addressNames,
  addressOf,
  emptyAddress,
  hasItsPostcode,
  hasSomePostcode,
  hasRegion,
  type AddressFieldValues,
} from '#ui/form/address/addressRules';
import { browserCountry } from '#ui/browserCountry';
import { Form } from '#ui/form/Form';
import { FormProblem } from '#ui/form/FormProblem';
import { SubmitButton } from '#ui/form/SubmitButton';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import styles from '#features/account/formFoot.module.scss';
import { reportError } from '#reportError';
import { AddressConflict } from './useAddressBook';
import type { FormMessage } from '#ui/form/formMessage';

const place = [['country'], ['region'], ['postcode']] as const;
const schema = v.pipe(
  v.object(addressEntries),
  v.forward(v.partialCheck(place, hasRegion, 'form:error.region' satisfies FormMessage), ['region']),
  v.forward(v.partialCheck(place, hasSomePostcode, 'form:error.missing' satisfies FormMessage), ['postcode']),
  v.forward(v.partialCheck(place, hasItsPostcode, 'form:error.postcode' satisfies FormMessage), ['postcode']),
);

function messageOf(error: unknown): FormMessage {
  if (!(error instanceof AddressConflict)) return 'account:addresses.notSaved';
  return error.reason === 'full' ? 'account:addresses.full' : 'account:addresses.changed';
}

interface AddressFormProps {
  /** The address to change; null for a new one, which is kept as a draft. */
  address: Address | null;
  onSave: (address: Address) => Promise<void>;
  onCancel: () => void;
}

export function AddressForm({ address, onSave, onCancel }: AddressFormProps) {
  const { t } = useTranslation('account');
  const { form, forgetDraft } = useSchemaForm({
    schema,
    defaults: { ...emptyAddress, country: browserCountry(), ...address },
    draft: address === null ? { key: 'address' } : undefined,
  });

  useEffect(() => form.setFocus('country'), [form]);

  const send = async (fields: AddressFieldValues) => {
    try {
      await onSave(addressOf(fields));
      forgetDraft();
    } catch (error) {
      if (!(error instanceof AddressConflict)) reportError(error, 'The address could not be saved.');
      form.setError('root.sending', { message: messageOf(error) });
    }
  };

  return (
    <Form form={form} label={t('addresses.form')} onSubmit={send}>
      <AddressFields form={form} names={addressNames} />
      <FormProblem form={form} />
      <div className={styles.formFoot}>
        <SubmitButton form={form} className="btn ink">
          {t('addresses.save')}
        </SubmitButton>
        <button
          type="button"
          className="under"
          onClick={() => {
            forgetDraft();
            onCancel();
          }}
        >
          {t('addresses.cancel')}
        </button>
      </div>
    </Form>
  );
}
