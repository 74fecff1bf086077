import { newsletterFrame, scriptAddress } from '#model/newsletter';
import { earlyScriptHash } from '#tools/build/early/earlyScript';
import {
  dashboardAddress,
  newsletterAddress,
  usesLocalBackend,
  type Environment,
} from '#tools/build/plugins/environment';
import { appCheckHosts, databaseHosts, originsOf, pictureHosts } from './outsideHosts';
import { address, host, ports } from '#local/machine/ports';

/** The hosts outside the shop's own that a page may reach. */
interface Hosts {
  connect: readonly string[];
  frame: readonly string[];
  script: readonly string[];
  /** Names of policies that scripts from elsewhere make for themselves. */
  trusted: readonly string[];
  /** Where a form may go without the shop's script. */
  form: readonly string[];
  ancestors: readonly string[];
}

/**
 * Address of a provider's answer as a script (JSONP), without its query; empty for a provider that answers the shop
 * itself.
 */
export function newsletterScripts(environment: Environment): string[] {
  if (usesLocalBackend(environment)) return [`${address('mocks')}/subscribe/post-json`];
  const script = scriptAddress(newsletterAddress(environment));
  if (!script || !URL.canParse(script)) return [];
  const { origin, pathname } = new URL(script);
  return [`${origin}${pathname}`];
}

/** The one page of the shop's own that may be framed, and only where it is needed. */
const ownFrames = (environment: Environment, shop: readonly string[]): string[] =>
  newsletterScripts(environment).length > 0 ? shop.map((origin) => `${origin}${newsletterFrame}`) : [];

function localHosts(): Hosts {
  return {
    connect: [address('auth'), address('database'), `ws://${host}:${ports.database}`, address('mocks')],
    frame: [address('auth'), ...ownFrames({}, [address('preview'), `http://localhost:${ports.preview}`])],
    script: [],
    trusted: [],
    form: [address('mocks')],
    ancestors: [address('mocks')],
  };
}

function productionHosts(environment: Environment): Hosts {
  const appCheck = appCheckHosts(environment);
  return {
    connect: [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      ...databaseHosts(environment['VITE_FIREBASE_DATABASE_URL']),
      ...appCheck.connect,
      ...originsOf([newsletterAddress(environment), environment['VITE_ERROR_REPORT_URL']]),
    ],
    frame: [
      `https://${environment['VITE_FIREBASE_AUTH_DOMAIN']}`,
      ...appCheck.frame,
      ...ownFrames(environment, originsOf([environment['VITE_SITE_URL']])),
    ],
    script: appCheck.script,
    trusted: appCheck.trusted,
    form: originsOf([newsletterAddress(environment)]),
    ancestors: originsOf([dashboardAddress(environment)]),
  };
}

/** A policy as the text of a header. */
export const headerText = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** Where the owner is told of errors, if anywhere. */
export function reportAddress({ VITE_ERROR_REPORT_URL: url }: Environment): string[] {
  return url && URL.canParse(url) ? [new URL(url).href] : [];
}

/** Google's sign-in script and the files it loads; other things that this host serves could run anything. */
const googleScripts = ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'];

/**
 * The content security policy: no eval, no foreign sources that are not needed; HTML is created in one place only.
 * Inline code and styles are allowed for prerendered pages alone, by hash.
 */
export function contentSecurityPolicy(environment: Environment, styleHashes: readonly string[]): string {
  const local = usesLocalBackend(environment);
  const hosts = local ? localHosts() : productionHosts(environment);
  const reports = reportAddress(environment);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    // The inline script of every prerendered page, by hash, and Google's, which opens the sign-in window.
    'script-src': ["'self'", earlyScriptHash, ...googleScripts, ...hosts.script],
    'style-src': ["'self'", ...styleHashes],
    // data: is for the small arrows and ticks in Bootstrap's style sheet.
    'img-src': ["'self'", 'data:', ...pictureHosts(environment)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hosts.connect],
    'frame-src': hosts.frame,
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    // The newsletter's form is a real one.
    'form-action': ["'self'", ...hosts.form],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // The member dashboard may embed the shop; nobody else.
    'frame-ancestors': ["'self'", ...hosts.ancestors],
    'require-trusted-types-for': ["'script'"],
    // Trusted Types policies: ours for the addresses of Google's script and the service worker, and the two that
    // Google's script creates.
    'trusted-types': [
      'dompurify',
      'google-sign-in',
      'service-worker',
      'gapi#gapi',
      'goog#html',
      ...hosts.trusted,
    ],
    ...(local ? {} : { 'upgrade-insecure-requests': [] }),
    // Violations are reported to the same address as errors; older browsers know `report-uri` only.
    ...(reports.length > 0 && { 'report-uri': reports, 'report-to': ['errors'] }),
  };
  return headerText(directives);
}
