import type { FieldValues } from 'react-hook-form';
import { FieldFrame, type FieldTexts } from './FieldFrame';
import { useField, type FieldOf } from './useField';

type TextAreaFieldProps<Input extends FieldValues, Output extends FieldValues> = FieldOf<Input, Output> &
  FieldTexts & { rows?: number; autoComplete?: string; className?: string };

export function TextAreaField<Input extends FieldValues, Output extends FieldValues>({
  form,
  name,
  label,
  hint,
  reason,
  required,
  className,
  rows = 5,
  autoComplete,
}: TextAreaFieldProps<Input, Output>) {
  const { id, error, control } = useField({ form, name }, hint !== undefined);
  return (
    <FieldFrame {...{ id, label, hint, reason, required, error, className }}>
      <textarea dir="auto" {...control} rows={rows} autoComplete={autoComplete} required={required} />
    </FieldFrame>
  );
}
