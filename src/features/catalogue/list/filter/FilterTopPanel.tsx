import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/picture/Icon';
import { FacetPanel } from './FacetPanel';
import type { ItemList } from '../state/useItemList';
import styles from './FilterTopPanel.module.scss';

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
        {t('filters.open')}
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
