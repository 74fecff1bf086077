import { useTranslation } from 'react-i18next';
import { discountedPrice } from '../model/money/pricing';
import { ChargedNote } from './ChargedNote';
import { useMoney } from './money';

/** The price to pay, and what it was before a discount. */
export function Price({ of: { price, discount } }: { of: { price: number; discount: number } }) {
  const { t } = useTranslation();
  const money = useMoney();
  const reduced = discountedPrice(price, discount);
  if (reduced === null) {
    return (
      <p className="price">
        <span className="now">{money(price)}</span>
        <ChargedNote dollars={price} />
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
      <ChargedNote dollars={reduced} />
    </p>
  );
}
