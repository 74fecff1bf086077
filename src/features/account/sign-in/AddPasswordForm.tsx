import { useTranslation } from 'react-i18next';
import { Form } from '#ui/form/Form';
import { FormProblem } from '#ui/form/FormProblem';
import { SubmitButton } from '#ui/form/SubmitButton';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import { problemMessage } from '#features/account/session/accountProblem';
import { newPasswordSchema } from './accountSchemas';
import { memberService } from '#features/account/session/accountServices';
import { NewPasswordField } from './NewPasswordField';

/** For members who came with Google and want a password as well. */
export function AddPasswordForm({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const { form } = useSchemaForm({ schema: newPasswordSchema, defaults: { password: '' } });

  const send = async ({ password }: { password: string }) => {
    try {
      await (await memberService()).addPassword(password);
    } catch (error) {
      form.setError('root.sending', problemMessage(error));
    }
  };

  return (
    <Form form={form} label={t('methods.addPassword')} onSubmit={send}>
      <NewPasswordField form={form} name="password" email={email} />
      <FormProblem form={form} />
      <SubmitButton form={form} className="btn ink">
        {t('methods.savePassword')}
      </SubmitButton>
    </Form>
  );
}
