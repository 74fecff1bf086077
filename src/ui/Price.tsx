import { useTranslation } from 'react-i18next';
import { ChargedNote } from './ChargedNote';
import { useMoney } from './money';

interface PriceProps {
  price: number;
  /** What is paid instead of `price`; null where nothing is taken off. */
  reduced: number | null;
  discount: number;
  currency: { currencyName: string; currencyRate: number };
}

/** The price to pay, and what it was before a discount. */
export function Price({ price, reduced, discount, currency }: PriceProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const show = (amount: number) => money(amount * currency.currencyRate, currency.currencyName);
  if (reduced === null) {
    return (
      <p className="price">
        <span className="now">{show(price)}</span>
        <ChargedNote amount={price} currencyName={currency.currencyName} />
      </p>
    );
  }
  return (
    <p className="price">
      <span className="now">{show(reduced)}</span>{' '}
      <s>
        <span className="visually-hidden">{t('price.was')} </span>
        {show(price)}
      </s>{' '}
      <span className="off">{t('price.off', { percent: discount })}</span>
      <ChargedNote amount={reduced} currencyName={currency.currencyName} />
    </p>
  );
}
