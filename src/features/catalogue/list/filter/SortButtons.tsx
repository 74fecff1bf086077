import { useTranslation } from 'react-i18next';
import { sortOrders } from '../../../../model/lists/listing';
import type { ItemList } from '../state/useItemList';
import styles from './facets.module.scss';

/** One sort order at a time: only the chosen button is active. */
export function SortButtons({ list }: { list: ItemList }) {
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
