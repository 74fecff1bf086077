import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { valuesInOrder, type Facet } from '../../../../model/search/facetIndex';
import { isChosen, withToggled } from '../../../../model/search/filters';
import { DimensionIcon } from '../../../../ui/picture/DimensionIcon';
import { useLocale } from '../../../../ui/text/useLanguage';
import type { ItemList } from '../state/useItemList';
import { useFacetTexts } from './useFacetTexts';
import styles from './facets.module.scss';

/** Values shown before the shopper asks for all of them. */
const shortList = 8;
/** A list that is hardly longer is shown whole. */
const tolerance = 2;

interface ValueProps {
  list: ItemList;
  facet: Facet;
  value: string;
}

function Value({ list, facet, value }: ValueProps) {
  const { valueText, valueLang } = useFacetTexts();
  const { filters } = list.state;
  const count = list.found.counts[facet].get(value) ?? 0;
  const chosen = isChosen(filters, facet, value);
  const swatch = facet === 'color' ? list.index.swatches.get(value) : undefined;
  return (
    <li data-dim={facet === 'dimension' ? value.toLowerCase() : undefined}>
      <label className={count === 0 ? 'check none' : 'check'}>
        <input
          type="checkbox"
          checked={chosen}
          disabled={count === 0 && !chosen}
          style={swatch ? { backgroundColor: swatch } : undefined}
          onChange={() => list.setFilters(withToggled(filters, facet, value))}
        />
        <span lang={valueLang(facet, value)}>
          {facet === 'dimension' && <DimensionIcon dimension={value} />}
          {valueText(facet, value)}
        </span>{' '}
        <span className="n">{count}</span>
      </label>
    </li>
  );
}

/** Values with equal counts are sorted by the names shown, in the interface language. */
function useValuesInOrder({ index }: ItemList, facet: Facet): string[] {
  const { valueText } = useFacetTexts();
  const { compare } = new Intl.Collator(useLocale());
  return valuesInOrder(index, facet, (a, b) => compare(valueText(facet, a), valueText(facet, b)));
}

/** The values of a facet with their counts; long lists begin with the ones most items have. */
export function FacetValues({ list, facet }: { list: ItemList; facet: Facet }) {
  const { t } = useTranslation('lists');
  const ordered = useValuesInOrder(list, facet);
  const [isWhole, setWhole] = useState(false);
  const isEmpty = (value: string): boolean =>
    (list.found.counts[facet].get(value) ?? 0) === 0 && !isChosen(list.state.filters, facet, value);
  // Values without results come last.
  const all = ordered.toSorted((a, b) => Number(isEmpty(a)) - Number(isEmpty(b)));
  const isLong = all.length > shortList + tolerance;
  const shown = all.filter(
    (value, position) =>
      !isLong || isWhole || position < shortList || isChosen(list.state.filters, facet, value),
  );
  return (
    <>
      {shown.map((value) => (
        <Value key={value} list={list} facet={facet} value={value} />
      ))}
      {isLong && !isWhole && (
        <li className={styles.all}>
          <button type="button" className="link" onClick={() => setWhole(true)}>
            {t('facet.showAll', { count: all.length })}
          </button>
        </li>
      )}
    </>
  );
}
