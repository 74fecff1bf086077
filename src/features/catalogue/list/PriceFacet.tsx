import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { withPrices } from '../../../model/search/filters';
import type { ItemList } from './useItemList';

const asText = (amount?: number): string => (amount === undefined ? '' : String(amount));

/** A price as shoppers type it, with a comma or a point; undefined for anything else. */
function amountIn(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

/** Smallest and largest price; they apply when a field is left or Enter is pressed. */
export function PriceFacet({ list }: { list: ItemList }) {
  const { t } = useTranslation('lists');
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
    const next = withPrices(list.state.filters, isTurned ? high : low, isTurned ? low : high);
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
    <form className="range" onSubmit={onSubmit}>
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
