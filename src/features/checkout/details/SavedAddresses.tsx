import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Address } from '#model/order/address';
import { addressLines } from '#model/order/country';
import { emptyAddress } from '#ui/form/address/addressRules';
import type { SchemaForm } from '#ui/form/useSchemaForm';
import type { CheckoutValues } from './checkoutSchema';
import { readSavedAddresses } from './memberAddresses';
import styles from './SavedAddresses.module.scss';
import { reportError } from '#reportError';

/** A member's saved addresses: choosing one fills the fields, which can still be changed. */
export function SavedAddresses({ form, uid }: { form: SchemaForm<CheckoutValues>; uid: string }) {
  const { t } = useTranslation('checkout');
  const [addresses, setAddresses] = useState<Address[]>([]);
  useEffect(() => {
    let isCurrent = true;
    readSavedAddresses(uid).then(
      (found) => isCurrent && setAddresses(found),
      (error: unknown) => reportError(error, 'The saved addresses could not be read.', 'warning'),
    );
    return () => {
      isCurrent = false;
    };
  }, [uid]);
  if (addresses.length === 0) return null;
  const fill = (address: Address): void => {
    const values = { ...form.getValues(), ...emptyAddress, ...address };
    // A form that is set as a whole writes no draft; one of its fields does, and the draft has them all.
    form.reset({ ...values, line1: '' }, { keepDefaultValues: true });
    form.setValue('line1', values.line1);
  };
  return (
    <div className={styles.savedAddresses} role="group" aria-label={t('address.saved')}>
      <p className="soft">{t('address.saved')}</p>
      {addresses.map((address) => (
        <button
          key={addressLines(address).join()}
          type="button"
          dir="auto"
          className="btn line"
          onClick={() => fill(address)}
        >
          {addressLines(address).join(', ')}
        </button>
      ))}
    </div>
  );
}
