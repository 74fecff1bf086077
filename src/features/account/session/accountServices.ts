/** The sign-in library comes with the first of these that is asked for, never with the page itself. */
export const authService = () => import('../../../services/firebase/account/auth');
export const signInService = () => import('../../../services/firebase/account/signIn');
export const memberService = () => import('../../../services/firebase/account/memberActions');
export const addressService = () => import('../../../services/firebase/account/ownAddresses');
export const leavingService = () => import('../../../services/firebase/account/leaving');
