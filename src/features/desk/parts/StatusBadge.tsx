import { useTranslation } from 'react-i18next';
import type { OrderStatus } from '#model/order/order';
import styles from './StatusBadge.module.scss';

/** Where an order stands, in a word. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('owner');
  return (
    <span className={styles.badge} data-status={status}>
      {t(`status.${status}`)}
    </span>
  );
}
