import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Product } from '#model/catalogue/item';
import { workingDays } from '#model/order/arrival';
import { useDeliveryTerms } from '#shopSettings';
import { anchors } from '#model/paths';
import { Icon } from '#ui/picture/Icon';
import { PayNote } from '#ui/money/PayNote';
import { useMoney } from '#ui/money/useMoney';
import { useArrival } from '#ui/useArrival';
import styles from './Promises.module.scss';

/** Whether the item can be returned; the terms have the details. */
const returnsOf = ({ meal, type }: Product): 'fresh' | 'sealed' | 'any' => {
  if (meal) return 'fresh';
  return type === 'beauty' ? 'sealed' : 'any';
};

/** Delivery time and price; in working days on prerendered pages, which are read on other days. */
function Parcel() {
  const { t } = useTranslation('item');
  const money = useMoney();
  const arrival = useArrival();
  const [standard, express] = [arrival('standard'), arrival('express')];
  const terms = useDeliveryTerms();
  const fees = { price: money(terms.standard), amount: money(terms.freeFrom) };
  const price = money(terms.express);
  return (
    <>
      {standard
        ? t('promise.arrives', { dates: standard, ...fees })
        : t('promise.days', { ...workingDays.standard, ...fees })}
      <br />
      {express
        ? t('promise.express', { dates: express, price })
        : t('promise.expressDays', { ...workingDays.express, price })}
    </>
  );
}

/** Delivery, returns and payment, in short; open at first, because they decide whether somebody buys. */
export function Promises({ product }: { product: Product }) {
  const { t } = useTranslation('item');
  return (
    <details className={styles.promises} open>
      <summary>{t('promise.title')}</summary>
      <ul>
        <li>
          <Icon name="truck" />
          <span>{product.meal ? t('promise.kitchen') : <Parcel />}</span>
        </li>
        <li>
          <Icon name="undo" />
          <span>
            {t(`promise.return.${returnsOf(product)}`)}.{' '}
            <Link className="link" to={anchors.delivery}>
              {t('promise.returns')}
            </Link>
          </span>
        </li>
        <li>
          <Icon name="check" />
          <span>
            <PayNote />
          </span>
        </li>
      </ul>
    </details>
  );
}
