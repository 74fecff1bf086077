import Offcanvas from 'react-bootstrap/Offcanvas';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/picture/Icon';
import { Spinner } from '#ui/Spinner';
import { FacetPanel } from './FacetPanel';
import type { ItemList } from '#features/catalogue/list/state/useItemList';
import '#styles/overlays.scss';
import styles from './facets.module.scss';
import { useCloseRequest } from '#ui/overlay/useCloseRequest';

interface FilterDrawerProps {
  list: ItemList;
  isOpen: boolean;
  /** Nothing is offered or counted yet, because most of what is listed has not been read. */
  isWaiting?: boolean;
  onClose: () => void;
  /** Navigates to the results when they are on another page. */
  onShow?: () => void;
}

/** The facets in a drawer; choices apply at once, and the button says how many results there are. */
export function FilterDrawer({
  list,
  isOpen,
  isWaiting = false,
  onClose,
  onShow = onClose,
}: FilterDrawerProps) {
  const { t } = useTranslation(['lists', 'common']);
  useCloseRequest(onClose, isOpen);
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
        {isWaiting ? <Spinner label={t('common:state.loading')} /> : <FacetPanel list={list} />}
      </Offcanvas.Body>
      {!isWaiting && (
        <output className="visually-hidden">{t('filters.found', { count: list.found.total })}</output>
      )}
      <div className={styles.filtersFoot}>
        <button type="button" className="under" onClick={list.clear}>
          {t('applied.clear')}
        </button>
        <button type="button" className="btn" onClick={onShow}>
          {isWaiting ? t('filters.showAny') : t('filters.show', { count: list.found.total })}
        </button>
      </div>
    </Offcanvas>
  );
}
