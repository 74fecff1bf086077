import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dateFormat } from '#model/dateFormat';
import { type FollowedOrder } from '#model/order/order';
import { hasEnded } from '#model/order/refundable';
import { referenceNumber } from '#model/order/referenceNumber';
import { statusName } from '#model/order/statusName';
import { withdrawPath } from '#model/paths';
import { guestOrderPath } from '#model/order/places';
import { useSlotText } from '#ui/courier/useSlotText';
import { Notice } from '#ui/Notice';
import { Spinner } from '#ui/Spinner';
import { useLocale } from '#ui/text/useLanguage';
import { OrderLines, OrderTotals } from '#features/checkout/OrderLines';
import { PrintedFoot } from '#features/checkout/PrintedFoot';
import { StatusTime } from '#features/checkout/StatusTime';
import { PaymentDetails } from '#features/checkout/payment/PaymentDetails';
import { ProgramSteps } from '#features/checkout/ProgramSteps';
import { CancelOrder } from './CancelOrder';
import { DeviceOrders } from './DeviceOrders';
import { OrderLink } from './OrderLink';
import { useGuestOrder } from './useGuestOrder';
import { TrackingLink } from '#features/checkout/TrackingLink';
import { OrderQuestions } from '#features/checkout/OrderQuestions';
import styles from './GuestOrder.module.scss';

function Order({ order: read }: { order: FollowedOrder }) {
  const { t } = useTranslation(['order', 'checkout', 'common']);
  const locale = useLocale();
  const { slotText } = useSlotText();
  // The result of cancelling here is shown before the live update arrives.
  const [isCancelled, setCancelled] = useState(false);
  const order: FollowedOrder = isCancelled ? { ...read, status: 'cancelled' } : read;
  const name = statusName(order);
  const statusRef = useRef<HTMLOutputElement>(null);
  // It stands above the button that was pressed, on a phone out of sight.
  useEffect(() => {
    if (isCancelled) statusRef.current?.focus();
  }, [isCancelled]);
  const date = dateFormat(locale, { dateStyle: 'long' }).format(order.createdAt);
  return (
    <div className={styles.guestOrder}>
      <div className={styles.sheet}>
        <p className={styles.number}>
          <span>{t('checkout:placed.number')}</span>
          <strong className="num" translate="no">
            {referenceNumber(order.id)}
          </strong>
          <span>{t('placedOn', { date })}</span>
        </p>
        <output ref={statusRef} tabIndex={-1} className={styles.status} aria-label={t('status')}>
          <span>
            <strong>{t(`checkout:status.${name}`)}</strong> <StatusTime order={order} />
          </span>{' '}
          {t(`next.${name}`)}{' '}
          {order.status === 'placed' && <span className="screen-only">{t('cancel.where')}</span>}
        </output>
        <TrackingLink order={order} />
        <OrderLines order={order} />
        <OrderTotals order={order} />
        {order.slot && (
          <p>
            <strong>{t('checkout:delivery.mealsTitle')}</strong> {slotText(order.slot)}
          </p>
        )}
        <PaymentDetails order={order} />
        <ProgramSteps order={order} />
        <OrderQuestions />
        <PrintedFoot id={order.id} />
        {!hasEnded(order) && (
          <p className="screen-only">
            <Link className="under" to={withdrawPath(order.id)}>
              {t('common:footer.withdraw')}
            </Link>
          </p>
        )}
      </div>
      <div className={`${styles.steps} screen-only`}>
        <OrderLink id={order.id} />
        <p className="go">
          <button type="button" className="btn line" onClick={() => window.print()}>
            {t('checkout:placed.print')}
          </button>
        </p>
        {order.status === 'placed' && (
          <CancelOrder
            path={guestOrderPath(order.id)}
            isMember={false}
            onCancelled={() => setCancelled(true)}
          />
        )}
      </div>
    </div>
  );
}

function Following({ id, onRetry }: { id: string; onRetry: () => void }) {
  const { t } = useTranslation('order');
  const state = useGuestOrder(id);
  if (state.phase === 'loading') return <Spinner label={t('loading')} />;
  if (state.phase === 'unknown') {
    return (
      <>
        <Notice tone="warn">{t('unknown')}</Notice>
        <DeviceOrders />
      </>
    );
  }
  if (state.phase === 'failed') {
    return (
      <Notice tone="error" action={{ label: t('retry'), run: onRetry }}>
        {t('failed')}
      </Notice>
    );
  }
  return <Order order={state.order} />;
}

/** A guest's order, for whoever has the link to it: its state changes on the screen as the owner moves it on. */
export function GuestOrder({ id }: { id: string }) {
  const [attempt, setAttempt] = useState(0);
  return <Following key={attempt} id={id} onRetry={() => setAttempt(attempt + 1)} />;
}
