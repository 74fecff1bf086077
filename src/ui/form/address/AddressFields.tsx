import { useEffect, type ReactNode } from 'react';
import { useWatch, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  fieldOrder,
  needsPostcode,
  postcodeExample,
  regionKind,
  type AddressField,
} from '#model/order/country';
import type { AddressFieldValues } from './addressRules';
import { FormField } from '#ui/form/FormField';
import { RegionField, writeRegion } from './RegionField';
import { SelectField } from '#ui/form/SelectField';
import type { SchemaForm } from '#ui/form/useSchemaForm';
import styles from './AddressFields.module.scss';
import { useShopSettings } from '#shopSettings';
import { useCountries } from '#ui/form/useCountryNames';
import { useAddressLabels } from './useAddressLabels';

interface AddressFieldsProps<Input extends FieldValues, Output extends FieldValues> {
  form: SchemaForm<Input, Output>;
  /** What the form calls each part. */
  names: Record<keyof AddressFieldValues, Path<Input>>;
}

/** An address. The country comes first: it decides which fields there are, their order and what they are called. */
export function AddressFields<Input extends FieldValues, Output extends FieldValues>({
  form,
  names,
}: AddressFieldsProps<Input, Output>) {
  const { t } = useTranslation('form');
  const options = useCountries(useShopSettings().countries);
  const country: unknown = useWatch({ control: form.control, name: names.country });
  const code = typeof country === 'string' ? country : '';
  const labels = useAddressLabels(code);
  const region = regionKind(code);
  const example = postcodeExample(code);
  useEffect(() => {
    // It would stay unseen, until a country is chosen that asks for one.
    if (region === undefined && form.getValues(names.region) !== '') writeRegion(form, names.region, '');
  }, [region, form, names.region]);
  const fields: Record<AddressField, () => ReactNode> = {
    line1: () => (
      <FormField
        key="line1"
        form={form}
        name={names.line1}
        label={labels.line1}
        autoComplete="address-line1"
        className={styles.whole}
        required
      />
    ),
    line2: () => (
      <FormField
        key="line2"
        form={form}
        name={names.line2}
        label={labels.line2}
        autoComplete="address-line2"
        className={styles.whole}
      />
    ),
    postcode: () => (
      <FormField
        key="postcode"
        form={form}
        name={names.postcode}
        label={labels.postcode}
        hint={example && t('address.example', { example })}
        autoComplete="postal-code"
        inputMode={example !== undefined && /^[\d -]+$/.test(example) ? 'numeric' : 'text'}
        autoCapitalize="characters"
        className={styles.short}
        required={needsPostcode(code)}
      />
    ),
    city: () => (
      <FormField
        key="city"
        form={form}
        name={names.city}
        label={labels.city}
        autoComplete="address-level2"
        className={region === undefined ? styles.long : styles.whole}
        required
      />
    ),
    region: () => (
      <RegionField
        key="region"
        form={form}
        name={names.region}
        postcodeName={names.postcode}
        country={code}
        label={labels.region}
        placeholder={t('address.chooseRegion')}
        className={styles.long}
      />
    ),
  };
  return (
    <div className={styles.addressFields}>
      <SelectField
        form={form}
        name={names.country}
        label={labels.country}
        options={options}
        placeholder={t('address.chooseCountry')}
        autoComplete="country"
        className={styles.whole}
        required
      />
      {fieldOrder(code).map((field) => fields[field]())}
    </div>
  );
}
