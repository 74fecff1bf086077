import { useTranslation } from 'react-i18next';
import { basePriceOf } from '#model/catalogue/basePrice';
import type { Product } from '#model/catalogue/item';
import { usePriceMark } from './confirmedPrices';
import { useMoney } from './useMoney';

/** The price by weight or volume, for what is sold by either. */
export function BasePrice({ product }: { product: Product }) {
  const { t } = useTranslation();
  const money = useMoney();
  const mark = usePriceMark();
  const base = basePriceOf(product);
  if (!base) return null;
  return (
    <p className="base-price num" {...mark}>
      {t(`price.per.${base.per}`, { price: money(base.amount) })}
    </p>
  );
}
