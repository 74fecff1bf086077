import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useEmptyAddresses } from '#emptyAddresses';
import { paths } from '#model/paths';

const mainMenu = [
  { to: paths.home, text: 'menu.home' },
  { to: paths.programs, text: 'menu.program' },
  { to: paths.shop, text: 'menu.shop' },
] as const;

/** The main menu, in the header and in the off-canvas menu, without what the shop has nothing of. */
export function MainMenuLinks() {
  const { t } = useTranslation();
  const empty = useEmptyAddresses();
  return mainMenu
    .filter(({ to }) => !empty.has(to))
    .map(({ to, text }) => (
      <NavLink key={to} to={to} end>
        {t(text)}
      </NavLink>
    ));
}
