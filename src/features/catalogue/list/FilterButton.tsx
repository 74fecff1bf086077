import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { appliedFilters } from '../../../model/finding/filters';
import { Icon } from '../../../ui/Icon';
import type { ItemList } from './useItemList';
import { lazyPart } from '../../../ui/lazyPart';

const { Part: FilterDrawer, preload } = lazyPart(() =>
  import('./FilterDrawer').then((module) => module.FilterDrawer),
);

/** Opens the facets in a drawer, whose code comes with the first touch. */
export function FilterButton({ list, className = '' }: { list: ItemList; className?: string }) {
  const { t } = useTranslation('lists');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const count = appliedFilters(list.state.filters).length;
  return (
    <>
      <button
        type="button"
        className={`btn line ${className}`}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        <Icon name="filter" />
        {t('filters.open')}
        {count > 0 && <span className="count">{count}</span>}
      </button>
      {wasOpened && (
        <Suspense>
          <FilterDrawer list={list} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
