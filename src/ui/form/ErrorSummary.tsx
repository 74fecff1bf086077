import { useRef } from 'react';
import { get, useFormState, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SchemaForm } from './useSchemaForm';
import { useComplaintInSight } from './useComplaintInSight';
import styles from './form.module.scss';

interface ErrorSummaryProps<Input extends FieldValues, Output extends FieldValues> {
  form: SchemaForm<Input, Output>;
  /** Every field in the order in which it stands, by its label. */
  labels: { name: Path<Input>; label: string }[];
}

/**
 * Error summary for long forms: after a failed submit it links to each field with an error. A single error needs
 * none.
 */
export function ErrorSummary<Input extends FieldValues, Output extends FieldValues>({
  form,
  labels,
}: ErrorSummaryProps<Input, Output>) {
  const { t } = useTranslation('form');
  const { errors, isSubmitted, submitCount } = useFormState({ control: form.control });
  const wrong = labels.filter(({ name }) => get(errors, name) !== undefined);
  const element = useRef<HTMLElement>(null);
  const isShown = isSubmitted && wrong.length > 1;
  useComplaintInSight(element, isShown ? submitCount : 0);
  if (!isShown) return null;
  return (
    <section
      ref={element}
      className={styles.formProblem}
      data-complaints
      aria-label={t('summary', { count: wrong.length })}
    >
      <div className={styles.panel}>
        <p>{t('summary', { count: wrong.length })}</p>
        <ul>
          {wrong.map(({ name, label }) => (
            <li key={name}>
              <button type="button" className="link" onClick={() => form.setFocus(name)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
