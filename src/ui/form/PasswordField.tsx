import { useState } from 'react';
import { useFormState, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame, type FieldProps } from './FieldFrame';
import styles from './form.module.scss';

type PasswordFieldProps<Input extends FieldValues, Output extends FieldValues> = FieldProps<Input, Output> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password field with a button that shows it. It is hidden again on submit, so that browsers offer to save it. */
export function PasswordField<Input extends FieldValues, Output extends FieldValues>({
  autoComplete,
  ...field
}: PasswordFieldProps<Input, Output>) {
  const { t } = useTranslation('form');
  const [isShown, setShown] = useState(false);
  const { isSubmitting } = useFormState({ control: field.form.control });
  const type = isShown && !isSubmitting ? 'text' : 'password';
  return (
    <FieldFrame {...field} required>
      {(control) => (
        <span className={styles.withAction}>
          <input
            {...control}
            type={type}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            aria-controls={control.id}
            aria-label={isShown ? t('hidePassword') : t('showPassword')}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? t('hide') : t('show')}
          </button>
        </span>
      )}
    </FieldFrame>
  );
}
