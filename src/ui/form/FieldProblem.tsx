import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon';
import styles from './form.module.scss';

interface FieldProblemProps {
  id: string;
  error: FieldError | undefined;
}

/** One sentence under the field; `error.message` is a translation key, `limit` the bound that it names. */
export function FieldProblem({ id, error }: FieldProblemProps) {
  const { t } = useTranslation('form');
  if (!error) return null;
  return (
    <p className={styles.err} id={id}>
      <Icon name="warn" />
      {t(error.message ?? 'form:error.missing', { limit: error.types?.['limit'] })}
    </p>
  );
}
