import { useTranslation } from 'react-i18next';
import { settlementCurrency } from '#model/money/currencySlice';
import { currencyWords } from '#model/money/currencyWords';
import { useLocale } from '#ui/text/useLanguage';
import { useDisplayCurrency } from './DisplayCurrency';

/** What an amount in another currency is worth: at which rate it is shown, and what it is charged in. */
export function CurrencyNote() {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const { currencyName, currencySymbol: symbol, currencyRate } = useDisplayCurrency();
  if (currencyName === settlementCurrency) return null;
  return (
    <span className="charged">
      {t('price.shown', {
        symbol,
        rate: currencyRate.toLocaleString(locale),
        charged: currencyWords(settlementCurrency, locale),
      })}
    </span>
  );
}
