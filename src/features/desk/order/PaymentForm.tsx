import { useTranslation } from 'react-i18next';
import { env } from '#env';
import { plainAmount } from '#model/money/amount';
import { typedAmount } from '#model/money/typedAmount';
import { usualEnd, type Payment } from '#model/order/payment';
import { shopDay, timeOnDay } from '#model/order/calendarDay';
import { useOthersChanges, withSeen } from '#features/desk/parts/useOthersChanges';
import { Form } from '#ui/form/Form';
import { FormField } from '#ui/form/FormField';
import { SubmitButton } from '#ui/form/SubmitButton';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import { Notice } from '#ui/Notice';
import { useDay } from '#ui/useToday';
import { paymentSchema } from './schemas';

interface PaymentFormProps {
  id: string;
  label: string;
  submit: string;
  /** The way that was said before. */
  payment: Payment | undefined;
  /** True when it is written; until then what was typed stays. */
  onPayment: (payment: Payment) => Promise<boolean>;
}

/** How an order is to be paid: until when, by transfer to the shop's account, or by a link to a payment service. */
export function PaymentForm({ id, label, submit, payment, onPayment }: PaymentFormProps) {
  const { t } = useTranslation('owner');
  const today = useDay();
  const fields = {
    until: shopDay(payment?.until ?? usualEnd(timeOnDay(today))),
    link: payment?.link ?? '',
    euros: payment?.euros === undefined ? '' : plainAmount(payment.euros),
  };
  const { form, forgetDraft } = useSchemaForm({
    schema: paymentSchema,
    defaults: withSeen(fields),
    draft: { key: `desk-pay-${id}` },
  });
  const { stopped, mayWrite } = useOthersChanges(form, fields);
  return (
    <Form
      form={form}
      label={label}
      onSubmit={async ({ until, link, euros }) => {
        if (!mayWrite()) return;
        const inEuros = typedAmount(euros);
        const isDone = await onPayment({
          until: timeOnDay(until),
          ...(link !== '' && { link }),
          ...(inEuros !== undefined && { euros: inEuros }),
        });
        if (isDone) forgetDraft();
      }}
    >
      <p className="soft">{t(env.bank.iban === '' ? 'pay.noBank' : 'pay.bank')}</p>
      <FormField form={form} name="until" label={t('pay.until')} type="date" required />
      <FormField
        form={form}
        name="link"
        label={t('pay.link')}
        hint={t('pay.linkHint', { hosts: env.payHosts.join(', ') || '–' })}
        inputMode="url"
        autoCapitalize="none"
      />
      <FormField
        form={form}
        name="euros"
        label={t('pay.euros')}
        hint={t('pay.eurosHint')}
        inputMode="decimal"
      />
      {stopped.length > 0 && <Notice tone="error">{t('catalogue.problem.changed')}</Notice>}
      <SubmitButton form={form}>{submit}</SubmitButton>
    </Form>
  );
}
