import { useTranslation } from 'react-i18next';
import { currencyChosen, currencyNames, currencyOf } from '#model/money/currencySlice';
import { selectCurrency } from '#model/shopState';
import { useShop, useShopDispatch } from '#storeHooks';
import { Icon } from '#ui/picture/Icon';

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
    <span className={`select bare ${className}`}>
      <select
        aria-label={label ?? t('header.currency')}
        value={currencyName}
        onChange={(event) => dispatch(currencyChosen(event.target.value))}
      >
        {currencyNames.map((name) => (
          <option key={name} value={name}>
            {`${name} ${currencyOf(name).currencySymbol}`}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  );
}
