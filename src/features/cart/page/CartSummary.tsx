import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { amountsToPay } from '#model/order/amountsToPay';
import { needsDelivery } from '#model/order/delivery';
import { waysOf } from '#model/order/deliveryWays';
import { orderLineOf } from '#model/order/order';
import { addedTaxes, toPay } from '#model/order/taxes';
import { selectItemsByKey, selectPayableLines } from '#model/shopState';
import { countUnits } from '#model/cart/cart';
import { useDeliveryTerms } from '#shopSettings';
import { useShop } from '#storeHooks';
import { bottomBar } from '#ui/bottomBar';
import { ChargedNote } from '#ui/money/ChargedNote';
import { TaxRows } from '#ui/money/AddedTax';
import { Icon } from '#ui/picture/Icon';
import { PayNote } from '#ui/money/PayNote';
import { useMoney } from '#ui/money/useMoney';
import { useArrival } from '#ui/useArrival';
import { FreeDelivery } from '#features/cart/FreeDelivery';
import { paths } from '#model/paths';
import styles from './CartSummary.module.scss';
import sumStyles from '#features/cart/sum.module.scss';
import { CourierLine } from '#ui/courier/CourierLine';

/** How the meals of the cart come: where and when, to be changed here too. */
function CartMeals() {
  const { t } = useTranslation('kitchen');
  return (
    <div>
      <p className="soft">{t('courier.cart')}</p>
      <CourierLine />
    </div>
  );
}

/** Total with the cheapest delivery, arrival date and the checkout button, which stays visible. */
export function CartSummary() {
  const { t } = useTranslation(['basket', 'common']);
  const money = useMoney();
  const arrival = useArrival()('standard');
  const lines = useShop(selectPayableLines);
  const isDelivered = needsDelivery(lines);
  const ways = useShop((state) => waysOf(state, selectPayableLines(state)));
  const method = isDelivered ? 'standard' : 'none';
  const catalogue = useShop(selectItemsByKey);
  const amounts = amountsToPay(lines, method, useDeliveryTerms());
  const { items, delivery, tax } = amounts;
  const order = { amounts, lines: lines.map((line) => orderLineOf(line, catalogue)) };
  const due = toPay(order);
  const count = countUnits(lines);
  return (
    <section className={styles.cartSummary} aria-label={t('cart.summary')}>
      <FreeDelivery />
      <div className={styles.parts}>
        <dl className="num">
          <div>
            <dt>{t('cart.items')}</dt>
            <dd>{money(items)}</dd>
          </div>
          {isDelivered && (
            <div>
              <dt>{t('cart.delivery')}</dt>
              <dd>{delivery === 0 ? t('cart.free') : money(delivery)}</dd>
            </div>
          )}
          <TaxRows order={order} label={(rate) => t('cart.taxAt', { rate })} />
        </dl>
        {isDelivered
          ? arrival && ways !== 'courier' && <p className="soft">{t('cart.arrives', { dates: arrival })}</p>
          : lines.length > 0 && <p className="soft">{t('cart.online')}</p>}
        {ways !== 'parcel' && (
          <Suspense>
            <CartMeals />
          </Suspense>
        )}
      </div>
      <div className={styles.cartFoot} ref={bottomBar}>
        <p className={`${sumStyles.sum} ${styles.total}`}>
          <span>
            {t('common:cart.total')}{' '}
            <span className="soft">{t(isDelivered ? 'cart.unitsDelivered' : 'cart.units', { count })}</span>
            {tax === 'added' && (
              <span className="soft">
                , {t(addedTaxes(order).length > 0 ? 'cart.withTax' : 'common:cart.plusTax')}
              </span>
            )}
          </span>
          <strong className="num">{money(due)}</strong>
          <ChargedNote amount={due} />
        </p>
        {lines.length > 0 && (
          <Link className="btn big" to={paths.checkout}>
            <span className="sentence-case">{t('common:cart.checkout')}</span>
            <Icon name="arrow" />
          </Link>
        )}
      </div>
      <p className={`soft ${styles.small}`}>
        <PayNote />
      </p>
      {isDelivered && ways !== 'courier' && <p className={`soft ${styles.small}`}>{t('cart.gift')}</p>}
    </section>
  );
}
