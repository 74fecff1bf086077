import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { discountedPrice } from '#model/money/pricing';
import { useMoney } from './useMoney';

interface PriceProps {
  of: { price: number; discount: number };
  /** What is said of it on the item's own page, and not on each card of a list. */
  children?: ReactNode;
}

/** The price to pay, and what it was before a discount. */
export function Price({ of: { price, discount }, children }: PriceProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const reduced = discountedPrice(price, discount);
  if (reduced === null) {
    return (
      <p className="price">
        <span className="now">{money(price)}</span>
        {children}
      </p>
    );
  }
  return (
    <p className="price">
      <span className="now">{money(reduced)}</span>{' '}
      <s>
        <span className="visually-hidden">{t('price.was')} </span>
        {money(price)}
      </s>{' '}
      <span className="off">{t('price.off', { percent: discount })}</span>
      {children}
    </p>
  );
}
