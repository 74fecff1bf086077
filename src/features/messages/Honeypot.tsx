import type { FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SchemaForm } from '#ui/form/useSchemaForm';
import styles from './Honeypot.module.scss';

interface TrapProps<Input extends FieldValues, Output extends FieldValues> {
  form: SchemaForm<Input, Output>;
  name: Path<Input>;
}

/** Honeypot: a hidden field that bots fill in. People who reach it all the same are told to leave it empty. */
export function Honeypot<Input extends FieldValues, Output extends FieldValues>({
  form,
  name,
}: TrapProps<Input, Output>) {
  const { t } = useTranslation('partner');
  return (
    <label className={styles.trap} aria-hidden="true">
      {t('trap')}
      <input {...form.register(name)} tabIndex={-1} autoComplete="off" />
    </label>
  );
}
