import { useTranslation } from 'react-i18next';
import { programCategory, type Facet } from '../../../model/search/facetIndex';
import type { AppliedFilter } from '../../../model/search/filters';
import { selectCurrency } from '../../../model/shopState';
import { useShop } from '../../../storeHooks';
import { useMoney } from '../../../ui/money';

interface FacetTexts {
  valueText: (facet: Facet, value: string) => string;
  /** A filter in full: facet and value. */
  filterText: (filter: AppliedFilter) => string;
}

/** Categories, tags, colours and sizes are the catalogue's own words. */
export const isCatalogueWord = (facet: Facet, value: string): boolean =>
  facet === 'category' ? value !== programCategory : facet === 'tag' || facet === 'color' || facet === 'size';

/** How facets and their values are called. */
export function useFacetTexts(): FacetTexts {
  const { t } = useTranslation('lists');
  const { currencyName, currencyRate } = useShop(selectCurrency);
  const money = useMoney();

  const valueText = (facet: Facet, value: string): string => {
    if (isCatalogueWord(facet, value)) return value;
    if (facet === 'dimension') return t(`common:dimension.${value}`);
    return facet === 'category' ? t('value.program') : t(`value.${facet}.${value}`);
  };
  const priceText = (min?: number, max?: number): string => {
    const show = (amount: number) => money(amount * currencyRate, currencyName);
    if (min === undefined) return t('price.upTo', { max: show(max ?? 0) });
    if (max === undefined) return t('price.from', { min: show(min) });
    return t('price.between', { min: show(min), max: show(max) });
  };
  const filterText = (filter: AppliedFilter): string => {
    if (filter.facet === 'price') return priceText(filter.min, filter.max);
    const text = valueText(filter.facet, filter.value);
    return filter.facet === 'color' || filter.facet === 'size'
      ? t('applied.named', { facet: t(`facet.${filter.facet}`), value: text })
      : text;
  };
  return { valueText, filterText };
}
