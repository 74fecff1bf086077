import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Product } from '../../../model/catalogue/item';
import { freeDeliveryFrom } from '../../../model/money/pricing';
import { anchors } from '../../../model/paths';
import { Icon } from '../../../ui/Icon';
import { useMoney } from '../../../ui/money';
import styles from './Promises.module.scss';

/** How it comes and is paid for, and where delivery, returns and sizes are told in full. */
export function Promises({ product: { meal, type } }: { product: Product }) {
  const { t } = useTranslation('item');
  const money = useMoney();
  return (
    <ul className={styles.promises}>
      <li>
        <Icon name="truck" />
        <span>
          {meal ? t('promise.kitchen') : t('promise.delivery', { amount: money(freeDeliveryFrom) })}{' '}
          <Link className="link" to={anchors.delivery}>
            {t('promise.returns')}
          </Link>
        </span>
      </li>
      <li>
        <Icon name="check" />
        {t('promise.payment')}
      </li>
      {type === 'apparel' && (
        <li>
          <Icon name="info" />
          <Link className="link" to={anchors.sizes}>
            {t('promise.sizes')}
          </Link>
        </li>
      )}
    </ul>
  );
}
