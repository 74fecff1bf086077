import type { ReactNode } from 'react';
import { useFormState, type FieldValues } from 'react-hook-form';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { SchemaForm } from './useSchemaForm';
import styles from './form.module.scss';

interface FormProblemProps<Input extends FieldValues, Output extends FieldValues> {
  form: SchemaForm<Input, Output>;
  /** What to do next, where there is something to press. */
  children?: ReactNode;
}

/**
 * What went wrong with the form as a whole: `form.setError('root.sending', { message: key })` shows it (a `FormMessage`),
 * the next submit takes it away. It is spoken when it appears.
 */
export function FormProblem<Input extends FieldValues, Output extends FieldValues>({
  form,
  children,
}: FormProblemProps<Input, Output>) {
  const { t } = useTranslation('form');
  const { errors } = useFormState({ control: form.control });
  const message = errors.root?.['sending']?.message;
  return (
    <div role="alert" className={styles.formProblem}>
      {message !== undefined && (
        <div className={styles.panel}>
          <p>{t(message as ParseKeys<'form'>)}</p>
          {children}
        </div>
      )}
    </div>
  );
}
