import { useTranslation } from 'react-i18next';
import { basePriceOf } from '../model/money/basePrice';
import type { Product } from '../model/catalogue/item';
import { useMoney } from './money';

interface BasePriceProps {
  product: Product;
  currency: { currencyName: string; currencyRate: number };
}

/** The price by weight or volume, for what is sold by either. */
export function BasePrice({ product, currency }: BasePriceProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const base = basePriceOf(product);
  if (!base) return null;
  const price = money(base.amount * currency.currencyRate, currency.currencyName);
  return <p className="base-price num">{t(`price.per.${base.per}`, { price })}</p>;
}
