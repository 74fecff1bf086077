import { useTranslation } from 'react-i18next';
import { freeDelivery } from '../../model/order/delivery';
import { selectCartTotal } from '../../model/shopState';
import { useShop } from '../../storeHooks';
import { useMoney } from '../../ui/money/useMoney';
import styles from './FreeDelivery.module.scss';

/** How far the cart is from free delivery. */
export function FreeDelivery() {
  const { t } = useTranslation();
  const money = useMoney();
  const total = useShop(selectCartTotal);
  const { remaining, progress } = freeDelivery(total);
  const text =
    remaining > 0 ? t('cart.toFreeDelivery', { amount: money(remaining) }) : t('cart.freeDelivery');
  return (
    <div className={styles.free}>
      <p>{text}</p>
      <progress max={1} value={progress} aria-label={t('cart.freeDeliveryProgress')} />
    </div>
  );
}
