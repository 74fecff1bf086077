import { useTranslation } from 'react-i18next';
import { sortOrders, type SortOrder } from '../../../model/lists/listing';
import { Icon } from '../../../ui/picture/Icon';
import type { ItemList } from './state/useItemList';
import styles from './SortSelect.module.scss';

export function SortSelect({ list }: { list: ItemList }) {
  const { t } = useTranslation('lists');
  return (
    <label className={styles.sort}>
      {t('sort.label')}
      <span className="select">
        <select
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
        </select>
        <Icon name="down" />
      </span>
    </label>
  );
}
