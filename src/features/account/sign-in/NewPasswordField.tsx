import { useWatch, type FieldValues, type Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { passwordHint } from '#model/account/account';
import { PasswordField } from '#ui/form/PasswordField';
import type { SchemaForm } from '#ui/form/useSchemaForm';
import { Icon } from '#ui/picture/Icon';
import styles from './NewPasswordField.module.scss';

interface NewPasswordFieldProps<Input extends FieldValues, Output extends FieldValues> {
  form: SchemaForm<Input, Output>;
  name: Path<Input>;
  /** The field, or the address itself, that the password should not repeat. */
  emailName?: Path<Input>;
  email?: string;
}

/** A new password with advice on its strength, which is shown only when there is something to say and never forbids. */
export function NewPasswordField<Input extends FieldValues, Output extends FieldValues>({
  form,
  name,
  emailName,
  email = '',
}: NewPasswordFieldProps<Input, Output>) {
  const { t } = useTranslation('account');
  const [password, typedEmail] = useWatch({ control: form.control, name: [name, emailName ?? name] });
  const hint = passwordHint(String(password), emailName === undefined ? email : String(typedEmail));
  return (
    <div className={styles.newPassword}>
      <PasswordField
        form={form}
        name={name}
        label={t('field.newPassword')}
        hint={t('field.newPasswordHint')}
        autoComplete="new-password"
      />
      <output className={styles[hint]}>
        {(hint === 'plain' || hint === 'good') && (
          <>
            <Icon name={hint === 'good' ? 'check' : 'info'} />
            {t(`password.${hint}`)}
          </>
        )}
      </output>
    </div>
  );
}
