import { useTranslation } from 'react-i18next';
import { freeDelivery } from '../../model/money/pricing';
import { selectCartTotal, selectCurrency } from '../../model/shopState';
import { useShop } from '../../storeHooks';
import { useMoney } from '../../ui/money';
import './totals.scss';

/** How far the cart is from free delivery. */
export function FreeDelivery() {
  const { t } = useTranslation();
  const money = useMoney();
  const total = useShop(selectCartTotal);
  const { currencyName, currencyRate } = useShop(selectCurrency);
  const { remaining, progress } = freeDelivery(total, currencyRate);
  const text =
    remaining > 0
      ? t('cart.toFreeDelivery', { amount: money(remaining, currencyName) })
      : t('cart.freeDelivery');
  return (
    <div className="free">
      <p>{text}</p>
      <progress max={1} value={progress} aria-label={t('cart.freeDeliveryProgress')} />
    </div>
  );
}
