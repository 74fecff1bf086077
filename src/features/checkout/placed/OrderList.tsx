import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dateFormat } from '#model/dateFormat';
import type { PlacedOrder } from '#model/order/order';
import { hasEnded } from '#model/order/refundable';
import { referenceNumber } from '#model/order/referenceNumber';
import { statusName } from '#model/order/statusName';
import { withdrawPath } from '#model/paths';
import { orderFolder } from '#model/order/places';
import { watchOrders } from '#services/firebase/orders/ownOrders';
import { useMoney } from '#ui/money/useMoney';
import { Notice } from '#ui/Notice';
import { Spinner } from '#ui/Spinner';
import { toPay } from '#model/order/taxes';
import { DraftSummary } from '#features/checkout/details/DraftSummary';
import { OrderLines, OrderTotals } from '#features/checkout/OrderLines';
import { StatusTime } from '#features/checkout/StatusTime';
import { classNames } from '#ui/classNames';
import { PaymentDetails } from '#features/checkout/payment/PaymentDetails';
import { CancelOrder } from '#features/checkout/follow/CancelOrder';
import { ProgramSteps } from '#features/checkout/ProgramSteps';
import { TrackingLink } from '#features/checkout/TrackingLink';
import { OrderAgain } from './OrderAgain';
import styles from './OrderList.module.scss';
import { reportError } from '#reportError';
import { useLocale } from '#ui/text/useLanguage';

type OrdersState = { phase: 'loading' } | { phase: 'failed' } | { phase: 'ready'; orders: PlacedOrder[] };

/** Follows the member's orders while they are on the screen. */
function useOrders(uid: string): OrdersState {
  const [state, setState] = useState<OrdersState>({ phase: 'loading' });
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    const fail = (error: unknown): void => {
      // After a sign-out in another tab the database refuses, and the list is dropped.
      if (isOver) return;
      reportError(error, 'The orders could not be read.', 'warning');
      setState({ phase: 'failed' });
    };
    watchOrders(uid, (orders) => setState({ phase: 'ready', orders }), fail).then((stopWatching) => {
      stop = stopWatching;
      if (isOver) stop();
    }, fail);
    return () => {
      isOver = true;
      stop();
    };
  }, [uid]);
  return state;
}

interface OrderListProps {
  uid: string;
  /** The way to the member dashboard, beside programs. */
  dashboard: ReactNode;
}

function Order({ order, uid, dashboard }: OrderListProps & { order: PlacedOrder }) {
  const { t } = useTranslation(['checkout', 'common']);
  const locale = useLocale();
  const money = useMoney(order.currency);
  const date = dateFormat(locale, { dateStyle: 'long' });
  const name = statusName(order);
  const summary = useRef<HTMLElement>(null);
  return (
    <li>
      <details>
        <summary ref={summary}>
          <strong className="num" translate="no">
            {referenceNumber(order.id)}
          </strong>
          <time dateTime={new Date(order.createdAt).toISOString()}>{date.format(order.createdAt)}</time>
          <span className="num">{money(toPay(order))}</span>
          <output className={classNames(styles.status, styles[name])}>
            {t(`status.${name}`)} <StatusTime order={order} />
          </output>
        </summary>
        <TrackingLink order={order} />
        <OrderLines order={order} />
        <OrderTotals order={order} />
        <PaymentDetails order={order} />
        <ProgramSteps order={order} dashboard={dashboard} />
        <DraftSummary draft={order} />
        {!hasEnded(order) && (
          <p>
            <Link className="under" to={withdrawPath(order.id)}>
              {t('common:footer.withdraw')}
            </Link>
          </p>
        )}
        <OrderAgain lines={order.lines} />
        {order.status === 'placed' && (
          <CancelOrder
            path={`${orderFolder(uid)}/${order.id}`}
            isMember
            onCancelled={() => summary.current?.focus()}
          />
        )}
      </details>
    </li>
  );
}

function Orders({ onRetry, ...props }: OrderListProps & { onRetry: () => void }) {
  const { t } = useTranslation('checkout');
  const state = useOrders(props.uid);
  if (state.phase === 'loading') return <Spinner label={t('orders.loading')} />;
  if (state.phase === 'failed') {
    return (
      <Notice tone="error" action={{ label: t('orders.retry'), run: onRetry }}>
        {t('orders.failed')}
      </Notice>
    );
  }
  if (state.orders.length === 0) return <p className="soft">{t('orders.none')}</p>;
  return (
    <ul className={styles.orderList} aria-label={t('orders.title')}>
      {state.orders.map((order) => (
        <Order key={order.id} order={order} {...props} />
      ))}
    </ul>
  );
}

/** A member's orders, newest first; their state changes on the screen as the owner moves them on. */
export function OrderList(props: OrderListProps) {
  const [attempt, setAttempt] = useState(0);
  return <Orders key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}
