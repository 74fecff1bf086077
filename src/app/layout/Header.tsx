import { useTranslation } from 'react-i18next';
import { useEmptyAddresses } from '#emptyAddresses';
import { Link } from 'react-router-dom';
import { brand } from '#brand';
import { AccountButton } from '#features/account/menu/AccountButton';
import { CartButton } from '#features/cart/CartButton';
import { HeaderSearch } from '#features/catalogue/search/HeaderSearch';
import { CurrencySelect } from '#features/currency/CurrencySelect';
import { LanguageSelect } from '#features/language/LanguageSelect';
import { personal } from '#prerender/protocol';
import { Icon } from '#ui/picture/Icon';
import { Logo } from '#ui/picture/Logo';
import { BrowseButton } from './menu/BrowseButton';
import { MainMenuLinks } from './menu/MainMenuLinks';
import { KeptLink } from './menu/KeptLink';
import { TopBar } from './TopBar';
import { classNames } from '#ui/classNames';
import styles from './Header.module.scss';
import { paths } from '#model/paths';
import { drawerButton } from '#ui/overlay/drawerButton';

/** Opens the off-canvas menu of small screens. */
const MenuButton = drawerButton(() => import('./menu/OffCanvasMenu').then((module) => module.OffCanvasMenu));

/** Opens the search where the header has no room for its field. */
const SearchButton = drawerButton(() => import('./menu/SearchDrawer').then((module) => module.SearchDrawer));

export interface HeaderSettings {
  /** Class of the container: the page's width, or the whole screen's. */
  container?: 'wrap' | 'wrap fluid';
  topBar?: 'shown' | 'hidden';
  padding?: 'roomy' | 'tight';
  position?: 'sticky' | 'static';
  /** For checkout: only the logo, the language and help. */
  content?: 'whole' | 'reduced';
}

export function Header({
  container = 'wrap',
  topBar = 'shown',
  padding = 'roomy',
  position = 'sticky',
  content = 'whole',
}: HeaderSettings) {
  const { t } = useTranslation();
  const empty = useEmptyAddresses();
  return (
    <>
      {topBar === 'shown' && <TopBar container={container} />}
      <header className={classNames(styles.head, styles[padding], styles[position])}>
        <div className={container}>
          <Link to={paths.home} className={styles.logo} aria-label={t('header.home', { name: brand.name })}>
            <Logo />
          </Link>
          {content === 'reduced' ? (
            <nav className={styles.help} aria-label={t('header.menu')}>
              <LanguageSelect />
              <Link className="quiet" to={paths.contact}>
                {t('header.help')}
              </Link>
            </nav>
          ) : (
            <>
              <nav className="wide" aria-label={t('header.menu')}>
                <MainMenuLinks />
                <BrowseButton />
              </nav>
              <HeaderSearch className="wide" />
              <div className={styles.tools} {...personal}>
                {!empty.has(paths.kitchen) && (
                  <a className="quiet wide" href={paths.kitchen} aria-label={t('header.orderFood')}>
                    <Icon name="bowl" />
                    <span>{t('header.food')}</span>
                  </a>
                )}
                <CurrencySelect className="wide" />
                <SearchButton
                  className={`square ${styles.searchButton}`}
                  label={t('header.search')}
                  drawer={{}}
                >
                  <Icon name="search" />
                </SearchButton>
                <KeptLink list="wishlist" className="square" />
                <KeptLink list="compare" className={classNames('square', styles.compare)} />
                <CartButton />
                <AccountButton />
                <MenuButton
                  className={`square ${styles.menuButton}`}
                  label={t('header.openMenu')}
                  drawer={{}}
                >
                  <Icon name="menu" />
                </MenuButton>
              </div>
            </>
          )}
        </div>
      </header>
    </>
  );
}
