import { useTranslation } from 'react-i18next';
import { currencyChosen, currencyNames, currencyOf } from '#model/money/currencySlice';
import { selectCurrency } from '#model/shopState';
import { Select } from '#ui/Select';
import { useShop, useShopDispatch } from '#storeHooks';

interface CurrencySelectProps {
  className?: string;
  /** Where two stand on one page, each has a name of its own. */
  label?: string;
}

/** Nothing where the shop shows its own currency alone. */
export function CurrencySelect({ className = '', label }: CurrencySelectProps) {
  const { t } = useTranslation();
  const { currencyName } = useShop(selectCurrency);
  const dispatch = useShopDispatch();
  if (currencyNames.length < 2) return null;
  return (
    <Select
      className={`bare ${className}`}
      aria-label={label ?? t('header.currency')}
      value={currencyName}
      onChange={(event) => dispatch(currencyChosen(event.target.value))}
    >
      {currencyNames.map((name) => (
        <option key={name} value={name}>
          {`${name} ${currencyOf(name).currencySymbol}`}
        </option>
      ))}
    </Select>
  );
}
