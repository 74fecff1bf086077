import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { settlementCurrency } from '../model/money/currencySlice';
import { useDecimal } from './money';

/** An amount in US dollars that cannot be taken for other dollars. */
export function useDollars(): (amount: number) => string {
  const { t } = useTranslation('common');
  const decimal = useDecimal();
  return useCallback((amount) => t('price.usd', { amount: decimal(amount) }), [t, decimal]);
}

/** What is charged, in words, beside an amount shown in another currency. */
export function ChargedNote({ amount, currencyName }: { amount: number; currencyName: string }) {
  const { t } = useTranslation('common');
  const dollars = useDollars();
  if (currencyName === settlementCurrency) return null;
  return <span className="charged num">{t('price.charged', { amount: dollars(amount) })}</span>;
}
