import { useTranslation } from 'react-i18next';
import type { ListView } from '../../../model/search/listAddress';
import type { ItemList } from './state/useItemList';
import { classNames } from '../../../ui/classNames';
import styles from './ViewButtons.module.scss';

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
    <div className={styles.views} role="group" aria-label={t('view.label')}>
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
