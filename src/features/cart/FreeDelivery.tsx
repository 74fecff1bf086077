import { useTranslation } from 'react-i18next';
import { freeDelivery, needsDelivery } from '#model/order/delivery';
import { selectCartTotal, selectPayableLines } from '#model/shopState';
import { useDeliveryTerms } from '#shopSettings';
import { useShop } from '#storeHooks';
import { useMoney } from '#ui/money/useMoney';
import styles from './FreeDelivery.module.scss';

/** How far the cart is from free delivery, where anything in it is delivered. */
export function FreeDelivery() {
  const { t } = useTranslation();
  const money = useMoney();
  const isDelivered = useShop((state) => needsDelivery(selectPayableLines(state)));
  const total = useShop(selectCartTotal);
  const { remaining, progress } = freeDelivery(total, useDeliveryTerms());
  if (!isDelivered) return null;
  const text =
    remaining > 0 ? t('cart.toFreeDelivery', { amount: money(remaining) }) : t('cart.freeDelivery');
  return (
    <div className={styles.free}>
      <p>{text}</p>
      <progress max={1} value={progress} aria-label={t('cart.freeDeliveryProgress')} />
    </div>
  );
}
