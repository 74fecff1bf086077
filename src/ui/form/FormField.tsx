import type { InputHTMLAttributes } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame, type FieldProps } from './FieldFrame';

type InputSettings = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'readOnly'
  | 'autoCapitalize'
  | 'spellCheck'
>;

export type FormFieldProps<Input extends FieldValues, Output extends FieldValues> = FieldProps<
  Input,
  Output
> &
  InputSettings;

/** A line of text: name, e-mail, phone, town. */
export function FormField<Input extends FieldValues, Output extends FieldValues>({
  form,
  name,
  label,
  hint,
  reason,
  required,
  className,
  ...input
}: FormFieldProps<Input, Output>) {
  return (
    <FieldFrame {...{ form, name, label, hint, reason, required, className }}>
      {(control) => <input dir="auto" {...input} {...control} />}
    </FieldFrame>
  );
}
