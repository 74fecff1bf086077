import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  inDisplayCurrency,
  lowerLimitInDollars,
  upperLimitInDollars,
} from '../../../../model/money/exchange';
import { withPrices, type Filters } from '../../../../model/search/filters';
import { selectCurrency } from '../../../../model/shopState';
import { useShop } from '../../../../storeHooks';
import type { ItemList } from '../state/useItemList';
import styles from './PriceFacet.module.scss';

/** A price as shoppers type it, with a comma or a point; undefined for anything else. */
function amountIn(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

/**
 * Minimum and maximum price; typing applies at once, and limits in the wrong order are swapped when the field is
 * left.
 */
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
    // Unless these fields caused the change: text that is being typed is not replaced.
    if (String(amountIn(from) ?? '') !== asText(min)) setFrom(asText(min));
    if (String(amountIn(to) ?? '') !== asText(max)) setTo(asText(max));
  }

  const between = (least?: number, most?: number): Filters =>
    withPrices(
      list.state.filters,
      least === undefined ? undefined : lowerLimitInDollars(least, currency),
      most === undefined ? undefined : upperLimitInDollars(most, currency),
    );
  const isNew = (next: Filters): boolean => next.min !== min || next.max !== max;
  const apply = (): void => {
    const [low, high] = [amountIn(from), amountIn(to)];
    const isTurned = low !== undefined && high !== undefined && low > high;
    const next = isTurned ? between(high, low) : between(low, high);
    setFrom(asText(next.min));
    setTo(asText(next.max));
    if (isNew(next)) list.setFilters(next);
  };
  /** An incomplete limit, or one beyond the other limit, is applied when the field is left. */
  const type = (typed: { from: string; to: string }): void => {
    setFrom(typed.from);
    setTo(typed.to);
    const [low, high] = [amountIn(typed.from), amountIn(typed.to)];
    const isUnfinished = [typed.from, typed.to].some(
      (text) => text.trim() !== '' && amountIn(text) === undefined,
    );
    if (isUnfinished || (low !== undefined && high !== undefined && low > high)) return;
    const next = between(low, high);
    if (!isNew(next)) return;
    list.typeFilters(next);
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
        <input
          {...field}
          name="min"
          value={from}
          onChange={(event) => type({ from: event.target.value, to })}
        />
      </label>
      <label>
        {t('price.max')}
        <input
          {...field}
          name="max"
          value={to}
          onChange={(event) => type({ from, to: event.target.value })}
        />
      </label>
      <button type="submit" className="visually-hidden">
        {t('price.apply')}
      </button>
    </form>
  );
}
