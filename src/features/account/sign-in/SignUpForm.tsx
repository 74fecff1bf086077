import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Form } from '#ui/form/Form';
import { EmailField } from '#ui/form/ContactFields';
import { FormField } from '#ui/form/FormField';
import { FormProblem } from '#ui/form/FormProblem';
import { SubmitButton } from '#ui/form/SubmitButton';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import { problemMessage } from '#features/account/session/accountProblem';
import { signUpSchema } from './accountSchemas';
import { signInService } from '#features/account/session/accountServices';
import { NewPasswordField } from './NewPasswordField';
import { paths } from '#model/paths';
import styles from './SignUpForm.module.scss';
import { useLocale } from '#ui/text/useLanguage';
import type { FormMessage } from '#ui/form/formMessage';

interface NewAccount {
  displayName: string;
  email: string;
  password: string;
}

export function SignUpForm({ signInPath }: { signInPath: string }) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { form, forgetDraft } = useSchemaForm({
    schema: signUpSchema,
    defaults: { displayName: '', email: '', password: '' },
    draft: { key: 'account', secret: ['password'] },
  });
  const { errors } = useFormState({ control: form.control });
  const isKnown = errors.root?.['sending']?.message === ('account:problem.emailInUse' satisfies FormMessage);

  const send = async (account: NewAccount) => {
    try {
      await (await signInService()).signUp(account, locale);
      forgetDraft();
    } catch (error) {
      form.setError('root.sending', problemMessage(error));
    }
  };

  return (
    <Form form={form} label={t('signUp.title')} onSubmit={send}>
      <FormField form={form} name="displayName" label={t('field.name')} autoComplete="name" required />
      <EmailField form={form} name="email" label={t('field.email')} required />
      <NewPasswordField form={form} name="password" emailName="email" />
      <FormProblem form={form}>
        {isKnown && (
          <Link className="under" to={signInPath}>
            {t('signUp.signInInstead')}
          </Link>
        )}
      </FormProblem>
      <p className={styles.consent}>
        {t('signUp.consent')}
        <br />
        <Link to={paths.terms}>{t('signUp.terms')}</Link>{' '}
        <Link to={paths.privacy}>{t('signUp.privacy')}</Link>
      </p>
      <SubmitButton form={form}>{t('signUp.submit')}</SubmitButton>
    </Form>
  );
}
