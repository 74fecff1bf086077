import type { InputHTMLAttributes } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame, type FieldTexts } from './FieldFrame';
import { useField, type FieldOf } from './useField';

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

export type FormFieldProps<Input extends FieldValues, Output extends FieldValues> = FieldOf<Input, Output> &
  FieldTexts &
  InputSettings & { className?: string };

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
  const { id, error, control } = useField({ form, name }, hint !== undefined);
  return (
    <FieldFrame {...{ id, label, hint, reason, required, error, className }}>
      <input dir="auto" {...input} {...control} required={required} />
    </FieldFrame>
  );
}
