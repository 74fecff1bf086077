/** Keys of the browser's storage that are read before the app starts, too. */

/** Where redux-persist keeps the state. */
export const savedShopKey = 'persist:eightwell';
/** That a member is signed in. */
export const memberKey = 'eightwell:member';
/** The chosen language; the name is i18next's. */
export const languageKey = 'i18nextLng';
