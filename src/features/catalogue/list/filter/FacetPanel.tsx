import { memo, type ReactNode } from 'react';
import type { Facet } from '#model/search/facetIndex';
import { HydratedLater } from '#ui/HydratedLater';
import { FacetValues } from './FacetValues';
import { PriceFacet } from './PriceFacet';
import type { ItemList } from '#features/catalogue/list/state/useItemList';
import styles from './facets.module.scss';
import { useTranslation } from 'react-i18next';
import { sortOrders } from '#model/lists/listing';

/** One sort order at a time: only the chosen button is active. */
function SortButtons({ list }: { list: ItemList }) {
  const { t } = useTranslation('lists');
  return (
    <div className={styles.sortButtons}>
      {sortOrders.map((order) => (
        <button
          key={order}
          type="button"
          aria-pressed={list.state.sort === order}
          onClick={() => list.state.sort !== order && list.change({ sort: order })}
        >
          {t(`sort.${order}`)}
        </button>
      ))}
    </div>
  );
}

type FacetGroupName = Exclude<Facet, 'stock' | 'sale' | 'new'> | 'offer' | 'price' | 'sort';

/** One facet that opens and closes. */
function FacetGroup({ name, children }: { name: FacetGroupName; children: ReactNode }) {
  const { t } = useTranslation('lists');
  return (
    <details className={styles.facet} open>
      <summary>{t(`facet.${name}`)}</summary>
      <fieldset>
        <legend className="visually-hidden">{t(`facet.${name}`)}</legend>
        {children}
      </fieldset>
    </details>
  );
}

interface Group {
  id: FacetGroupName;
  facets: readonly Facet[];
  /**
   * A facet with a single value is not offered, except for marks such as "new", which exclude the items without them.
   */
  fewest: number;
}

const above: readonly Group[] = [{ id: 'category', facets: ['category'], fewest: 2 }];
const below: readonly Group[] = [
  { id: 'dimension', facets: ['dimension'], fewest: 2 },
  { id: 'offer', facets: ['stock', 'sale', 'new'], fewest: 1 },
  { id: 'color', facets: ['color'], fewest: 2 },
  { id: 'size', facets: ['size'], fewest: 2 },
  { id: 'tag', facets: ['tag'], fewest: 2 },
];

function Groups({ list, groups }: { list: ItemList; groups: readonly Group[] }) {
  return groups
    .filter(({ facets, fewest }) => facets.some((facet) => list.index.values[facet].size >= fewest))
    .map(({ id, facets }) => (
      <FacetGroup key={id} name={id}>
        <ul className={styles[`values-${id}`]}>
          {facets.map((facet) => (
            <FacetValues key={facet} list={list} facet={facet} />
          ))}
        </ul>
      </FacetGroup>
    ));
}

/** All facets of a list, with the sort order; the same in the sidebar, the drawer and the panel above the cards. */
export const FacetPanel = memo(function FacetPanel({ list }: { list: ItemList }) {
  return (
    <HydratedLater>
      <Groups list={list} groups={above} />
      <FacetGroup name="price">
        <PriceFacet list={list} />
      </FacetGroup>
      <Groups list={list} groups={below} />
      <FacetGroup name="sort">
        <SortButtons list={list} />
      </FacetGroup>
    </HydratedLater>
  );
});
