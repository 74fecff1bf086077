import { paths } from '#model/paths';
/** The main menu, in the header and in the off-canvas menu. */
export const mainMenu = [
  { to: paths.home, text: 'menu.home' },
  { to: paths.programs, text: 'menu.program' },
  { to: paths.shop, text: 'menu.shop' },
] as const;
