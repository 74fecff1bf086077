import { useTranslation } from 'react-i18next';
import { useOthersChanges, withSeen } from '#features/desk/parts/useOthersChanges';
import { Form } from '#ui/form/Form';
import { FormField } from '#ui/form/FormField';
import { SubmitButton } from '#ui/form/SubmitButton';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import { Notice } from '#ui/Notice';
import { sentSchema } from './schemas';

interface SentFormProps {
  id: string;
  label: string;
  submit: string;
  /** The link that was said before. */
  tracking: string | undefined;
  onSent: (tracking: string) => Promise<boolean>;
}

/** The parcel has left the house; with the link by which the shopper follows it, where there is one. */
export function SentForm({ id, label, submit, tracking, onSent }: SentFormProps) {
  const { t } = useTranslation('owner');
  const fields = { tracking: tracking ?? '' };
  const { form, forgetDraft } = useSchemaForm({
    schema: sentSchema,
    defaults: withSeen(fields),
    draft: { key: `desk-sent-${id}` },
  });
  const { stopped, mayWrite } = useOthersChanges(form, fields);
  return (
    <Form
      form={form}
      label={label}
      onSubmit={async (typed) => {
        if (mayWrite() && (await onSent(typed.tracking))) forgetDraft();
      }}
    >
      <FormField
        form={form}
        name="tracking"
        label={t('steps.tracking')}
        hint={t('steps.trackingHint')}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      {stopped.length > 0 && <Notice tone="error">{t('catalogue.problem.changed')}</Notice>}
      <SubmitButton form={form}>{submit}</SubmitButton>
    </Form>
  );
}
