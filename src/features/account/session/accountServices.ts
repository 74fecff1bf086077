/** Lazy access to the sign-in services: their library is loaded with the first call, never with the page. */
export const authService = () => import('#services/firebase/account/auth');
export const signInService = () => import('#services/firebase/account/signIn');
export const memberService = () => import('#services/firebase/account/memberActions');
export const addressService = () => import('#services/firebase/account/ownAddresses');
export const addressAdding = () => import('#services/firebase/account/addOwnAddress');
export const dataRightsService = () => import('#services/firebase/account/dataRights');
