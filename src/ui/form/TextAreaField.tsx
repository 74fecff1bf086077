import type { FieldValues } from 'react-hook-form';
import { FieldFrame, type FieldProps } from './FieldFrame';

type TextAreaFieldProps<Input extends FieldValues, Output extends FieldValues> = FieldProps<Input, Output> & {
  rows?: number;
  /** The language that is written in it, where that is not the page's. */
  lang?: string;
};

export function TextAreaField<Input extends FieldValues, Output extends FieldValues>({
  rows = 5,
  lang,
  ...field
}: TextAreaFieldProps<Input, Output>) {
  return (
    <FieldFrame {...field}>
      {(control) => <textarea dir="auto" lang={lang} {...control} rows={rows} />}
    </FieldFrame>
  );
}
