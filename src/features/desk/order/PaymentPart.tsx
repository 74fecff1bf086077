import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { canSetPayment, paidChange, paymentChange } from '#model/desk/orderChanges';
import { plainAmount } from '#model/money/amount';
import { useDays } from '#features/desk/parts/useDays';
import { timeOnDay } from '#model/order/calendarDay';
import { isPaid } from '#model/order/payment';
import { Form } from '#ui/form/Form';
import { FormField } from '#ui/form/FormField';
import { SubmitButton } from '#ui/form/SubmitButton';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import { ConfirmedButton } from '#ui/overlay/ConfirmedButton';
import { useDay } from '#ui/useToday';
import { PaymentForm } from './PaymentForm';
import { paidSchema } from './schemas';
import type { OrderWriting } from './useOrderWriting';
import { useFieldOfToday } from './useFieldOfToday';
import styles from './OrderDesk.module.scss';
import buttons from '#features/desk/parts/buttons.module.scss';

interface PaymentPartProps {
  entry: BookedOrder;
  write: OrderWriting;
}

function PaidForm({ onPaid }: { onPaid: (day: string) => Promise<unknown> }) {
  const { t } = useTranslation('owner');
  const today = useDay();
  const { form } = useSchemaForm({ schema: paidSchema, defaults: { day: today } });
  useFieldOfToday(form);
  return (
    <Form
      form={form}
      label={t('pay.paid')}
      className={styles.inline}
      onSubmit={({ day }) => onPaid(day).then(() => undefined)}
    >
      <FormField form={form} name="day" label={t('pay.paidDay')} type="date" required />
      <SubmitButton form={form}>{t('pay.paid')}</SubmitButton>
    </Form>
  );
}

/** How the order is paid, whether it was, and what takes either back. */
export function PaymentPart({ entry, write }: PaymentPartProps) {
  const { t } = useTranslation('owner');
  const { day } = useDays();
  const [isChanging, setChanging] = useState(false);
  const { order } = entry;
  const { payment } = order;
  if (order.status === 'cancelled' && !payment) return null;
  return (
    <section className={styles.part} aria-label={t('pay.title')}>
      <h2>{t('pay.title')}</h2>
      {payment && (
        <ul className={styles.facts}>
          {payment.paidAt === undefined ? (
            <li>{t('pay.due', { day: day(payment.until) })}</li>
          ) : (
            <li>{t('pay.paidOn', { day: day(payment.paidAt) })}</li>
          )}
          {payment.euros !== undefined && <li>€{plainAmount(payment.euros)}</li>}
          {payment.link !== undefined && (
            <li>
              <a className="under" href={payment.link} target="_blank" rel="noreferrer">
                {payment.link}
              </a>
            </li>
          )}
        </ul>
      )}
      {isPaid(order) ? (
        <div className={buttons.buttons}>
          <ConfirmedButton
            label={t('pay.unpaid')}
            title={t('pay.unpaidTitle')}
            text={t('pay.unpaidText')}
            confirm={t('pay.unpaid')}
            cancel={t('steps.keep')}
            onConfirm={() => void write.change((now) => paidChange(now, undefined))}
          />
        </div>
      ) : (
        <PaidForm key={order.id} onPaid={(on) => write.change((now) => paidChange(now, timeOnDay(on)))} />
      )}
      {canSetPayment(order) && !isPaid(order) && (
        <div className={buttons.buttons}>
          <button
            type="button"
            className="link"
            aria-expanded={isChanging}
            onClick={() => setChanging(!isChanging)}
          >
            {t('pay.change')}
          </button>
        </div>
      )}
      {isChanging && canSetPayment(order) && (
        <PaymentForm
          id={order.id}
          label={t('pay.change')}
          submit={t('pay.save')}
          payment={payment}
          onPayment={async (next) => {
            const isDone = await write.change((now) => paymentChange(now, next));
            if (isDone) setChanging(false);
            return isDone;
          }}
        />
      )}
    </section>
  );
}
