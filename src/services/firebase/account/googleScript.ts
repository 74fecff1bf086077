import { trustedScript } from '#services/firebase/trustedScript';

/** Google's loader, which the sign-in popup needs. */
export const loadGoogleScript = trustedScript('google-sign-in', 'https://apis.google.com/js/api.js');
