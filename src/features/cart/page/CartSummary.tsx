import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { selectCartCount, selectCartTotal } from '../../../model/shopState';
import { useShop } from '../../../storeHooks';
import { ChargedNote } from '../../../ui/ChargedNote';
import { Icon } from '../../../ui/Icon';
import { useMoney } from '../../../ui/money';
import { FreeDelivery } from '../FreeDelivery';
import { paths } from '../../../model/paths';
import styles from './CartSummary.module.scss';
import sumStyles from '../sum.module.scss';

/** Free delivery, total and the way to checkout, which stays at the bottom edge of phones. */
export function CartSummary() {
  const { t } = useTranslation('basket');
  const money = useMoney();
  const total = useShop(selectCartTotal);
  const count = useShop(selectCartCount);
  return (
    <section className={styles.cartSummary} aria-label={t('cart.summary')}>
      <FreeDelivery />
      <div className={styles.cartFoot}>
        <p className={`${sumStyles.sum} ${styles.total}`}>
          <span>
            {t('common:cart.total')} <span className="soft">{t('cart.units', { count })}</span>
          </span>
          <strong className="num">{money(total)}</strong>
          <ChargedNote dollars={total} />
        </p>
        <Link className="btn big" to={paths.checkout}>
          {t('common:cart.checkout')}
          <Icon name="arrow" />
        </Link>
      </div>
      <p className={`soft ${styles.small}`}>{t('cart.payLater')}</p>
    </section>
  );
}
