import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldProblem } from './FieldProblem';
import { useField, type FieldOf } from './useField';
import { classNames } from '#ui/classNames';
import styles from './form.module.scss';

type CheckFieldProps<Input extends FieldValues, Output extends FieldValues> = FieldOf<Input, Output> & {
  label: ReactNode;
  required?: boolean;
};

/** A box to tick; the whole line is its label. */
export function CheckField<Input extends FieldValues, Output extends FieldValues>({
  form,
  name,
  label,
  required,
}: CheckFieldProps<Input, Output>) {
  const { id, error, control } = useField({ form, name }, false);
  return (
    <div className={classNames(styles.field, error && styles.wrong)} data-field>
      <label className="check" htmlFor={id}>
        <input {...control} type="checkbox" required={required} />
        <span>{label}</span>
      </label>
      <FieldProblem id={`${id}-error`} error={error} />
    </div>
  );
}
