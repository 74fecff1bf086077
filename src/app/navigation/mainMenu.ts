/** The main menu, in the header and in the off-canvas menu. */
export const mainMenu = [
  { to: '/', text: 'menu.home' },
  { to: '/program', text: 'menu.program' },
  { to: '/Shop', text: 'menu.shop' },
] as const;
