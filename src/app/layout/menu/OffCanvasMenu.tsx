import Offcanvas from 'react-bootstrap/Offcanvas';
import { useTranslation } from 'react-i18next';
import { useEmptyAddresses } from '#emptyAddresses';
import { brand } from '#brand';
import { AccountEntry } from '#features/account/menu/AccountEntry';
import { SearchBox } from '#features/catalogue/search/SearchBox';
import { CurrencySelect } from '#features/currency/CurrencySelect';
import { LanguageSelect } from '#features/language/LanguageSelect';
import { CurrencyNote } from '#ui/money/CurrencyNote';
import { Icon } from '#ui/picture/Icon';
import { HeaderDrawer } from './HeaderDrawer';
import { KeptLink } from './KeptLink';
import { MainMenuLinks } from './MainMenuLinks';
import styles from './OffCanvasMenu.module.scss';
import { phoneLink } from '#model/order/phoneLink';
import { paths } from '#model/paths';
import type { DrawerState } from '#ui/overlay/drawerButton';
import { BrowseLinks } from './BrowseLinks';
import { useBrowseGroups } from './useBrowseGroups';

/** The groups of browse links, collapsed, in the off-canvas menu. */
function BrowseGroups() {
  return (
    <div className={styles.groups}>
      {useBrowseGroups().map(({ name, title, links }) => (
        <details key={name}>
          <summary>{title}</summary>
          <BrowseLinks links={links} />
        </details>
      ))}
    </div>
  );
}

/** The header's contents for small screens: search, menu, account, language, currency, contact. */
export function OffCanvasMenu({ isOpen, onClose }: DrawerState) {
  const { t } = useTranslation();
  const empty = useEmptyAddresses();
  return (
    <HeaderDrawer
      isOpen={isOpen}
      onClose={onClose}
      placement="end"
      aria-label={t('header.menu')}
      className={styles.menuSheet}
    >
      <div className={styles.menuTop}>
        <button type="button" className="square" aria-label={t('header.closeMenu')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <Offcanvas.Body>
        <SearchBox />
        <nav aria-label={t('header.menu')}>
          <MainMenuLinks />
          {!empty.has(paths.kitchen) && <a href={paths.kitchen}>{t('header.orderFood')}</a>}
          <KeptLink list="wishlist" />
          <KeptLink list="compare" />
          <BrowseGroups />
        </nav>
        <AccountEntry onClose={onClose} />
        <div className={styles.menuChoices}>
          <LanguageSelect />
          <CurrencySelect />
          <CurrencyNote />
        </div>
        <address>
          <a href={phoneLink(brand.phone)}>
            <Icon name="phone" />
            {brand.phone}
          </a>
          <a href={`mailto:${brand.email}`}>
            <Icon name="mail" />
            {brand.email}
          </a>
        </address>
      </Offcanvas.Body>
    </HeaderDrawer>
  );
}
