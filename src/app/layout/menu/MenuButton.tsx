import { useTranslation } from 'react-i18next';
import { drawerButton } from '../../../ui/overlay/drawerButton';
import { Icon } from '../../../ui/picture/Icon';
import styles from '../Header.module.scss';

const OpenMenu = drawerButton(() => import('./OffCanvasMenu').then((module) => module.OffCanvasMenu));

/** Opens the off-canvas menu of small screens. */
export function MenuButton() {
  const { t } = useTranslation();
  return (
    <OpenMenu className={`square ${styles.menuButton}`} label={t('header.openMenu')} drawer={{}}>
      <Icon name="menu" />
    </OpenMenu>
  );
}
