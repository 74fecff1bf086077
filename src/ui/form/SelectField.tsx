import type { FieldValues } from 'react-hook-form';
import { FieldFrame, type FieldProps } from './FieldFrame';
import { Select } from '#ui/Select';

type SelectFieldProps<Input extends FieldValues, Output extends FieldValues> = FieldProps<Input, Output> & {
  options: { value: string; label: string }[];
  placeholder?: string;
  autoComplete?: string;
};

/** A choice of one; `placeholder` is the empty first line of a field that has no sensible default. */
export function SelectField<Input extends FieldValues, Output extends FieldValues>({
  options,
  placeholder,
  autoComplete,
  ...field
}: SelectFieldProps<Input, Output>) {
  return (
    <FieldFrame {...field}>
      {(control) => (
        <Select className="full" {...control} autoComplete={autoComplete}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}
