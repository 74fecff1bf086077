import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { env } from '#env';
import type { Withdrawal } from '#model/order/message';
import { orderIdIn } from '#model/order/places';
import { referenceNumber } from '#model/order/referenceNumber';
import { EmailField } from '#ui/form/ContactFields';
import { Form } from '#ui/form/Form';
import { FormField } from '#ui/form/FormField';
import { FormProblem } from '#ui/form/FormProblem';
import { SubmitButton } from '#ui/form/SubmitButton';
import { TextAreaField } from '#ui/form/TextAreaField';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import { useLanguage, useLocale } from '#ui/text/useLanguage';
import { Honeypot } from './Honeypot';
import { MessageSent } from './MessageSent';
import styles from './messageForm.module.scss';
import { usePost } from './usePost';
import { AnswerList } from './AnswerList';
import * as v from 'valibot';
import { longest } from '#model/limits';
import { emailAddress, requiredLines, requiredText } from '#ui/form/fieldRules';

const withdrawalSchema = v.object({
  name: requiredText(longest.name),
  about: requiredLines(longest.note, 'partner:withdraw.error'),
  email: emailAddress,
  items: v.pipe(v.string(), v.trim(), v.maxLength(longest.note)),
  website: v.string(),
});

type WithdrawalValues = v.InferOutput<typeof withdrawalSchema>;

const withdrawalOf = ({ name, about, email, items }: WithdrawalValues, language: string): Withdrawal => ({
  name,
  about,
  email,
  language,
  ...(items !== '' && { items }),
});

/** What is withdrawn from, as it is sent and kept. */
function WithdrawReview({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('partner');
  const rows = [
    [t('field.name'), withdrawal.name],
    [t('withdraw.about'), withdrawal.about],
    [t('withdraw.email'), withdrawal.email],
    [t('withdraw.items'), withdrawal.items],
  ] as const;
  return <AnswerList rows={rows} />;
}

/** Two steps, without an account: what is withdrawn from, and the confirmation in the law's own words. */
function Steps({ id }: { id: string | undefined }) {
  const { t } = useTranslation('partner');
  const language = useLanguage();
  const locale = useLocale();
  const [withdrawal, setWithdrawal] = useState<Withdrawal>();
  const { form, forgetDraft } = useSchemaForm({
    schema: withdrawalSchema,
    defaults: {
      name: '',
      about: id === undefined ? '' : referenceNumber(id),
      email: '',
      items: '',
      website: '',
    },
    draft: { key: `withdraw${id ?? ''}`, secret: ['website'] },
  });
  const { receipt, post } = usePost('withdrawals', form);
  const next = async (values: WithdrawalValues): Promise<void> => {
    if (!withdrawal) {
      setWithdrawal(withdrawalOf(values, language));
      return;
    }
    if (await post(withdrawal, values.website)) forgetDraft();
  };
  if (receipt && withdrawal) {
    const { reference, at } = receipt;
    const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long' }).format(at);
    return (
      <div className={styles.messageForm}>
        <MessageSent
          title={t('withdraw.sent')}
          text={t(env.hasLetters ? 'withdraw.sentText' : 'withdraw.sentTextUnsent', {
            time,
            email: withdrawal.email,
          })}
          reference={reference}
        />
        <WithdrawReview withdrawal={withdrawal} />
        <p className="go">
          <button type="button" className="btn line" onClick={() => window.print()}>
            {t('withdraw.print')}
          </button>
        </p>
      </div>
    );
  }
  return (
    <Form className={styles.messageForm} form={form} label={t('withdraw.form')} onSubmit={next}>
      <FormProblem form={form} />
      {withdrawal ? (
        <>
          <h2>{t('withdraw.review')}</h2>
          <WithdrawReview withdrawal={withdrawal} />
        </>
      ) : (
        <>
          <FormField form={form} name="name" label={t('field.name')} autoComplete="name" required />
          <TextAreaField
            form={form}
            name="about"
            label={t('withdraw.about')}
            hint={t('withdraw.aboutHint')}
            rows={2}
            required
          />
          <EmailField form={form} name="email" label={t('withdraw.email')} required />
          <TextAreaField
            form={form}
            name="items"
            label={t('withdraw.items')}
            hint={t('withdraw.itemsReason')}
            rows={2}
          />
          <Honeypot form={form} name="website" />
        </>
      )}
      <p className="go">
        <SubmitButton form={form}>{withdrawal ? t('withdraw.confirm') : t('withdraw.next')}</SubmitButton>
        {withdrawal && (
          <button type="button" className="btn line" onClick={() => setWithdrawal(undefined)}>
            {t('withdraw.edit')}
          </button>
        )}
      </p>
    </Form>
  );
}

/** The order that the link names is filled in; another link is another form. */
export function WithdrawForm() {
  const { hash } = useLocation();
  const id = orderIdIn(hash);
  return <Steps key={id} id={id} />;
}
