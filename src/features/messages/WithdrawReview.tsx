import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '../../model/order/message';
import styles from './PartnerReview.module.scss';

/** What is withdrawn from, as it is sent and kept. */
export function WithdrawReview({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('partner');
  const rows = [
    [t('field.name'), withdrawal.name],
    [t('withdraw.about'), withdrawal.about],
    [t('withdraw.email'), withdrawal.email],
    [t('withdraw.items'), withdrawal.items],
  ] as const;
  return (
    <dl className={styles.application}>
      {rows.map(
        ([term, text]) =>
          text !== undefined && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
