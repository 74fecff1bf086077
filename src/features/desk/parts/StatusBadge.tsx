import { useTranslation } from 'react-i18next';
import { statusName, type Named } from '#model/order/statusName';
import styles from './StatusBadge.module.scss';

/** Where an order stands, in a word. */
export function StatusBadge({ order }: { order: Named }) {
  const { t } = useTranslation('owner');
  const name = statusName(order);
  return (
    <span className={styles.badge} data-status={name}>
      {t(`status.${name}`)}
    </span>
  );
}
