import { useTranslation } from 'react-i18next';
import { appliedFilters } from '../../../../model/search/filters';
import { drawerButton } from '../../../../ui/overlay/drawerButton';
import { Icon } from '../../../../ui/picture/Icon';
import type { ItemList } from '../state/useItemList';

const OpenFilters = drawerButton<{ list: ItemList }>(() =>
  import('./FilterDrawer').then((module) => module.FilterDrawer),
);

/** Opens the facets of a list in a drawer. */
export function FilterButton({ list, className = '' }: { list: ItemList; className?: string }) {
  const { t } = useTranslation('lists');
  const count = appliedFilters(list.state.filters).length;
  return (
    <OpenFilters className={`btn line ${className}`} drawer={{ list }}>
      <Icon name="filter" />
      {t('filters.open')}
      {count > 0 && <span className="count">{count}</span>}
    </OpenFilters>
  );
}
