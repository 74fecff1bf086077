import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { comparedIn } from '#model/comparison';
import { valuesInOrder, type Facet } from '#model/search/facetIndex';
import { isChosen, withToggled } from '#model/search/filters';
import { DimensionIcon } from '#ui/picture/DimensionIcon';
import { runWithFocus } from '#ui/runWithFocus';
import { useLocale } from '#ui/text/useLanguage';
import type { ItemList } from '#features/catalogue/list/state/useItemList';
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
  text: string;
  /** The text's language where it is not the interface's. */
  lang: string | undefined;
}

/** Without hooks: each press renders all values of all facets again before it is answered. */
function Value({ list, facet, value, text, lang }: ValueProps) {
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
        <span lang={lang}>
          {facet === 'dimension' && <DimensionIcon dimension={value} />}
          {text}
        </span>{' '}
        <span className="n">{count}</span>
      </label>
    </li>
  );
}

/** Values with equal counts are sorted by the names shown, in the interface language. */
function useValuesInOrder({ index }: ItemList, facet: Facet, textOf: (value: string) => string): string[] {
  const compare = comparedIn(useLocale());
  return valuesInOrder(index, facet, (a, b) => compare(textOf(a), textOf(b)));
}

/** The values of a facet with their counts; long lists begin with the ones most items have. */
export function FacetValues({ list, facet }: { list: ItemList; facet: Facet }) {
  const { t } = useTranslation('lists');
  const { valueText, valueLang } = useFacetTexts();
  const ordered = useValuesInOrder(list, facet, (value) => valueText(facet, value));
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
  /** The button is gone then: the focus moves to the first new value that can be chosen, or else to the facet's name. */
  const showAll = (button: HTMLButtonElement): void => {
    const facetName = button.closest('details')?.querySelector('summary') ?? null;
    runWithFocus(
      button,
      () => setWhole(true),
      () => facetName,
    );
  };
  return (
    <>
      {shown.map((value) => (
        <Value
          key={value}
          list={list}
          facet={facet}
          value={value}
          text={valueText(facet, value)}
          lang={valueLang(facet, value)}
        />
      ))}
      {isLong && !isWhole && (
        <li className={styles.all}>
          <button type="button" className="link" onClick={({ currentTarget }) => showAll(currentTarget)}>
            {t('facet.showAll', { count: all.length })}
          </button>
        </li>
      )}
    </>
  );
}
