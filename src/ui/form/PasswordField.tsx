import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame, type FieldTexts } from './FieldFrame';
import { useField, type FieldOf } from './useField';
import styles from './form.module.scss';

type PasswordFieldProps<Input extends FieldValues, Output extends FieldValues> = FieldOf<Input, Output> &
  Omit<FieldTexts, 'required' | 'reason'> & { autoComplete: 'current-password' | 'new-password' };

/** A password field with a button that shows it. It is hidden again on submit, so that browsers offer to save it. */
export function PasswordField<Input extends FieldValues, Output extends FieldValues>({
  form,
  name,
  label,
  hint,
  autoComplete,
}: PasswordFieldProps<Input, Output>) {
  const { t } = useTranslation('form');
  const [isShown, setShown] = useState(false);
  const { id, error, control, isSubmitting } = useField({ form, name }, hint !== undefined);
  const type = isShown && !isSubmitting ? 'text' : 'password';
  return (
    <FieldFrame {...{ id, label, hint, error }} required>
      <span className={styles.withAction}>
        <input
          {...control}
          type={type}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <button
          type="button"
          aria-controls={id}
          aria-label={isShown ? t('hidePassword') : t('showPassword')}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? t('hide') : t('show')}
        </button>
      </span>
    </FieldFrame>
  );
}
