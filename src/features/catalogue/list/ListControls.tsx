import { useTranslation } from 'react-i18next';
import type { ListView } from '#model/search/listAddress';
import type { ItemList } from './state/useItemList';
import { classNames } from '#ui/classNames';
import styles from './ListControls.module.scss';
import { sortOrders, type SortOrder } from '#model/lists/listing';
import { Icon } from '#ui/picture/Icon';
import { appliedFilters } from '#model/search/filters';
import { drawerButton } from '#ui/overlay/drawerButton';
import { useId, useState } from 'react';
import { Select } from '#ui/Select';
import { FacetPanel } from './filter/FacetPanel';

/** The facets above the cards: the panel grows to the height of what it holds, and closes again. */
export function FilterTopPanel({ list }: { list: ItemList }) {
  const { t } = useTranslation('lists');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={`${styles.topPanel} wide`}>
      <button
        type="button"
        className={isOpen ? `btn line ${styles.active}` : 'btn line'}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="filter" />
        <span className="sentence-case">{t('filters.open')}</span>
      </button>
      <div id={id} className={styles.fold} data-open={isOpen} inert={!isOpen}>
        <div>
          <div className={styles.columns}>
            <FacetPanel list={list} />
          </div>
        </div>
      </div>
    </div>
  );
}

const OpenFilters = drawerButton<{ list: ItemList }>(() =>
  import('./filter/FilterDrawer').then((module) => module.FilterDrawer),
);

/** Opens the facets of a list in a drawer. */
export function FilterButton({ list, className }: { list: ItemList; className: string }) {
  const { t } = useTranslation('lists');
  const count = appliedFilters(list.state.filters).length;
  return (
    <OpenFilters className={classNames('btn line', styles.filters, className)} drawer={{ list }}>
      <Icon name="filter" />
      <span className="sentence-case">{t('filters.open')}</span>
      {count > 0 && <span className="count">{count}</span>}
    </OpenFilters>
  );
}

export function SortSelect({ list }: { list: ItemList }) {
  const { t } = useTranslation('lists');
  return (
    <label className={`${styles.sort} screen-only`}>
      {t('sort.label')}
      <Select
        value={list.state.sort}
        onChange={(event) => {
          const sort = sortOrders.find((order): order is SortOrder => order === event.target.value);
          if (sort) list.change({ sort });
        }}
      >
        {sortOrders.map((order) => (
          <option key={order} value={order}>
            {t(`sort.${order}`)}
          </option>
        ))}
      </Select>
    </label>
  );
}

/** Number and direction of the bars in each view's icon. */
const bars: Record<ListView, { count: number; lying: boolean }> = {
  '2': { count: 2, lying: false },
  '3': { count: 3, lying: false },
  '4': { count: 4, lying: false },
  '5': { count: 5, lying: false },
  list: { count: 3, lying: true },
  list2: { count: 4, lying: true },
};

function ViewSign({ view }: { view: ListView }) {
  const { count, lying } = bars[view];
  return (
    <span className={classNames(styles.viewIcon, lying && styles[view])} aria-hidden="true">
      {Array.from({ length: count }, (_, bar) => (
        <i key={bar} />
      ))}
    </span>
  );
}

interface ViewButtonsProps {
  list: ItemList;
  views: readonly ListView[];
  active: ListView;
}

/** The view modes of a list; only the clicked one is active. */
export function ViewButtons({ list, views, active }: ViewButtonsProps) {
  const { t } = useTranslation('lists');
  return (
    <div className={`${styles.views} screen-only`} role="group" aria-label={t('view.label')}>
      {views.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === active}
          aria-label={t(`view.${view}`)}
          title={t(`view.${view}`)}
          onClick={() => view !== active && list.change({ view, page: list.page })}
        >
          <ViewSign view={view} />
        </button>
      ))}
    </div>
  );
}
