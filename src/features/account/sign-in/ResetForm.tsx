import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Form } from '#ui/form/Form';
import { EmailField } from '#ui/form/ContactFields';
import { FormProblem } from '#ui/form/FormProblem';
import { SubmitButton } from '#ui/form/SubmitButton';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import { Notice } from '#ui/Notice';
import { problemMessage } from '#features/account/session/accountProblem';
import { resetSchema } from './accountSchemas';
import { memberService } from '#features/account/session/accountServices';
import styles from '#features/account/formFoot.module.scss';
import { useLocale } from '#ui/text/useLanguage';

/** Requests a reset e-mail. The answer is the same whether or not there is such an account. */
export function ResetForm({ signInPath }: { signInPath: string }) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form } = useSchemaForm({
    schema: resetSchema,
    defaults: { email: '' },
    // The address that was typed for signing in, or will be.
    draft: { key: 'account' },
  });

  const send = async ({ email }: { email: string }) => {
    try {
      await (await memberService()).sendPasswordReset(email, locale);
      setSentTo(email);
    } catch (error) {
      form.setError('root.sending', problemMessage(error));
    }
  };

  return (
    <Form form={form} label={t('reset.title')} onSubmit={send}>
      <EmailField form={form} name="email" label={t('field.email')} autoComplete="username" required />
      <FormProblem form={form} />
      {sentTo !== null && <Notice tone="success">{t('reset.sent', { email: sentTo })}</Notice>}
      <div className={styles.formFoot}>
        <SubmitButton form={form}>{t(sentTo === null ? 'reset.submit' : 'reset.again')}</SubmitButton>
        <Link className="under" to={signInPath}>
          {t('reset.back')}
        </Link>
      </div>
    </Form>
  );
}
