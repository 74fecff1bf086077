import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldProblem } from './FieldProblem';
import { useField, type FieldControl, type FieldOf } from './useField';
import { classNames } from '#ui/classNames';
import styles from './form.module.scss';

export interface FieldProps<Input extends FieldValues, Output extends FieldValues> extends FieldOf<
  Input,
  Output
> {
  label: string;
  /** Help that stands under the label before anything goes wrong. */
  hint?: string | undefined;
  /** Why an optional field is asked for at all; stands beside "optional". */
  reason?: string | undefined;
  required?: boolean | undefined;
  className?: string;
}

type FieldFrameProps<Input extends FieldValues, Output extends FieldValues> = FieldProps<Input, Output> & {
  children: (control: FieldControl & { required: boolean | undefined }) => ReactNode;
};

/** Label, mark, help, the control and its error message. */
export function FieldFrame<Input extends FieldValues, Output extends FieldValues>({
  form,
  name,
  label,
  hint,
  reason,
  required,
  className,
  children,
}: FieldFrameProps<Input, Output>) {
  const { t } = useTranslation('form');
  const { id, error, control } = useField({ form, name }, hint !== undefined);
  const optional = reason === undefined ? t('optional') : t('optionalBecause', { reason });
  return (
    <div className={classNames(styles.field, error && styles.wrong, className)} data-field>
      <label htmlFor={id}>
        {label}{' '}
        {/* The control says "required" itself; "optional" has no attribute, so the label must say it. */}
        {required ? <span aria-hidden="true">{t('required')}</span> : <span>{optional}</span>}
      </label>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({ ...control, required })}
      <FieldProblem id={`${id}-error`} error={error} />
    </div>
  );
}
