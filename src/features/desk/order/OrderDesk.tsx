import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isPaid } from '#model/order/payment';
import { isGuestOrder } from '#model/order/places';
import { toPay } from '#model/order/taxes';
import { deskOrderPath, paths } from '#model/paths';
import { openWithdrawalsOf } from '#model/desk/withdrawals';
import { useOrders, useWithdrawals } from '#features/desk/live/deskData';
import { StatusBadge } from '#features/desk/parts/StatusBadge';
import { useBuyer } from '#features/desk/parts/useBuyer';
import { useDays } from '#features/desk/parts/useDays';
import { useOwnAmount } from '#features/desk/parts/useOwnAmount';
import { Notice } from '#ui/Notice';
import { Spinner } from '#ui/Spinner';
import { Customer } from './Customer';
import { History } from './History';
import { OrderContents } from './OrderContents';
import { OwnNote } from './OwnNote';
import { Papers } from './Papers';
import { PaymentPart } from './PaymentPart';
import { RefundForm } from './RefundForm';
import { Steps } from './Steps';
import { useOrderWriting } from './useOrderWriting';
import { WithdrawalPart } from './WithdrawalPart';
import styles from './OrderDesk.module.scss';
import type { BookedOrder } from '#model/desk/bookedOrder';

function FoundOrder({ entry }: { entry: BookedOrder }) {
  const { t } = useTranslation('owner');
  const { moment } = useDays();
  const amountText = useOwnAmount();
  const { order, path } = entry;
  const { changes, dismiss, write } = useOrderWriting(entry);
  const posted = useWithdrawals().value;
  const withdrawals = useMemo(() => openWithdrawalsOf(entry, posted ?? []), [entry, posted]);
  return (
    <div className={styles.order}>
      <p className={styles.line}>
        <StatusBadge order={order} />
        <span>{moment(order.createdAt)}</span>
        <strong>{amountText(toPay(order))}</strong>
        <span>{t(isPaid(order) ? 'orders.isPaid' : 'orders.unpaid')}</span>
        <span>{t(isGuestOrder(path) ? 'orders.guest' : 'orders.member')}</span>
      </p>
      {changes.length > 0 && (
        <Notice tone="warn" action={{ label: t('problem.close'), run: dismiss }}>
          {t('order.changed', { what: changes.map((change) => t(`difference.${change}`)).join(', ') })}
        </Notice>
      )}
      <WithdrawalPart entry={entry} withdrawals={withdrawals} />
      <Steps entry={entry} write={write} />
      <PaymentPart entry={entry} write={write} />
      <OrderContents order={order} />
      <Customer entry={entry} />
      <RefundForm entry={entry} withdrawals={withdrawals} write={write} />
      <OwnNote entry={entry} write={write} />
      <Papers entry={entry} />
      <History order={order} />
    </div>
  );
}

/** Clients choose the ids, so two orders may share one: which of them is meant, a person has to see. */
function SharedNumber({ entries }: { entries: readonly BookedOrder[] }) {
  const { t } = useTranslation('owner');
  const buyer = useBuyer();
  return (
    <Notice tone="warn">
      {t('order.shared', { count: entries.length })}
      <ul>
        {entries.map(({ path, order }) => (
          <li key={path}>
            <Link className="under" to={deskOrderPath(encodeURIComponent(path))}>
              {`${buyer(order)} · ${t(isGuestOrder(path) ? 'orders.guest' : 'orders.member')}`}
            </Link>{' '}
            <StatusBadge order={order} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** One order, by its id or its place in the database: what it is, what has become of it, and what can be done now. */
export function OrderDesk({ id }: { id: string }) {
  const { t } = useTranslation('owner');
  const { value: orders } = useOrders();
  if (!orders) return <Spinner label={t('state.loading')} />;
  const found = orders.filter(({ path, order }) => order.id === id || path === id);
  const [entry, ...others] = found;
  return (
    <>
      {!entry && <Notice tone="info">{t('order.missing')}</Notice>}
      {entry && (others.length > 0 ? <SharedNumber entries={found} /> : <FoundOrder entry={entry} />)}
      <p className="go screen-only">
        <Link className="under" to={paths.ownerOrders}>
          {t('order.back')}
        </Link>
      </p>
    </>
  );
}
