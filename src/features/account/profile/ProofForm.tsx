import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '#model/account/account';
import { Form } from '#ui/form/Form';
import { FormProblem } from '#ui/form/FormProblem';
import { SubmitButton } from '#ui/form/SubmitButton';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import styles from '#features/account/formFoot.module.scss';
import { dataRightsService } from '#features/account/session/accountServices';
import { problemMessage } from '#features/account/session/accountProblem';
import { proofSchema } from '#features/account/sign-in/accountSchemas';
import { CurrentPasswordField } from '#features/account/sign-in/CurrentPasswordField';
import { GoogleButton } from '#features/account/sign-in/GoogleButton';
import { UsernameField } from '#features/account/sign-in/UsernameField';

interface ProofFormProps {
  member: Member;
  /** What the form is called, and what its button says. */
  label: string;
  submit: string;
  onProven: () => Promise<void>;
  onCancel: () => void;
}

/** Re-authenticates the member, then does what they came for. */
export function ProofForm({ member, label, submit, onProven, onCancel }: ProofFormProps) {
  const { t } = useTranslation('account');
  const { form } = useSchemaForm({ schema: proofSchema, defaults: { password: '' } });
  const hasPassword = member.methods.includes('password');

  // Browsers allow the popup only directly after the click, so its code is loaded before.
  useEffect(() => void dataRightsService().catch(() => undefined), []);
  useEffect(() => {
    if (hasPassword) form.setFocus('password');
  }, [form, hasPassword]);

  const send = async ({ password }: { password: string }) => {
    try {
      await (await dataRightsService()).proveByPassword(password);
      await onProven();
    } catch (error) {
      form.setError('root.sending', problemMessage(error));
    }
  };
  const askGoogle = async () => {
    await (await dataRightsService()).proveByGoogle();
    await onProven();
  };
  const cancel = (
    <button type="button" className="under" onClick={onCancel}>
      {t('data.cancel')}
    </button>
  );

  if (!hasPassword) {
    return (
      <div role="group" aria-label={label}>
        <p>{t('data.prove')}</p>
        <GoogleButton label={t('google.continue')} open={askGoogle} />
        {cancel}
      </div>
    );
  }
  return (
    <Form form={form} label={label} onSubmit={send}>
      <p>{t('data.prove')}</p>
      <UsernameField email={member.email} />
      <CurrentPasswordField form={form} name="password" />
      <FormProblem form={form} />
      <div className={styles.formFoot}>
        <SubmitButton form={form} className="btn ink">
          {submit}
        </SubmitButton>
        {cancel}
      </div>
    </Form>
  );
}
