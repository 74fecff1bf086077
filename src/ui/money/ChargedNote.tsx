import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { settlementCurrency, type CurrencyName } from '#model/money/currencySlice';
import { useDisplayCurrency } from './DisplayCurrency';
import { formatCharged, formatOfOrder } from '#model/money/formatMoney';
import { currencyWords } from '#model/money/currencyWords';
import { useLanguage, useLocale } from '#ui/text/useLanguage';

/** Formats amounts in the settlement currency; those of a placed order by the currency it was shown in. */
export function useCharged(ordered?: CurrencyName): (amount: number) => string {
  const language = useLanguage();
  return useCallback(
    (amount) =>
      ordered === undefined ? formatCharged(amount, language) : formatOfOrder(amount, ordered, language),
    [ordered, language],
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
