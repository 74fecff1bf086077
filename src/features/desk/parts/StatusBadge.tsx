import { useTranslation } from 'react-i18next';
import type { PlacedOrder } from '#model/order/order';
import { statusName } from '#model/order/statusName';
import styles from './StatusBadge.module.scss';

/** Where an order stands, in a word. */
export function StatusBadge({ order }: { order: Pick<PlacedOrder, 'status' | 'delivery'> }) {
  const { t } = useTranslation('owner');
  return (
    <span className={styles.badge} data-status={order.status}>
      {t(`status.${statusName(order)}`)}
    </span>
  );
}
