import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '#model/account/account';
import type { AccountProblem } from '#services/firebase/account/accountError';
import { Notice } from '#ui/Notice';
import { problemOf, problemMessage } from '#features/account/session/accountProblem';
import { memberService } from '#features/account/session/accountServices';
import { GoogleButton } from './GoogleButton';
import styles from './SignInMethods.module.scss';
import { useLocale } from '#ui/text/useLanguage';
import { Form } from '#ui/form/Form';
import { FormProblem } from '#ui/form/FormProblem';
import { SubmitButton } from '#ui/form/SubmitButton';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import { newPasswordSchema } from './accountSchemas';
import { NewPasswordField } from './NewPasswordField';
import { UsernameField } from './UsernameField';

/** For members who came with Google and want a password as well. */
function AddPasswordForm({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const { form } = useSchemaForm({ schema: newPasswordSchema, defaults: { password: '' } });
  // The button that opened the form is gone.
  useEffect(() => form.setFocus('password'), [form]);

  const send = async ({ password }: { password: string }) => {
    try {
      await (await memberService()).addPassword(password);
    } catch (error) {
      form.setError('root.sending', problemMessage(error));
    }
  };

  return (
    <Form form={form} label={t('methods.addPassword')} onSubmit={send}>
      <UsernameField email={email} />
      <NewPasswordField form={form} name="password" email={email} />
      <FormProblem form={form} />
      <SubmitButton form={form} className="btn ink">
        {t('methods.savePassword')}
      </SubmitButton>
    </Form>
  );
}

/** The ways this member signs in, with a way to add the other one. The last one cannot be taken away. */
export function SignInMethods({ member }: { member: Member }) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const [isAdding, setAdding] = useState(false);
  const [result, setResult] = useState<'changeSent' | AccountProblem | null>(null);
  const hasPassword = member.methods.includes('password');
  const hasGoogle = member.methods.includes('google.com');

  const run = async (action: () => Promise<void>, done: 'changeSent' | null) => {
    setResult(null);
    try {
      await action();
      setResult(done);
    } catch (error) {
      setResult(problemOf(error));
    }
  };
  const changePassword = async () => {
    const { sendPasswordReset } = await memberService();
    await sendPasswordReset(member.email, locale);
  };
  const disconnectGoogle = async () => (await memberService()).disconnect('google.com');

  return (
    <>
      <dl className={styles.methods}>
        <div>
          <dt>{t('methods.password')}</dt>
          <dd>{t(hasPassword ? 'methods.connected' : 'methods.missing')}</dd>
          <dd>
            {hasPassword ? (
              <button type="button" className="under" onClick={() => void run(changePassword, 'changeSent')}>
                {t('methods.changePassword')}
              </button>
            ) : (
              !isAdding && (
                <button type="button" className="under" onClick={() => setAdding(true)}>
                  {t('methods.addPassword')}
                </button>
              )
            )}
          </dd>
        </div>
        <div>
          <dt>{t('methods.google')}</dt>
          <dd>{t(hasGoogle ? 'methods.connected' : 'methods.missing')}</dd>
          {hasGoogle && hasPassword && (
            <dd>
              <button type="button" className="under" onClick={() => void run(disconnectGoogle, null)}>
                {t('methods.disconnect')}
              </button>
            </dd>
          )}
        </div>
      </dl>
      {!hasPassword && isAdding && <AddPasswordForm email={member.email} />}
      {!hasGoogle && (
        <GoogleButton
          label={t('google.connect')}
          open={async () => (await memberService()).connectGoogle()}
        />
      )}
      {result === 'changeSent' && <Notice tone="success">{t('methods.changeSent')}</Notice>}
      {result !== null && result !== 'changeSent' && <Notice tone="error">{t(`problem.${result}`)}</Notice>}
    </>
  );
}
