import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { inDisplayCurrency, lowerLimitInDollars, upperLimitInDollars } from '../../../model/money/exchange';
import { withPrices } from '../../../model/search/filters';
import { selectCurrency } from '../../../model/shopState';
import { useShop } from '../../../storeHooks';
import type { ItemList } from './useItemList';
import styles from './PriceFacet.module.scss';

/** A price as shoppers type it, with a comma or a point; undefined for anything else. */
function amountIn(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

/** Smallest and largest price; they apply when a field is left or Enter is pressed. */
export function PriceFacet({ list }: { list: ItemList }) {
  const { t } = useTranslation('lists');
  const currency = useShop(selectCurrency);
  const asText = (dollars?: number): string =>
    dollars === undefined ? '' : String(inDisplayCurrency(dollars, currency));
  const { min, max } = list.state.filters;
  const applied = `${asText(min)}/${asText(max)}`;
  const [drawn, setDrawn] = useState(applied);
  const [from, setFrom] = useState(asText(min));
  const [to, setTo] = useState(asText(max));
  // The address has changed, by Back or by removing the filter: the fields follow.
  if (drawn !== applied) {
    setDrawn(applied);
    setFrom(asText(min));
    setTo(asText(max));
  }

  const apply = (): void => {
    const [low, high] = [amountIn(from), amountIn(to)];
    const isTurned = low !== undefined && high !== undefined && low > high;
    const [least, most] = isTurned ? [high, low] : [low, high];
    const next = withPrices(
      list.state.filters,
      least === undefined ? undefined : lowerLimitInDollars(least, currency),
      most === undefined ? undefined : upperLimitInDollars(most, currency),
    );
    setFrom(asText(next.min));
    setTo(asText(next.max));
    if (next.min !== min || next.max !== max) list.setFilters(next);
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    apply();
  };
  const field = { inputMode: 'decimal', autoComplete: 'off', maxLength: 10, onBlur: apply } as const;
  return (
    <form className={styles.range} onSubmit={onSubmit}>
      <label>
        {t('price.min')}
        <input {...field} name="min" value={from} onChange={(event) => setFrom(event.target.value)} />
      </label>
      <label>
        {t('price.max')}
        <input {...field} name="max" value={to} onChange={(event) => setTo(event.target.value)} />
      </label>
      <button type="submit" className="visually-hidden">
        {t('price.apply')}
      </button>
    </form>
  );
}
