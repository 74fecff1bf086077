import Offcanvas from 'react-bootstrap/Offcanvas';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/picture/Icon';
import { FacetPanel } from './FacetPanel';
import type { ItemList } from '../state/useItemList';
import '../../../../styles/overlays.scss';
import styles from './facets.module.scss';

interface FilterDrawerProps {
  list: ItemList;
  isOpen: boolean;
  onClose: () => void;
  /** Navigates to the results when they are on another page. */
  onShow?: () => void;
}

/** The facets in a drawer; choices apply at once, and the button says how many results there are. */
export function FilterDrawer({ list, isOpen, onClose, onShow = onClose }: FilterDrawerProps) {
  const { t } = useTranslation('lists');
  return (
    <Offcanvas
      show={isOpen}
      onHide={onClose}
      placement="end"
      aria-labelledby="filters-title"
      className={styles.filters}
    >
      <div className={styles.filtersHead}>
        <h2 id="filters-title">{t('filters.title')}</h2>
        <button type="button" className="square" aria-label={t('filters.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <Offcanvas.Body>
        <FacetPanel list={list} />
      </Offcanvas.Body>
      <output className="visually-hidden">{t('filters.found', { count: list.found.total })}</output>
      <div className={styles.filtersFoot}>
        <button type="button" className="under" onClick={list.clear}>
          {t('applied.clear')}
        </button>
        <button type="button" className="btn" onClick={onShow}>
          {t('filters.show', { count: list.found.total })}
        </button>
      </div>
    </Offcanvas>
  );
}
