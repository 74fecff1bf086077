import Offcanvas from 'react-bootstrap/Offcanvas';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '#features/catalogue/search/SearchBox';
import type { DrawerState } from '#ui/overlay/drawerButton';
import { Icon } from '#ui/picture/Icon';
import { HeaderDrawer } from './HeaderDrawer';
import styles from './SearchDrawer.module.scss';

/** The search on screens whose header has no room for its field; the field has the focus as soon as it is there. */
export function SearchDrawer({ isOpen, onClose }: DrawerState) {
  const { t } = useTranslation();
  return (
    <HeaderDrawer
      isOpen={isOpen}
      onClose={onClose}
      // Before this it is hidden, and nothing in it takes the focus.
      onEntering={(drawer: HTMLElement) => drawer.querySelector('input')?.focus()}
      placement="top"
      aria-label={t('header.search')}
      className={styles.drawer}
    >
      <Offcanvas.Body>
        <SearchBox />
        <button type="button" className="square" aria-label={t('header.closeSearch')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </Offcanvas.Body>
    </HeaderDrawer>
  );
}
