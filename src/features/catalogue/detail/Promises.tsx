import { useTranslation } from 'react-i18next';
import { freeDeliveryFrom } from '../../../model/money/pricing';
import { selectCurrency } from '../../../model/shopState';
import { useShop } from '../../../storeHooks';
import { Icon } from '../../../ui/Icon';
import { useMoney } from '../../../ui/money';

/** What holds for every product. */
export function Promises() {
  const { t } = useTranslation('item');
  const money = useMoney();
  const { currencyName, currencyRate } = useShop(selectCurrency);
  return (
    <ul className="promises">
      <li>
        <Icon name="truck" />
        {t('promise.delivery', { amount: money(freeDeliveryFrom * currencyRate, currencyName) })}
      </li>
      <li>
        <Icon name="check" />
        {t('promise.payment')}
      </li>
    </ul>
  );
}
