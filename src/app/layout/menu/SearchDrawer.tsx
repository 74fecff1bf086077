import '#styles/overlays.scss';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '#features/catalogue/search/SearchBox';
import type { DrawerState } from '#ui/overlay/drawerButton';
import { Icon } from '#ui/picture/Icon';
import styles from './SearchDrawer.module.scss';
import { useClosedByMoving } from './useClosedByMoving';
import { useCloseRequest } from '#ui/overlay/useCloseRequest';

/** The search on screens whose header has no room for its field; the field has the focus as soon as it is there. */
export function SearchDrawer({ isOpen, onClose }: DrawerState) {
  const { t } = useTranslation();
  const hasMoved = useClosedByMoving({ isOpen, onClose });
  useCloseRequest(onClose, isOpen);
  return (
    <Offcanvas
      show={isOpen}
      onHide={onClose}
      // Before this it is hidden, and nothing in it takes the focus.
      onEntering={(drawer: HTMLElement) => drawer.querySelector('input')?.focus()}
      placement="top"
      enforceFocus={!hasMoved}
      restoreFocus={!hasMoved}
      aria-label={t('header.search')}
      className={styles.drawer}
    >
      <Offcanvas.Body>
        <SearchBox />
        <button type="button" className="square" aria-label={t('header.closeSearch')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </Offcanvas.Body>
    </Offcanvas>
  );
}
