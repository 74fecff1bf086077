import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { settlementCurrency, type CurrencyName } from '#model/money/currencySlice';
import { useDisplayCurrency } from './DisplayCurrency';
import { currencyWords } from '#model/money/currencyWords';
import { useLanguage, useLocale } from '#ui/text/useLanguage';
import { formatMoney, useDecimal } from './useMoney';

/** Formats amounts in the settlement currency; US dollars so that they cannot be taken for other dollars. */
export function useCharged(): (amount: number) => string {
  const { t } = useTranslation('common');
  const decimal = useDecimal();
  const language = useLanguage();
  return useCallback(
    (amount) =>
      settlementCurrency === 'USD'
        ? t('price.usd', { amount: decimal(amount) })
        : formatMoney(amount, settlementCurrency, language),
    [t, decimal, language],
  );
}

interface ChargedNoteProps {
  amount: number;
  /** The currency of an order; without it the display currency. */
  ordered?: CurrencyName;
}

/** What is charged, in words, beside an amount shown in another currency. */
export function ChargedNote({ amount, ordered }: ChargedNoteProps) {
  const { t } = useTranslation('common');
  const chosen = useDisplayCurrency();
  const format = useCharged();
  const locale = useLocale();
  if ((ordered ?? chosen.currencyName) === settlementCurrency) return null;
  const currency = currencyWords(settlementCurrency, locale);
  return <span className="charged num">{t('price.charged', { currency, amount: format(amount) })}</span>;
}

/**
 * In the foot of every page whose prices are shown in another currency: what orders are charged in. `CurrencyNote` names the
 * rate too, but stands beside the choice of currency alone.
 */
export function SettlementNote() {
  const { t } = useTranslation('common');
  const { currencyName } = useDisplayCurrency();
  const locale = useLocale();
  if (currencyName === settlementCurrency) return null;
  const charged = currencyWords(settlementCurrency, locale);
  return <p>{t('price.settlement', { currency: currencyName, charged })}</p>;
}
