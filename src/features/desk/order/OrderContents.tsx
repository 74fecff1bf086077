import { catalogueLocale } from '#model/languages';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { unitPrice } from '#model/money/pricing';
import { hasProgram, lineAmount, lineName, type OrderLine, type PlacedOrder } from '#model/order/order';
import { unitsBack } from '#model/order/refund';
import { taxesOf, toPay } from '#model/order/taxes';
import { DataTable, type Column } from '#features/desk/parts/DataTable';
import { useOwnAmount } from '#features/desk/parts/useOwnAmount';
import { usePercent } from '#features/desk/parts/usePercent';
import { useSlotText } from '#ui/courier/useSlotText';
import styles from './OrderDesk.module.scss';

/** What was ordered, at which prices, and what the shopper said about it. */
export function OrderContents({ order }: { order: PlacedOrder }) {
  const { t } = useTranslation('owner');
  const amountText = useOwnAmount();
  const { slotText } = useSlotText();
  const { items, delivery, total, tax } = order.amounts;
  const percent = usePercent();
  const taxes = taxesOf(order);
  const due = toPay(order);
  const rateColumn: Column<OrderLine> = {
    id: 'rate',
    head: t('lines.rate'),
    kind: 'number',
    cell: ({ taxRate }) => (taxRate === undefined ? '' : percent(taxRate)),
  };
  const columns: Column<OrderLine>[] = [
    {
      id: 'item',
      head: t('lines.item'),
      kind: 'main',
      cell: (line) => (
        <span lang={catalogueLocale} dir="auto">
          {lineName(line)}
        </span>
      ),
    },
    {
      id: 'units',
      head: t('lines.units'),
      kind: 'number',
      cell: ({ quantity, key = '' }) => {
        const back = unitsBack(order.refunds, key);
        return back > 0 ? `${quantity} (${t('lines.back', { count: back })})` : quantity;
      },
    },
    {
      id: 'each',
      head: t('lines.each'),
      kind: 'number',
      cell: (line) =>
        line.discount > 0 ? `${amountText(unitPrice(line))} (−${line.discount} %)` : amountText(line.price),
    },
    ...(taxes.length > 0 ? [rateColumn] : []),
    { id: 'amount', head: t('lines.amount'), kind: 'number', cell: (line) => amountText(lineAmount(line)) },
  ];
  return (
    <section className={styles.part} aria-label={t('lines.title')}>
      <h2>{t('lines.title')}</h2>
      <DataTable
        label={t('lines.title')}
        columns={columns}
        rows={order.lines}
        keyOf={({ key, id }) => key ?? id}
      />
      <dl className={styles.sums}>
        <dt>{t('lines.items')}</dt>
        <dd>{amountText(items)}</dd>
        <dt>{t(`lines.delivery.${order.delivery}`)}</dt>
        <dd>{amountText(delivery)}</dd>
        <dt>{tax === undefined ? t('lines.total') : t(`lines.tax.${tax}`)}</dt>
        <dd>
          <strong>{amountText(total)}</strong>
        </dd>
        {taxes.map(({ rate, amount, tax: sum }) => (
          <Fragment key={rate}>
            <dt>{t('lines.taxAt', { rate: percent(rate), amount: amountText(amount) })}</dt>
            <dd>{amountText(sum)}</dd>
          </Fragment>
        ))}
        {due !== total && (
          <>
            <dt>{t('lines.due')}</dt>
            <dd>
              <strong>{amountText(due)}</strong>
            </dd>
          </>
        )}
      </dl>
      <ul className={styles.facts}>
        {order.slot && <li>{t('lines.slot', { when: slotText(order.slot) })}</li>}
        {hasProgram(order.lines) && (
          <li>{t(order.earlyStart ? 'lines.earlyProgram' : 'lines.laterProgram')}</li>
        )}
        {order.note && <li>{t('lines.note', { text: order.note })}</li>}
        {order.card && <li>{t('lines.card', { text: order.card })}</li>}
        <li>{t('lines.shown', { currency: order.currency })}</li>
      </ul>
    </section>
  );
}
