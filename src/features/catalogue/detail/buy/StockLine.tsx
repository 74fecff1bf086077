import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StockNote } from '#model/availability/stockNote';
import { paths } from '#model/paths';
import { classNames } from '#ui/classNames';
import styles from './StockLine.module.scss';

/** Stock and units already in the cart, in words; announced when it changes. */
export function StockLine({ note: { kind, left, inCart } }: { note: StockNote }) {
  const { t } = useTranslation('item');
  return (
    <p className={classNames(styles.stock, styles[kind])} role="status">
      <span className={styles.dot} aria-hidden="true" />
      <span>
        {t(`stock.${kind}`, { count: left })}
        {inCart > 0 && kind !== 'allInCart' && <> · {t('stock.inCart', { count: inCart })} · </>}{' '}
        {inCart > 0 && (
          <Link className="link" to={paths.cart}>
            {t('viewCart')}
          </Link>
        )}
      </span>
    </p>
  );
}
