import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { EmailLink } from '#model/account/emailLink';
import { AccountError, type AccountProblem } from '#services/firebase/account/accountError';
import { Notice } from '#ui/Notice';
import { problemOf, problemMessage } from '#features/account/session/accountProblem';
import { memberService } from '#features/account/session/accountServices';
import { paths } from '#model/paths';
import { Form } from '#ui/form/Form';
import { FormProblem } from '#ui/form/FormProblem';
import { SubmitButton } from '#ui/form/SubmitButton';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import { newPasswordSchema } from './accountSchemas';
import { NewPasswordField } from './NewPasswordField';

/** Sets a new password with the code of a reset link. */
function NewPasswordForm({ code, email, signInPath }: { code: string; email: string; signInPath: string }) {
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

type Outcome =
  | { state: 'asking' }
  | { state: 'done'; email: string }
  | { state: 'failed'; problem: AccountProblem };

/** Asks the service about a code; answers with the e-mail address of a reset code. */
async function redeem({ mode, code }: EmailLink): Promise<string> {
  if (code === '') throw new AccountError('codeUsed');
  const { checkResetCode, confirmEmail } = await memberService();
  if (mode === 'resetPassword') return checkResetCode(code);
  await confirmEmail(code);
  return '';
}

/** What the link in one of our e-mails leads to. */
export function ActionCode({
  link,
  signInPath,
  forgotPath,
}: {
  link: EmailLink;
  signInPath: string;
  forgotPath: string;
}) {
  const { t } = useTranslation('account');
  const [outcome, setOutcome] = useState<Outcome>({ state: 'asking' });
  useEffect(() => {
    redeem(link).then(
      (email) => setOutcome({ state: 'done', email }),
      (error: unknown) => setOutcome({ state: 'failed', problem: problemOf(error) }),
    );
  }, [link]);

  if (outcome.state === 'asking') return <p role="status">{t('code.asking')}</p>;
  if (outcome.state === 'failed') {
    return (
      <>
        <Notice tone="error">{t(`problem.${outcome.problem}`)}</Notice>
        <p className="go">
          {link.mode === 'resetPassword' ? (
            <Link className="btn" to={forgotPath}>
              {t('code.newReset')}
            </Link>
          ) : (
            <Link className="btn" to={paths.account}>
              {t('code.newVerification')}
            </Link>
          )}
        </p>
      </>
    );
  }
  if (link.mode === 'resetPassword') {
    return <NewPasswordForm code={link.code} email={outcome.email} signInPath={signInPath} />;
  }
  return (
    <>
      <Notice tone="success">{t('code.verified')}</Notice>
      <p className="go">
        <Link className="btn" to={paths.account}>
          {t('code.toAccount')}
        </Link>
      </p>
    </>
  );
}
