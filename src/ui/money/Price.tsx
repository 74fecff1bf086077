import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#brand';
import { percentNumber } from '#model/money/percentText';
import { unitPrice } from '#model/money/pricing';
import { reductionOf } from '#model/money/reduction';
import { useLocale } from '#ui/text/useLanguage';
import { usePriceMark } from './confirmedPrices';
import { useMoney } from './useMoney';

interface PriceProps {
  of: { price: number; discount: number; lowest30?: number };
  /** What is said of it on the item's own page, and not on each card of a list. */
  children?: ReactNode;
}

/** The price to pay, and what it was before a discount. */
export function Price({ of, children }: PriceProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const locale = useLocale();
  const mark = usePriceMark();
  const reduction = reductionOf(of, brand.isInEu);
  if (!reduction) {
    return (
      <p className="price" {...mark}>
        <span className="now">{money(unitPrice(of))}</span>
        {children}
      </p>
    );
  }
  return (
    <p className="price" {...mark}>
      <span className="now">{money(unitPrice(of))}</span>{' '}
      {reduction.before !== undefined && (
        <>
          <s>
            <span className="visually-hidden">{t('price.was')} </span>
            {money(reduction.before)}
          </s>{' '}
        </>
      )}
      <span className="off">{t('price.off', { percent: percentNumber(reduction.percent, locale) })}</span>
      {children}
    </p>
  );
}
