import type { FieldValues } from 'react-hook-form';
import { FieldFrame, type FieldTexts } from './FieldFrame';
import { Select } from '#ui/Select';
import { useField, type FieldOf } from './useField';

export interface SelectOption {
  value: string;
  label: string;
}

type SelectFieldProps<Input extends FieldValues, Output extends FieldValues> = FieldOf<Input, Output> &
  FieldTexts & { options: SelectOption[]; placeholder?: string; autoComplete?: string; className?: string };

/** A choice of one; `placeholder` is the empty first line of a field that has no sensible default. */
export function SelectField<Input extends FieldValues, Output extends FieldValues>({
  form,
  name,
  label,
  hint,
  reason,
  required,
  className,
  options,
  placeholder,
  autoComplete,
}: SelectFieldProps<Input, Output>) {
  const { id, error, control } = useField({ form, name }, hint !== undefined);
  return (
    <FieldFrame {...{ id, label, hint, reason, required, error, className }}>
      <Select className="full" {...control} autoComplete={autoComplete} required={required}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
