import { shop } from '#shopConfig';
import { nodeUrl } from './nodeUrl';

/**
 * The one reader of import.meta.env. With no database configured, everything points to the local backend. A setting that
 * is empty counts as not set: a copied .env.example names all of them.
 */

const vars = import.meta.env;
const shift = Number(vars.VITE_PORT_SHIFT || 0);
const local = (port: number): string => `http://127.0.0.1:${port + shift}`;

const isLocal = !vars.VITE_FIREBASE_DATABASE_URL;
const localProject = 'demo-eightwell';
const databaseURL = vars.VITE_FIREBASE_DATABASE_URL || `https://${localProject}-default-rtdb.firebaseio.com`;

/** Of a service: of the environment or the configuration, and on this machine of what stands in for it. */
const addressIn = (set: string | undefined, configured: string, standIn: string): string =>
  set || (isLocal ? '' : configured) || `${local(9100)}${standIn}`;

export const env = {
  isLocal,
  isDevelopment: vars.MODE === 'development',
  /** A build writes the worker; without one, a worker that an earlier build left on the device unregisters itself. */
  hasServiceWorker: vars.PROD && vars.VITE_SERVICE_WORKER !== 'off',
  firebase: {
    apiKey: vars.VITE_FIREBASE_API_KEY || 'local',
    authDomain: vars.VITE_FIREBASE_AUTH_DOMAIN || `${localProject}.firebaseapp.com`,
    projectId: vars.VITE_FIREBASE_PROJECT_ID || localProject,
    storageBucket: vars.VITE_FIREBASE_STORAGE_BUCKET || '',
    messagingSenderId: vars.VITE_FIREBASE_MESSAGING_SENDER_ID || '',
    appId: vars.VITE_FIREBASE_APP_ID || '1:1:web:1',
    measurementId: vars.VITE_FIREBASE_MEASUREMENT_ID || '',
    databaseURL,
  },
  authEmulatorUrl: local(9099),
  databaseEmulator: { host: '127.0.0.1', port: 9000 + shift },
  /** REST address of a database node. */
  databaseNodeUrl: (node: string): string => nodeUrl(node, vars.VITE_FIREBASE_DATABASE_URL, 9000 + shift),
  newsletterUrl: addressIn(vars.VITE_NEWSLETTER_URL, shop.services.newsletter, '/newsletter'),
  memberDashboardUrl: addressIn(vars.VITE_MEMBER_DASHBOARD_URL, shop.services.dashboard, '/dashboard'),
  /** Hosts that a payment link of an order may lead to. */
  payHosts: shop.payment.hosts,
  /** The bank account for transfers; without a number none are offered. */
  bank: shop.payment.bank,
  /** reCAPTCHA's key, which switches App Check on. */
  appCheckSiteKey: isLocal ? '' : vars.VITE_APP_CHECK_SITE_KEY || '',
  /** Where errors are sent; nowhere when it is empty. */
  errorReportUrl: vars.VITE_ERROR_REPORT_URL || '',
  /** Letters are sent (docs/deploy.md, "Letters"): sentences about e-mail promise them. On this machine they are caught. */
  hasLetters: isLocal || vars.VITE_LETTERS === 'on',
  builtYear: Number(vars.VITE_BUILT_YEAR),
  siteUrl: vars.VITE_SITE_URL || local(5000),
} as const;
