import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#ui/form/PasswordField';
import type { FieldOf } from '#ui/form/useField';

/** The password of an account that exists; password managers fill it in. */
export function CurrentPasswordField<Input extends FieldValues, Output extends FieldValues>(
  field: FieldOf<Input, Output>,
) {
  const { t } = useTranslation('account');
  return <PasswordField {...field} label={t('field.password')} autoComplete="current-password" />;
}
