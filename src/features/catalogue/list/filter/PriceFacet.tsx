import { useId, useMemo, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { inDisplayCurrency, lowerLimitInDollars, upperLimitInDollars } from '#model/money/exchange';
import { typedAmount } from '#model/money/typedAmount';
import { wantedSide } from '#model/money/typedLimit';
import { withPrices, type Filters } from '#model/search/filters';
import { priceSteps } from '#model/search/priceSteps';
import { selectCurrency } from '#model/shopState';
import { useShop } from '#storeHooks';
import { useMoney } from '#ui/money/useMoney';
import { useLocale } from '#ui/text/useLanguage';
import type { ItemList } from '#features/catalogue/list/state/useItemList';
import styles from './PriceFacet.module.scss';

/** The limits that two fields mean: words that name the other side (`bis 50` in the first field) count for it where it is free. */
function typedLimits(from: string, to: string) {
  const [one, other] = [typedAmount(from), typedAmount(to)];
  const isTurned =
    (one !== undefined && other !== undefined && one > other) ||
    (to.trim() === '' && wantedSide(from) === 'max') ||
    (from.trim() === '' && wantedSide(to) === 'min');
  const [low, high] = isTurned ? [other, one] : [one, other];
  return { low, high, isTurned };
}

/**
 * Minimum and maximum price; typing applies at once, and limits in the wrong order are swapped when the field is
 * left. A text that is no amount stays, and is said to be none.
 */
export function PriceFacet({ list }: { list: ItemList }) {
  const { t } = useTranslation('lists');
  const currency = useShop(selectCurrency);
  const locale = useLocale();
  const money = useMoney();
  const id = useId();
  const shown = (dollars?: number): number | undefined =>
    dollars === undefined ? undefined : inDisplayCurrency(dollars, currency);
  const asText = (dollars?: number): string => {
    const amount = shown(dollars);
    // A whole number below a thousand is written alike everywhere, and needs no formatter, whose first one is slow.
    return amount === undefined
      ? ''
      : /^\d{1,3}$/.test(String(amount))
        ? String(amount)
        : amount.toLocaleString(locale);
  };
  const { min, max } = list.state.filters;
  const steps = useMemo(() => priceSteps(list.index), [list.index]);
  const applied = `${locale} ${asText(min)} ${asText(max)}`;
  const [followed, setFollowed] = useState(applied);
  const [from, setFrom] = useState(asText(min));
  const [to, setTo] = useState(asText(max));
  // The address has changed, by Back or by removing the filter, or the language: the fields follow.
  if (followed !== applied) {
    setFollowed(applied);
    // Unless these fields caused the change: text that is being typed is not replaced.
    const isTyped = followed.startsWith(`${locale} `);
    if (!isTyped || typedAmount(from) !== shown(min)) setFrom(asText(min));
    if (!isTyped || typedAmount(to) !== shown(max)) setTo(asText(max));
  }

  const between = (least?: number, most?: number): Filters =>
    withPrices(
      list.state.filters,
      least === undefined ? undefined : lowerLimitInDollars(least, currency),
      most === undefined ? undefined : upperLimitInDollars(most, currency),
    );
  const isNew = (next: Filters): boolean => next.min !== min || next.max !== max;
  const isUnread = (text: string): boolean => text.trim() !== '' && typedAmount(text) === undefined;
  const [wasLeft, setWasLeft] = useState(false);
  const wrong = wasLeft && (isUnread(from) || isUnread(to));
  const apply = (): void => {
    setWasLeft(true);
    const { low, high, isTurned } = typedLimits(from, to);
    const next = between(low, high);
    if (isTurned) {
      setFrom(asText(next.min));
      setTo(asText(next.max));
    }
    if (isNew(next)) list.setFilters(next);
  };
  /** An incomplete limit, or one beyond the other limit, is applied when the field is left. */
  const type = (typed: { from: string; to: string }): void => {
    setFrom(typed.from);
    setTo(typed.to);
    const { low, high, isTurned } = typedLimits(typed.from, typed.to);
    if (isUnread(typed.from) || isUnread(typed.to) || isTurned) return;
    const next = between(low, high);
    if (isNew(next)) list.type({ filters: next });
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    apply();
  };
  const field = (text: string) =>
    ({
      inputMode: 'decimal',
      autoComplete: 'off',
      onBlur: apply,
      'aria-invalid': wrong && isUnread(text) ? true : undefined,
      'aria-describedby': wrong && isUnread(text) ? id : undefined,
    }) as const;
  const sign = <span aria-hidden="true"> {currency.currencySymbol}</span>;
  return (
    <form className={styles.range} onSubmit={onSubmit}>
      {steps.length > 0 && (
        <div className={styles.steps}>
          {steps.map((step) => {
            const isChosen = min === undefined && max === step;
            return (
              <button
                key={step}
                type="button"
                aria-pressed={isChosen}
                onClick={() =>
                  list.setFilters(withPrices(list.state.filters, undefined, isChosen ? undefined : step))
                }
              >
                {t('price.upTo', { max: money(step) })}
              </button>
            );
          })}
        </div>
      )}
      <label>
        {t('price.min')}
        {sign}
        <input
          {...field(from)}
          name="min"
          value={from}
          onChange={(event) => type({ from: event.target.value, to })}
        />
      </label>
      <label>
        {t('price.max')}
        {sign}
        <input
          {...field(to)}
          name="max"
          value={to}
          onChange={(event) => type({ from, to: event.target.value })}
        />
      </label>
      {wrong && (
        <p id={id} role="alert">
          {t('price.unread')}
        </p>
      )}
      {/* Enter presses it; as a stop of the Tab key it would be one that nobody sees. */}
      <button type="submit" className="visually-hidden" tabIndex={-1}>
        {t('price.apply')}
      </button>
    </form>
  );
}
