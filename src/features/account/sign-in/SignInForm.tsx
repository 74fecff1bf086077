import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OtherMethodError } from '#services/firebase/account/accountError';
import { Form } from '#ui/form/Form';
import { EmailField } from '#ui/form/ContactFields';
import { FormProblem } from '#ui/form/FormProblem';
import { SubmitButton } from '#ui/form/SubmitButton';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import { Notice } from '#ui/Notice';
import { problemMessage } from '#features/account/session/accountProblem';
import { CurrentPasswordField } from './CurrentPasswordField';
import { signInSchema } from './accountSchemas';
import { memberService, signInService } from '#features/account/session/accountServices';
import styles from '#features/account/formFoot.module.scss';

interface SignInFormProps {
  forgotPath: string;
  /** A Google account that waits for the password of the account with the same e-mail address. */
  waiting: OtherMethodError | null;
}

export function SignInForm({ forgotPath, waiting }: SignInFormProps) {
  const { t } = useTranslation('account');
  const { form, forgetDraft } = useSchemaForm({
    schema: signInSchema,
    defaults: { email: '', password: '' },
    draft: { key: 'account', secret: ['password'] },
    fixed: waiting === null ? {} : { email: waiting.email },
  });

  const send = async ({ email, password }: { email: string; password: string }) => {
    try {
      if (waiting === null) await (await signInService()).signIn(email, password);
      else await (await memberService()).signInAndLink(email, password, waiting.credential);
      forgetDraft();
    } catch (error) {
      form.setError('root.sending', problemMessage(error));
    }
  };

  return (
    <Form form={form} label={t('signIn.title')} onSubmit={send}>
      {waiting !== null && <Notice tone="info">{t('signIn.linkGoogle', { email: waiting.email })}</Notice>}
      <EmailField
        form={form}
        name="email"
        label={t('field.email')}
        autoComplete="username"
        readOnly={waiting !== null}
        required
      />
      <CurrentPasswordField form={form} name="password" />
      <FormProblem form={form} />
      <div className={styles.formFoot}>
        <SubmitButton form={form}>{t(waiting === null ? 'signIn.submit' : 'signIn.submitLink')}</SubmitButton>
        <Link className="under" to={forgotPath}>
          {t('signIn.forgot')}
        </Link>
      </div>
    </Form>
  );
}
