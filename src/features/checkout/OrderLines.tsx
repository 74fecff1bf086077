import { useTranslation } from 'react-i18next';
import { lineAmount, type OrderDraft } from '#model/order/order';
import { addedTaxes } from '#model/order/taxes';
import { AmountDue, TaxRows } from '#ui/money/AddedTax';
import { useMoney } from '#ui/money/useMoney';
import styles from './OrderLines.module.scss';
import { CatalogueText } from '#ui/text/CatalogueText';
import { ChoiceText } from '#ui/text/ChoiceText';
import { choiceOf } from '#model/catalogue/item';

type Ordered = Pick<OrderDraft, 'lines' | 'delivery' | 'currency' | 'amounts'>;

/** The lines of an order. The order keeps the English names; the shopper reads the translation. */
export function OrderLines({ order }: { order: Ordered }) {
  const money = useMoney(order.currency);
  return (
    <ul className={styles.orderLines}>
      {order.lines.map((line) => (
        <li key={`${line.kind}/${line.id}/${line.color}/${line.size}`}>
          <span className="num">{`${line.quantity} ×`}</span>
          <span>
            <CatalogueText>{line.name}</CatalogueText>
            {line.color !== undefined && (
              <small>
                <ChoiceText choice={choiceOf(line.color, line.size)} />
              </small>
            )}
          </span>
          <span className="num">{money(lineAmount(line))}</span>
        </li>
      ))}
    </ul>
  );
}

export function OrderTotals({ order }: { order: Ordered }) {
  const { t } = useTranslation('checkout');
  const money = useMoney(order.currency);
  const { items, delivery, tax } = order.amounts;
  const isWithTax = addedTaxes(order).length > 0;
  return (
    <dl className={`${styles.orderTotals} num`}>
      <div>
        <dt>{t('totals.items')}</dt>
        <dd>{money(items)}</dd>
      </div>
      {order.delivery !== 'none' && (
        <div>
          <dt>{`${t('delivery.title')}, ${t(`delivery.${order.delivery}`)}`}</dt>
          <dd>{delivery === 0 ? t('delivery.free') : money(delivery)}</dd>
        </div>
      )}
      <TaxRows order={order} label={(rate) => t('totals.taxAt', { rate })} />
      <div className={styles.whole}>
        <dt>{t(isWithTax ? 'totals.due' : 'totals.total')}</dt>
        <dd>
          <AmountDue order={order} />
          {tax && !isWithTax && <small>{t(`totals.tax.${tax}`)}</small>}
        </dd>
      </div>
    </dl>
  );
}
