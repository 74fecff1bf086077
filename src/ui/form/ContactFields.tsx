import type { FieldValues } from 'react-hook-form';
import { FormField, type FormFieldProps } from './FormField';

/** An e-mail address: no capitals, no spell check, the e-mail keyboard. */
export function EmailField<Input extends FieldValues, Output extends FieldValues>({
  autoComplete = 'email',
  ...field
}: FormFieldProps<Input, Output>) {
  return (
    <FormField
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  );
}

export function PhoneField<Input extends FieldValues, Output extends FieldValues>(
  field: FormFieldProps<Input, Output>,
) {
  return <FormField type="tel" inputMode="tel" autoComplete="tel" {...field} />;
}
