import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Form } from '#ui/form/Form';
import { FormProblem } from '#ui/form/FormProblem';
import { SubmitButton } from '#ui/form/SubmitButton';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import { Notice } from '#ui/Notice';
import { problemMessage } from '#features/account/session/accountProblem';
import { newPasswordSchema } from './accountSchemas';
import { memberService } from '#features/account/session/accountServices';
import { NewPasswordField } from './NewPasswordField';

/** Sets a new password with the code of a reset link. */
export function NewPasswordForm({
  code,
  email,
  signInPath,
}: {
  code: string;
  email: string;
  signInPath: string;
}) {
  const { t } = useTranslation('account');
  const [isDone, setDone] = useState(false);
  const { form } = useSchemaForm({ schema: newPasswordSchema, defaults: { password: '' } });

  const send = async ({ password }: { password: string }) => {
    try {
      await (await memberService()).setNewPassword(code, password);
      setDone(true);
    } catch (error) {
      form.setError('root.sending', problemMessage(error));
    }
  };

  if (isDone) {
    return (
      <>
        <Notice tone="success">{t('newPassword.done')}</Notice>
        <p className="go">
          <Link className="btn" to={signInPath}>
            {t('signIn.submit')}
          </Link>
        </p>
      </>
    );
  }
  return (
    <Form form={form} label={t('newPassword.title')} onSubmit={send}>
      <p>{t('newPassword.for', { email })}</p>
      {/* Password managers file the new password under this address. */}
      <input
        className="visually-hidden"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <NewPasswordField form={form} name="password" email={email} />
      <FormProblem form={form} />
      <SubmitButton form={form}>{t('newPassword.submit')}</SubmitButton>
    </Form>
  );
}
