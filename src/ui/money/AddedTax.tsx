import type { OrderDraft } from '#model/order/order';
import { percentText } from '#model/money/percentText';
import { addedTaxes, toPay } from '#model/order/taxes';
import { useLocale } from '#ui/text/useLanguage';
import { ChargedNote } from './ChargedNote';
import { useMoney } from './useMoney';

interface AddedTaxProps {
  order: Pick<OrderDraft, 'lines' | 'amounts'> & Partial<Pick<OrderDraft, 'currency'>>;
}

/** The tax that comes on top of the prices, a row for each rate. */
export function TaxRows({ order, label }: AddedTaxProps & { label: (rate: string) => string }) {
  const money = useMoney(order.currency);
  const locale = useLocale();
  return addedTaxes(order).map(({ rate, tax }) => (
    <div key={rate}>
      <dt>{label(percentText(rate, locale))}</dt>
      <dd>{money(tax)}</dd>
    </div>
  ));
}

/** What is to be paid for an order, with the tax where that comes on top and is known. */
export function AmountDue({ order }: AddedTaxProps) {
  const money = useMoney(order.currency);
  const due = toPay(order);
  return (
    <>
      {money(due)}
      <ChargedNote amount={due} {...(order.currency && { ordered: order.currency })} />
    </>
  );
}
