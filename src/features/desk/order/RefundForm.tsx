import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { refundChange } from '#model/desk/orderChanges';
import { judgedRefund, unitsOut, wholeSum, type RefundProblem } from '#model/desk/refunds';
import type { BookedWithdrawal } from '#model/desk/withdrawals';
import { plainAmount } from '#model/money/amount';
import { typedAmount } from '#model/money/typedAmount';
import { lineName, type PlacedOrder } from '#model/order/order';
import { isPaid } from '#model/order/payment';
import { refundable } from '#model/order/refundable';
import { serverTimestamp } from '#model/serverTimestamp';
import { useSettings } from '#features/desk/live/deskData';
import { useOwnAmount } from '#features/desk/parts/useOwnAmount';
import { CheckField } from '#ui/form/CheckField';
import { Form } from '#ui/form/Form';
import { FormField } from '#ui/form/FormField';
import { SubmitButton } from '#ui/form/SubmitButton';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import { Notice } from '#ui/Notice';
import { useDay } from '#ui/useToday';
import { returnedTo } from './returnedTo';
import { refundSchema } from './schemas';
import type { OrderWriting } from './useOrderWriting';
import { useFieldOfToday } from './useFieldOfToday';
import styles from './OrderDesk.module.scss';
import buttons from '#features/desk/parts/buttons.module.scss';

interface RefundFormProps {
  entry: BookedOrder;
  /** Open withdrawals that the refund can answer. */
  withdrawals: readonly BookedWithdrawal[];
  write: OrderWriting;
}

function useProblemText(): (problem: RefundProblem) => string {
  const { t } = useTranslation('owner');
  const amountText = useOwnAmount();
  return (problem) => {
    switch (problem.kind) {
      case 'tooManyUnits':
        return t('refund.tooManyUnits', { count: problem.left });
      case 'tooMuch':
        return t('refund.tooMuch', { most: amountText(problem.most) });
      default:
        return t(`refund.${problem.kind}`);
    }
  };
}

function Fields({ entry, withdrawals, write, onDone }: RefundFormProps & { onDone: () => void }) {
  const { t } = useTranslation('owner');
  const problemText = useProblemText();
  const [problem, setProblem] = useState<RefundProblem>();
  const { order } = entry;
  const terms = useSettings().value?.delivery;
  const out = unitsOut(order);
  const today = useDay();
  const { form, forgetDraft } = useSchemaForm({
    schema: refundSchema,
    defaults: { units: order.lines.map(() => ''), sum: '', day: today, isRestocked: false, isAnswered: true },
    draft: { key: `desk-refund-${order.id}` },
  });
  useFieldOfToday(form);
  const fillWhole = (): void => {
    if (!terms) return;
    form.setValue(
      'units',
      order.lines.map(({ key = '' }) => String(out[key] || '')),
    );
    form.setValue('sum', plainAmount(wholeSum(order, terms)));
  };
  return (
    <Form
      form={form}
      label={t('refund.title')}
      onSubmit={async ({ units, sum, day, isRestocked, isAnswered }) => {
        const asked = Object.fromEntries(
          order.lines.map(({ key = '' }, index) => [key, Number(units[index] ?? '')]),
        );
        const judged = judgedRefund(order, asked, typedAmount(sum));
        setProblem('problem' in judged ? judged.problem : undefined);
        if ('problem' in judged) return;
        const back = order.lines.flatMap((line) => {
          const quantity = judged.lines[line.key ?? ''];
          return quantity === undefined ? [] : [{ ...line, quantity }];
        });
        const isDone = await write.change(async (now) => ({
          ...refundChange(now, { ...judged, day, isRestocked }),
          ...(isRestocked && (await returnedTo(back))),
          ...(isAnswered &&
            Object.fromEntries(withdrawals.map(({ path }) => [`${path}/doneAt`, serverTimestamp]))),
        }));
        if (!isDone) return;
        forgetDraft();
        onDone();
      }}
    >
      <button type="button" className="link" aria-disabled={!terms || undefined} onClick={fillWhole}>
        {t('refund.whole')}
      </button>
      {order.lines.map(
        ({ key = '', ...line }, index) =>
          (out[key] ?? 0) > 0 && (
            <FormField
              key={key}
              form={form}
              name={`units.${index}`}
              label={t('refund.units', {
                item: lineName(line),
                count: out[key] ?? 0,
              })}
              inputMode="numeric"
            />
          ),
      )}
      <FormField
        form={form}
        name="sum"
        label={t('refund.sum')}
        hint={t('refund.sumHint')}
        inputMode="decimal"
      />
      <FormField form={form} name="day" label={t('refund.day')} type="date" required />
      {isAnythingOut(order) && <CheckField form={form} name="isRestocked" label={t('refund.restock')} />}
      {withdrawals.length > 0 && (
        <CheckField
          form={form}
          name="isAnswered"
          label={t('refund.answered', { number: withdrawals.map(({ number }) => number).join(', ') })}
        />
      )}
      {problem && <Notice tone="error">{problemText(problem)}</Notice>}
      <SubmitButton form={form}>{t('refund.submit')}</SubmitButton>
    </Form>
  );
}

const isAnythingOut = (order: PlacedOrder): boolean =>
  Object.values(unitsOut(order)).some((units) => units > 0);

/** What came back, and what was paid back. */
export function RefundForm({ entry, withdrawals, write }: RefundFormProps) {
  const { t } = useTranslation('owner');
  const amountText = useOwnAmount();
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const { order } = entry;
  const left = isPaid(order) ? refundable(order) : 0;
  if (order.status === 'placed' || (left <= 0 && !isAnythingOut(order) && !isDone)) return null;
  return (
    <section className={`${styles.part} screen-only`} aria-label={t('refund.title')}>
      <h2>{t('refund.title')}</h2>
      {isDone && <Notice tone="success">{t('refund.done')}</Notice>}
      {isPaid(order) && <p className="soft">{t('refund.left', { sum: amountText(left) })}</p>}
      <div className={buttons.buttons}>
        <button
          type="button"
          className="btn line"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
            setDone(false);
          }}
        >
          {t('refund.open')}
        </button>
      </div>
      {isOpen && (
        <Fields
          entry={entry}
          withdrawals={withdrawals}
          write={write}
          onDone={() => {
            setOpen(false);
            setDone(true);
          }}
        />
      )}
    </section>
  );
}
