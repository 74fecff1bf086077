import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { stepChange, stepsOf, trackingChange, undoChange, undoOf } from '#model/desk/orderChanges';
import type { OrderStatus } from '#model/order/order';
import { hasNothingToSend, stepName, type StepName } from '#model/order/statusName';
import { owedBack } from '#model/order/refundable';
import { useOwnAmount } from '#features/desk/parts/useOwnAmount';
import { ProblemNote } from '#features/desk/parts/ProblemNote';
import { ConfirmedButton } from '#ui/overlay/ConfirmedButton';
import { Notice } from '#ui/Notice';
import { PaymentForm } from './PaymentForm';
import { returnedTo } from './returnedTo';
import { SentForm } from './SentForm';
import type { OrderWriting } from './useOrderWriting';
import styles from './OrderDesk.module.scss';
import buttons from '#features/desk/parts/buttons.module.scss';

interface StepsProps {
  entry: BookedOrder;
  write: OrderWriting;
}

/** True for ten seconds after each restart. */
function useTenSeconds(): [isRunning: boolean, restart: () => void] {
  const [round, setRound] = useState(0);
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (round === 0) return undefined;
    const timer = setTimeout(() => setOver(round), 10_000);
    return () => clearTimeout(timer);
  }, [round]);
  return [round > over, () => setRound((count) => count + 1)];
}

/** Ten seconds in which the step just taken is told, and offered to be taken back where that is possible. */
function DoneNote({ status, onUndo }: { status: StepName; onUndo: (() => void) | undefined }) {
  const { t } = useTranslation('owner');
  return (
    <Notice tone="success" {...(onUndo && { action: { label: t('steps.undo'), run: onUndo } })}>
      {t('steps.done', { status: t(`status.${status}`) })}
    </Notice>
  );
}

/** The link to follow the parcel, said later or put right. */
function TrackingPart({ entry, write }: StepsProps) {
  const { t } = useTranslation('owner');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={buttons.buttons}>
        <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('steps.track')}
        </button>
      </div>
      {isOpen && (
        <SentForm
          id={entry.order.id}
          label={t('steps.track')}
          submit={t('pay.save')}
          tracking={entry.order.tracking}
          onSent={async (tracking) => {
            const isDone = await write.change((now) => trackingChange(now, tracking));
            if (isDone) setOpen(false);
            return isDone;
          }}
        />
      )}
    </>
  );
}

/** What can become of the order now: the next step, cancelling, and taking the last step back. */
export function Steps({ entry, write }: StepsProps) {
  const { t } = useTranslation('owner');
  const { order } = entry;
  const steps = stepsOf(order);
  const [open, setOpen] = useState<OrderStatus>();
  const [taken, setTaken] = useState<OrderStatus>();
  const [isRunning, restart] = useTenSeconds();
  const undo = undoOf(order);
  const amountText = useOwnAmount();
  const owed = owedBack(order);
  const takeBack = (): void => {
    if ('to' in undo) void write.change((now) => undoChange(now, undo.to));
  };
  const take = async (
    status: OrderStatus,
    facts: Parameters<typeof stepChange>[2] = {},
  ): Promise<boolean> => {
    const isDone = await write.change(async (now) => ({
      ...stepChange(now, status, facts),
      ...(status === 'cancelled' && (await returnedTo(now.order.lines))),
    }));
    if (isDone) {
      setOpen(undefined);
      setTaken(status);
      restart();
    }
    return isDone;
  };
  const isOnline = hasNothingToSend(order);
  const isSent = order.status === 'sent' || order.status === 'delivered';
  // While the next step is written, the one before is no longer taken back.
  const isFresh = isRunning && taken === order.status && !write.isBusy;
  return (
    <section className={`${styles.part} screen-only`} aria-label={t('steps.title')}>
      <h2>{t('steps.title')}</h2>
      <ProblemNote writing={write} />
      {isFresh && <DoneNote status={stepName(order)} onUndo={'to' in undo ? takeBack : undefined} />}
      {steps.length === 0 && (
        <p className="soft">{owed > 0 ? t('steps.owed', { sum: amountText(owed) }) : t('steps.none')}</p>
      )}
      <div className={buttons.buttons}>
        {steps.includes('confirmed') && (
          <button
            type="button"
            className="btn"
            aria-expanded={open === 'confirmed'}
            onClick={() => setOpen(open === 'confirmed' ? undefined : 'confirmed')}
          >
            {t('steps.confirm')}
          </button>
        )}
        {steps.includes('sent') && isOnline && (
          <button type="button" className="btn" aria-busy={write.isBusy} onClick={() => void take('sent')}>
            {t('steps.sendLink')}
          </button>
        )}
        {steps.includes('sent') && !isOnline && (
          <button
            type="button"
            className="btn"
            aria-expanded={open === 'sent'}
            onClick={() => setOpen(open === 'sent' ? undefined : 'sent')}
          >
            {t('steps.send')}
          </button>
        )}
        {steps.includes('delivered') && (
          <button
            type="button"
            className="btn"
            aria-busy={write.isBusy}
            onClick={() => void take('delivered')}
          >
            {t(isOnline ? 'steps.complete' : 'steps.deliver')}
          </button>
        )}
        {'to' in undo && !isFresh && (
          <button type="button" className="link" onClick={takeBack}>
            {t('steps.undoLast')}
          </button>
        )}
        {steps.includes('cancelled') && (
          <ConfirmedButton
            label={t('steps.cancel')}
            title={t('steps.cancelTitle')}
            text={t('steps.cancelText')}
            confirm={t('steps.cancel')}
            cancel={t('steps.keep')}
            onConfirm={() => void take('cancelled')}
          />
        )}
      </div>
      {open === 'confirmed' && steps.includes('confirmed') && (
        <PaymentForm
          id={order.id}
          label={t('steps.confirm')}
          submit={t('steps.confirmNow')}
          payment={undefined}
          onPayment={(payment) => take('confirmed', { payment })}
        />
      )}
      {open === 'sent' && steps.includes('sent') && !isOnline && (
        <SentForm
          id={order.id}
          label={t('steps.send')}
          submit={t('steps.sendNow')}
          tracking={order.tracking}
          onSent={(tracking) => take('sent', { tracking })}
        />
      )}
      {isSent && !isOnline && <TrackingPart entry={entry} write={write} />}
    </section>
  );
}
