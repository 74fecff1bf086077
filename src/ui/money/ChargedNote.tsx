import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { settlementCurrency, type CurrencyName } from '#model/money/currencySlice';
import { useDisplayCurrency } from './DisplayCurrency';
import { useDecimal } from './useMoney';

/** Formats US dollars so that they cannot be taken for other dollars. */
export function useDollars(): (dollars: number) => string {
  const { t } = useTranslation('common');
  const decimal = useDecimal();
  return useCallback((dollars) => t('price.usd', { amount: decimal(dollars) }), [t, decimal]);
}

interface ChargedNoteProps {
  dollars: number;
  /** The currency of an order; without it the display currency. */
  ordered?: CurrencyName;
}

/** What is charged, in words, beside an amount shown in another currency. */
export function ChargedNote({ dollars, ordered }: ChargedNoteProps) {
  const { t } = useTranslation('common');
  const chosen = useDisplayCurrency();
  const format = useDollars();
  if ((ordered ?? chosen.currencyName) === settlementCurrency) return null;
  return <span className="charged num">{t('price.charged', { amount: format(dollars) })}</span>;
}

/**
 * In the foot of every page whose prices are shown in another currency: what orders are charged in. `CurrencyNote` names the
 * rate too, but stands beside the choice of currency alone.
 */
export function SettlementNote() {
  const { t } = useTranslation('common');
  const { currencyName } = useDisplayCurrency();
  return currencyName === settlementCurrency ? null : (
    <p>{t('price.settlement', { currency: currencyName })}</p>
  );
}
