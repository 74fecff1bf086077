import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Withdrawal } from '#model/order/message';
import { browserReceipts, type WithdrawalReceipt } from '#services/storage/withdrawalReceipts';
import { orderIdIn } from '#model/order/places';
import { referenceNumber } from '#model/order/referenceNumber';
import { EmailField } from '#ui/form/ContactFields';
import { Form } from '#ui/form/Form';
import { FormField } from '#ui/form/FormField';
import { FormProblem } from '#ui/form/FormProblem';
import { SubmitButton } from '#ui/form/SubmitButton';
import { TextAreaField } from '#ui/form/TextAreaField';
import { useOwnClicks } from '#ui/form/useOwnClicks';
import { useSchemaForm, type SchemaForm } from '#ui/form/useSchemaForm';
import { useLanguage } from '#ui/text/useLanguage';
import { Honeypot, trapName } from './Honeypot';
import styles from './messageForm.module.scss';
import type { Receipt } from './postMessage';
import { typedIn, usePost } from './usePost';
import { KeptReceipts, receiptEmail, ReceiptOfWithdrawal, WithdrawalAnswers } from './WithdrawalReceipt';
import * as v from 'valibot';
import { longest } from '#model/limits';
import { emailAddress, optionalLines, requiredLines, requiredText } from '#ui/form/fieldRules';

export const withdrawalSchema = v.object({
  name: requiredText(longest.name),
  about: requiredLines(longest.note, 'partner:withdraw.error'),
  email: emailAddress,
  items: optionalLines(longest.note),
  leaveEmpty: v.string(),
});

type WithdrawalValues = v.InferOutput<typeof withdrawalSchema>;

const withdrawalOf = ({ name, about, email, items }: WithdrawalValues, language: string): Withdrawal => ({
  name,
  about,
  email,
  language,
  ...(items !== '' && { items }),
});

/** Step two, brought into view: what is confirmed. */
function Review({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('partner');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {t('withdraw.review')}
      </h2>
      <WithdrawalAnswers withdrawal={withdrawal} />
    </>
  );
}

interface ConfirmButtonsProps {
  form: SchemaForm<WithdrawalValues>;
  onEdit: () => void;
}

/** They stand where “Continue” stood. */
function ConfirmButtons({ form, onEdit }: ConfirmButtonsProps) {
  const { t } = useTranslation('partner');
  return (
    <p className="go" onClickCapture={useOwnClicks()}>
      <SubmitButton form={form}>{t('withdraw.confirm')}</SubmitButton>
      <button type="button" className="btn line" onClick={onEdit}>
        {t('withdraw.edit')}
      </button>
    </p>
  );
}

/** Two steps, without an account: what is withdrawn from, and the confirmation in the law's own words. */
function Steps({ id }: { id: string | undefined }) {
  const { t } = useTranslation('partner');
  const language = useLanguage();
  const [withdrawal, setWithdrawal] = useState<Withdrawal>();
  const [kept, setKept] = useState<WithdrawalReceipt>();
  const { form, forgetDraft } = useSchemaForm({
    schema: withdrawalSchema,
    defaults: {
      name: '',
      about: id === undefined ? '' : referenceNumber(id),
      email: '',
      items: '',
      leaveEmpty: '',
    },
    draft: { key: `withdraw${id ?? ''}`, secret: [trapName] },
  });
  const keep = (sent: Withdrawal, receipt: Receipt): void => {
    const whole = { ...receipt, withdrawal: sent };
    browserReceipts.note(whole);
    setKept(whole);
    forgetDraft();
  };
  const { post } = usePost({
    inbox: 'withdrawals',
    form,
    typed: () => typedIn(withdrawalSchema, form, (values) => withdrawalOf(values, language)),
    onReceipt: keep,
  });
  const next = async (values: WithdrawalValues): Promise<void> => {
    if (withdrawal) await post(withdrawal, values.leaveEmpty);
    else setWithdrawal(withdrawalOf(values, language));
  };
  const edit = (): void => {
    flushSync(() => setWithdrawal(undefined));
    form.setFocus('name');
  };
  if (kept) {
    return (
      <div className={`${styles.messageForm} ${styles.receipts}`}>
        <ReceiptOfWithdrawal receipt={kept} isNew />
        <p className="go">
          <button type="button" className="btn line" onClick={() => window.print()}>
            {t('withdraw.print')}
          </button>
        </p>
      </div>
    );
  }
  return (
    <div className={styles.receipts}>
      <KeptReceipts />
      <Form className={styles.messageForm} form={form} label={t('withdraw.form')} onSubmit={next}>
        <FormProblem form={form} />
        {withdrawal ? (
          <Review withdrawal={withdrawal} />
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
            <EmailField form={form} name="email" label={t(receiptEmail)} required />
            <TextAreaField
              form={form}
              name="items"
              label={t('withdraw.items')}
              hint={t('withdraw.itemsReason')}
              rows={2}
            />
            <Honeypot form={form} />
          </>
        )}
        {withdrawal ? (
          <ConfirmButtons form={form} onEdit={edit} />
        ) : (
          <p className="go">
            <SubmitButton form={form}>{t('withdraw.next')}</SubmitButton>
          </p>
        )}
      </Form>
    </div>
  );
}

/** The order that the link names is filled in; another link is another form. */
export function WithdrawForm() {
  const { hash } = useLocation();
  const id = orderIdIn(hash);
  return <Steps key={id} id={id} />;
}
