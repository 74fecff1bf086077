import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { isDimension } from '#model/catalogue/item';
import { programCategory, type Facet } from '#model/search/facetIndex';
import type { AskedFilter } from '#model/search/engine/query';
import type { AppliedFilter } from '#model/search/filters';
import { useMoney } from '#ui/money/useMoney';
import { useMarkedWords } from '#ui/text/CatalogueText';
import { type WordKind } from '#model/catalogue/catalogueTexts';

interface FacetTexts {
  valueText: (facet: Facet, value: string) => string;
  /** The language of a value where it is not the interface's. */
  valueLang: (facet: Facet, value: string) => string | undefined;
  /** A filter in full: facet and value. */
  filterText: (filter: AppliedFilter) => string;
  /** A filter that words of the query mean. */
  askedText: (filter: AskedFilter) => string;
}

/** Categories, tags, colours and sizes are the catalogue's own words. */
const isCatalogueWord = (facet: Facet, value: string): boolean =>
  facet === 'category' ? value !== programCategory : facet === 'tag' || facet === 'color' || facet === 'size';

/** What else a list can be narrowed to, by facet and value. */
const offerTexts: Readonly<Record<string, ParseKeys<'lists'>>> = {
  'stock.in': 'value.stock.in',
  'stock.out': 'value.stock.out',
  'sale.1': 'value.sale.1',
  'new.1': 'value.new.1',
};

/** How facets and their values are called. */
export function useFacetTexts(): FacetTexts {
  const { t } = useTranslation(['lists', 'common']);
  const money = useMoney();
  const mark = useMarkedWords();

  const valueLang = (facet: Facet, value: string): string | undefined =>
    isCatalogueWord(facet, value) ? mark(value, facet as WordKind).lang : undefined;
  const valueText = (facet: Facet, value: string): string => {
    if (isCatalogueWord(facet, value)) return mark(value, facet as WordKind).text;
    if (facet === 'dimension') return isDimension(value) ? t(`common:dimension.${value}`) : value;
    if (facet === 'category') return t('value.program');
    const key = offerTexts[`${facet}.${value}`];
    return key ? t(key) : value;
  };
  const priceText = (min?: number, max?: number): string => {
    if (min === undefined) return t('price.upTo', { max: money(max ?? 0) });
    if (max === undefined) return t('price.from', { min: money(min) });
    return t('price.between', { min: money(min), max: money(max) });
  };
  const filterText = (filter: AppliedFilter): string => {
    if (filter.facet === 'price') return priceText(filter.min, filter.max);
    const text = valueText(filter.facet, filter.value);
    return filter.facet === 'color' || filter.facet === 'size'
      ? t('applied.named', { facet: t(`facet.${filter.facet}`), value: text })
      : text;
  };
  const askedText = (filter: AskedFilter): string => {
    if (filter.kind === 'price') return priceText(filter.min, filter.max);
    if (filter.kind === 'without') return t('asked.without', { word: filter.word });
    if (filter.kind === 'mark') return t(filter.mark === 'in' ? 'value.stock.in' : `value.${filter.mark}.1`);
    return filter.kind === 'size'
      ? t('applied.named', { facet: t('facet.size'), value: filter.size.toUpperCase() })
      : t('applied.named', { facet: t('facet.color'), value: t(`asked.color.${filter.color}`) });
  };
  return { valueText, valueLang, filterText, askedText };
}
