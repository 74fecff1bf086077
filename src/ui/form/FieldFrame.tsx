import type { ReactNode } from 'react';
import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldProblem } from './FieldProblem';
import { classNames } from '#ui/classNames';
import styles from './form.module.scss';

export interface FieldTexts {
  label: string;
  /** Help that stands under the label before anything goes wrong. */
  hint?: string | undefined;
  /** Why an optional field is asked for at all; stands beside "optional". */
  reason?: string | undefined;
  required?: boolean | undefined;
}

interface FieldFrameProps extends FieldTexts {
  id: string;
  error: FieldError | undefined;
  className?: string;
  children: ReactNode;
}

/** Label, mark, help, the control and its error message. */
export function FieldFrame({
  id,
  label,
  hint,
  reason,
  required,
  error,
  className,
  children,
}: FieldFrameProps) {
  const { t } = useTranslation('form');
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
      {children}
      <FieldProblem id={`${id}-error`} error={error} />
    </div>
  );
}
