import { isolated } from '#model/isolated';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { ordersNamed, type BookedWithdrawal } from '#model/desk/withdrawals';
import { paths, withQuery } from '#model/paths';
import { useDays } from '#features/desk/parts/useDays';
import { WithdrawalFacts } from '#features/desk/parts/WithdrawalFacts';
import styles from './OrderDesk.module.scss';

interface WithdrawalPartProps {
  entry: BookedOrder;
  withdrawals: readonly BookedWithdrawal[];
}

/** Withdrawals from this order that wait for an answer. */
export function WithdrawalPart({ entry, withdrawals }: WithdrawalPartProps) {
  const { t } = useTranslation('owner');
  const { moment } = useDays();
  if (withdrawals.length === 0) return null;
  return (
    <section className={styles.part} aria-label={t('today.withdrawals')}>
      <h2>{t('today.withdrawals')}</h2>
      {withdrawals.map((withdrawal) => (
        <ul key={withdrawal.path} className={styles.facts}>
          <li>
            <Link className="under" to={withQuery(paths.ownerMessages, { kind: 'withdrawal' })}>
              {withdrawal.number}
            </Link>
            {` · ${isolated(withdrawal.name)} · ${moment(withdrawal.createdAt)}`}
            {ordersNamed(withdrawal, [entry]).some(({ isOtherAddress }) => isOtherAddress) &&
              ` ${t('post.otherAddress')}`}
          </li>
          {withdrawal.items !== undefined && <li>{t('post.itemsOnly', { items: withdrawal.items })}</li>}
          <WithdrawalFacts withdrawnAt={withdrawal.createdAt} order={entry.order} />
        </ul>
      ))}
    </section>
  );
}
