import { useTranslation } from 'react-i18next';
import { freeDeliveryFrom } from '../../../model/money/pricing';
import { Icon } from '../../../ui/Icon';
import { useMoney } from '../../../ui/money';
import styles from './Promises.module.scss';

/** What holds for every product. */
export function Promises() {
  const { t } = useTranslation('item');
  const money = useMoney();
  return (
    <ul className={styles.promises}>
      <li>
        <Icon name="truck" />
        {t('promise.delivery', { amount: money(freeDeliveryFrom) })}
      </li>
      <li>
        <Icon name="check" />
        {t('promise.payment')}
      </li>
    </ul>
  );
}
