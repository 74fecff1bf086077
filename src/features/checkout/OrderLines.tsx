import { useTranslation } from 'react-i18next';
import type { CurrencyName } from '../../model/money/currencySlice';
import type { OrderDraft } from '../../model/order/order';
import { orderTotals } from '../../model/order/order';
import { lineTotal } from '../../model/money/pricing';
import { ChargedNote } from '../../ui/ChargedNote';
import { useMoney } from '../../ui/money';
import styles from './OrderLines.module.scss';

type Ordered = Pick<OrderDraft, 'lines' | 'delivery' | 'currency'>;

/** Amounts of an order in the currency it was shown in; rates are all one, the sums are US dollars. */
export function useAmount(currency: CurrencyName): (amount: number) => string {
  const money = useMoney();
  return (amount) => money(amount, currency);
}

/** What was ordered, as it stands in the order itself. */
export function OrderLines({ order }: { order: Ordered }) {
  const amount = useAmount(order.currency);
  return (
    <ul className={styles.orderLines}>
      {order.lines.map((line) => (
        <li key={`${line.kind}/${line.id}/${line.color}/${line.size}`}>
          <span lang="en">
            {line.name}
            {line.color !== undefined && <small>{`${line.color}, ${line.size}`}</small>}
          </span>
          <span className="num">{`${line.quantity} ×`}</span>
          <span className="num">{amount(lineTotal(line))}</span>
        </li>
      ))}
    </ul>
  );
}

export function OrderTotals({ order }: { order: Ordered }) {
  const { t } = useTranslation('checkout');
  const amount = useAmount(order.currency);
  const { items, delivery, total } = orderTotals(order);
  return (
    <dl className={`${styles.orderTotals} num`}>
      <div>
        <dt>{t('totals.items')}</dt>
        <dd>{amount(items)}</dd>
      </div>
      {order.delivery !== 'none' && (
        <div>
          <dt>{`${t('delivery.title')}, ${t(`delivery.${order.delivery}`)}`}</dt>
          <dd>{delivery === 0 ? t('delivery.free') : amount(delivery)}</dd>
        </div>
      )}
      <div className={styles.whole}>
        <dt>{t('totals.total')}</dt>
        <dd>
          {amount(total)}
          <ChargedNote amount={total} currencyName={order.currency} />
        </dd>
      </div>
    </dl>
  );
}
