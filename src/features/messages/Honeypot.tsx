import type { FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SchemaForm } from '#ui/form/useSchemaForm';

/** A word that neither browsers nor password managers know as something to fill in. */
export const trapName = 'leaveEmpty';

interface TrapProps<Input extends FieldValues, Output extends FieldValues> {
  form: SchemaForm<Input, Output>;
}

/** Honeypot: a hidden field that bots fill in. People who reach it all the same are told to leave it empty. */
export function Honeypot<Input extends FieldValues, Output extends FieldValues>({
  form,
}: TrapProps<Input, Output>) {
  const { t } = useTranslation('partner');
  return (
    <label className="visually-hidden" aria-hidden="true">
      {t('trap')}
      <input
        {...form.register(trapName as Path<Input>)}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
        data-bwignore
        data-form-type="other"
      />
    </label>
  );
}
