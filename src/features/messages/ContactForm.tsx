import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#model/paths';
import { contactTopics, type ContactMessage } from '#model/order/message';
import { Form } from '#ui/form/Form';
import { EmailField } from '#ui/form/ContactFields';
import { FormField } from '#ui/form/FormField';
import { FormProblem } from '#ui/form/FormProblem';
import { SelectField } from '#ui/form/SelectField';
import { SubmitButton } from '#ui/form/SubmitButton';
import { TextAreaField } from '#ui/form/TextAreaField';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import { MessageSent } from './MessageSent';
import { Honeypot, trapName } from './Honeypot';
import type { Receipt } from './postMessage';
import { typedIn, usePost } from './usePost';
import styles from './messageForm.module.scss';
import { useLanguage } from '#ui/text/useLanguage';
import * as v from 'valibot';
import { longest } from '#model/limits';
import { emailAddress, optionalCode, requiredLines, requiredText } from '#ui/form/fieldRules';
import type { FormMessage } from '#ui/form/formMessage';

export const contactSchema = v.object({
  name: requiredText(longest.name),
  email: emailAddress,
  topic: v.picklist(contactTopics, 'partner:error.topic' satisfies FormMessage),
  orderNumber: optionalCode(longest.orderNumber),
  message: requiredLines(longest.message, 'partner:error.message'),
  leaveEmpty: v.string(),
});

type ContactValues = v.InferOutput<typeof contactSchema>;

const contactMessageOf = (values: ContactValues, language: string): ContactMessage => {
  const { leaveEmpty: _, orderNumber, ...message } = values;
  return {
    ...message,
    language,
    ...(values.topic === 'order' && orderNumber !== '' && { orderNumber }),
  };
};

/** A question to the owner. */
export function ContactForm() {
  const { t } = useTranslation('partner');
  const language = useLanguage();
  const { form, forgetDraft } = useSchemaForm({
    schema: contactSchema,
    defaults: { name: '', email: '', topic: 'order', orderNumber: '', message: '', leaveEmpty: '' },
    draft: { key: 'contact', secret: [trapName] },
  });
  const topic = useWatch({ control: form.control, name: 'topic' });
  const [receipt, setReceipt] = useState<Receipt>();
  const { post } = usePost({
    inbox: 'contactMessages',
    form,
    typed: () => typedIn(contactSchema, form, (values) => contactMessageOf(values, language)),
    onReceipt: (_message, sent) => {
      setReceipt(sent);
      forgetDraft();
    },
  });
  const send = (values: ContactValues): Promise<void> =>
    post(contactMessageOf(values, language), values.leaveEmpty);
  if (receipt) {
    return (
      <MessageSent title={t('contact.sent')} text={t('contact.sentText')} reference={receipt.reference} />
    );
  }
  return (
    <Form className={styles.messageForm} form={form} label={t('contact.form')} onSubmit={send}>
      <FormProblem form={form} />
      <FormField form={form} name="name" label={t('field.name')} autoComplete="name" required />
      <EmailField form={form} name="email" label={t('field.email')} required />
      <SelectField
        form={form}
        name="topic"
        label={t('field.topic')}
        options={contactTopics.map((value) => ({ value, label: t(`topic.${value}`) }))}
        required
      />
      {topic === 'order' && (
        <FormField
          form={form}
          name="orderNumber"
          label={t('field.orderNumber')}
          reason={t('field.orderNumberReason')}
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <TextAreaField form={form} name="message" label={t('field.message')} rows={7} required />
      <Honeypot form={form} />
      <p className="soft">
        {t('contact.use')} <Link to={paths.privacy}>{t('field.privacy')}</Link>
      </p>
      <SubmitButton form={form}>{t('contact.send')}</SubmitButton>
    </Form>
  );
}
