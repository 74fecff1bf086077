import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '#model/paths';
import type { OrderDraft } from '#model/order/order';
import { PayNote } from '#ui/money/PayNote';
import { OrderLines, OrderTotals } from './OrderLines';

interface SummaryPartsProps {
  order: Pick<OrderDraft, 'lines' | 'delivery' | 'currency' | 'amounts'>;
  /** The review step shows the lines itself. */
  hasLines: boolean;
}

/** What the total of an order is made of. */
export function SummaryParts({ order, hasLines }: SummaryPartsProps) {
  const { t } = useTranslation('checkout');
  return (
    <>
      {hasLines && <OrderLines order={order} />}
      <OrderTotals order={order} />
      {hasLines && (
        <Link className="quiet" to={paths.cart}>
          {t('summary.cart')}
        </Link>
      )}
      {hasLines && (
        <p className="soft">
          <PayNote />
        </p>
      )}
    </>
  );
}
