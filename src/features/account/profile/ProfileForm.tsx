import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '#ui/form/Form';
import { FormField } from '#ui/form/FormField';
import { FormProblem } from '#ui/form/FormProblem';
import { SubmitButton } from '#ui/form/SubmitButton';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import { problemMessage } from '#features/account/session/accountProblem';
import { nameSchema } from '#features/account/sign-in/accountSchemas';
import { memberService } from '#features/account/session/accountServices';
import { useAccountToast } from '#features/account/session/useAccountToast';

/** The name under which the shop and the dashboard know the member. */
export function ProfileForm({ displayName }: { displayName: string }) {
  const { t } = useTranslation('account');
  const toast = useAccountToast();
  const { form } = useSchemaForm({ schema: nameSchema, defaults: { displayName } });
  // As it was saved here, or elsewhere.
  useEffect(() => form.setValue('displayName', displayName), [form, displayName]);

  const send = async (values: { displayName: string }) => {
    try {
      await (await memberService()).rename(values.displayName);
      toast('success', 'profile.saved');
    } catch (error) {
      form.setError('root.sending', problemMessage(error));
    }
  };

  return (
    <Form form={form} label={t('profile.title')} onSubmit={send}>
      <FormField form={form} name="displayName" label={t('field.name')} autoComplete="name" required />
      <FormProblem form={form} />
      <SubmitButton form={form} className="btn ink">
        {t('profile.save')}
      </SubmitButton>
    </Form>
  );
}
