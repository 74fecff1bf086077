import { hostsOf } from '#model/order/payment';
import type { Environment } from '#tools/build/plugins/environment';

/** The origins of addresses that may be missing or wrong; what is no address grants nothing. */
export function originsOf(addresses: readonly (string | undefined)[]): string[] {
  return addresses.flatMap((value) => (value && URL.canParse(value) ? [new URL(value).origin] : []));
}

/** The database's host, and for its socket every host of its region: a busy database redirects clients to others. */
export function databaseHosts(databaseUrl: string | undefined): string[] {
  if (!databaseUrl || !URL.canParse(databaseUrl)) return [];
  const { host } = new URL(databaseUrl);
  return [`https://${host}`, `wss://*${host.slice(host.indexOf('.'))}`];
}

/** Google's picture of a member, and the hosts that the owner has named for the catalogue's. */
export const pictureHosts = (environment: Environment): string[] => [
  'https://lh3.googleusercontent.com',
  ...originsOf(hostsOf(environment['VITE_PICTURE_HOSTS'] ?? '').map((name) => `https://${name}`)),
];

/** What App Check needs, once it is switched on: reCAPTCHA, and who exchanges its answer for a token. */
export function appCheckHosts({ VITE_APP_CHECK_SITE_KEY: siteKey }: Environment) {
  if (!siteKey) return { connect: [], frame: [], script: [], trusted: [] };
  const recaptcha = 'https://www.google.com/recaptcha/';
  return {
    connect: ['https://content-firebaseappcheck.googleapis.com', recaptcha],
    frame: [recaptcha, 'https://recaptcha.google.com/recaptcha/'],
    script: [recaptcha, 'https://www.gstatic.com/recaptcha/'],
    trusted: ['app-check', 'recaptcha'],
  };
}
