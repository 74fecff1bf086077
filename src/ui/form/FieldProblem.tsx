import type { FieldError } from 'react-hook-form';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/picture/Icon';
import styles from './form.module.scss';

interface FieldProblemProps {
  id: string;
  error: FieldError | undefined;
}

/** Messages of schemas are keys with their namespace (`FormMessage`); the form's library knows them as any text. */
const keyOf = ({ message }: FieldError): ParseKeys<'form'> =>
  (message as ParseKeys<'form'> | undefined) ?? 'error.missing';

/** One sentence under the field; `error.message` is a translation key, `limit` the bound that it names. */
export function FieldProblem({ id, error }: FieldProblemProps) {
  const { t } = useTranslation('form');
  if (!error) return null;
  return (
    <p className={styles.err} id={id}>
      <Icon name="warn" />
      {t(keyOf(error), { limit: error.types?.['limit'] })}
    </p>
  );
}
