import type { FieldValues } from 'react-hook-form';
import { FieldFrame, type FieldProps } from './FieldFrame';

type TextAreaFieldProps<Input extends FieldValues, Output extends FieldValues> = FieldProps<Input, Output> & {
  rows?: number;
};

export function TextAreaField<Input extends FieldValues, Output extends FieldValues>({
  rows = 5,
  ...field
}: TextAreaFieldProps<Input, Output>) {
  return <FieldFrame {...field}>{(control) => <textarea dir="auto" {...control} rows={rows} />}</FieldFrame>;
}
