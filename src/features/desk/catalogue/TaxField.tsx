import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { salesTax } from '#model/money/tax';
import { SelectField } from '#ui/form/SelectField';
import { usePercent } from '#features/desk/parts/usePercent';
import type { HintOf, ItemFormOf } from './itemForm';

/** Which rate the item is taxed at, in a shop that has several; a name that the shop has not stays, until another is chosen. */
export function TaxField({ form, hintOf }: { form: ItemFormOf; hintOf: HintOf }) {
  const { t } = useTranslation('owner');
  const percent = usePercent();
  const tax = useWatch({ control: form.control, name: 'tax' });
  const { rate: standard, reducedRates } = salesTax;
  const called = (name: string, rate?: number): string =>
    rate === undefined ? name : `${name} (${percent(rate)})`;
  const names = new Set([...Object.keys(reducedRates), ...(tax === '' ? [] : [tax])]);
  if (names.size === 0) return null;
  return (
    <SelectField
      form={form}
      name="tax"
      label={t('item.tax')}
      hint={hintOf('tax')}
      placeholder={called(t('item.standardTax'), standard)}
      options={[...names].map((value) => ({ value, label: called(value, reducedRates[value]) }))}
    />
  );
}
