import type { Plugin } from 'vite';
import { usesSection } from '#model/sections';
import { shop } from '#shopConfig';

/** The settings a deployment needs. All of them, or none: then the shop talks to the local backend. */
export const firebaseSettings = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_MESSAGING_SENDER_ID',
  'VITE_FIREBASE_APP_ID',
  'VITE_FIREBASE_DATABASE_URL',
] as const;

/** Addresses a deployment must name, or its pages would point to this machine. */
export const addressSettings = ['VITE_MEMBER_DASHBOARD_URL', 'VITE_NEWSLETTER_URL', 'VITE_SITE_URL'] as const;

/** Settings a shop can do without. */
const optionalSettings = [
  'VITE_ERROR_REPORT_URL',
  'VITE_APP_CHECK_SITE_KEY',
  'VITE_PICTURE_HOSTS',
  'VITE_LETTERS',
] as const;

export type Environment = Readonly<Record<string, string | undefined>>;

const isSet = (environment: Environment, name: string): boolean => Boolean(environment[name]?.trim());

/** Where the newsletter's form posts to: as the environment says, else as the configuration. */
export const newsletterAddress = (environment: Environment): string =>
  environment['VITE_NEWSLETTER_URL'] || shop.services.newsletter;

/** The address of the dashboard to which members are led. */
export const dashboardAddress = (environment: Environment): string =>
  environment['VITE_MEMBER_DASHBOARD_URL'] || shop.services.dashboard;

/** The settings with those that the configuration makes up for. */
const completed = (environment: Environment): Environment => ({
  ...environment,
  VITE_NEWSLETTER_URL: newsletterAddress(environment),
  VITE_MEMBER_DASHBOARD_URL: dashboardAddress(environment),
});

/** With no Firebase setting at all, the local backend is meant. */
export function usesLocalBackend(environment: Environment): boolean {
  return firebaseSettings.every((name) => !isSet(environment, name));
}

/** Letters are sent: what the shop and its terms promise of e-mail follows this. On this machine they are caught. */
export const hasLetters = (environment: Environment): boolean =>
  usesLocalBackend(environment) || environment['VITE_LETTERS'] === 'on';

/** The names of the settings a half-filled environment lacks; empty when all or none are set. */
export function missingSettings(environment: Environment): string[] {
  if (usesLocalBackend(environment)) return [];
  const settings = completed(environment);
  const needed = [
    ...firebaseSettings,
    ...addressSettings.filter(
      (name) =>
        (name !== 'VITE_NEWSLETTER_URL' || usesSection('newsletter')) &&
        (name !== 'VITE_MEMBER_DASHBOARD_URL' || usesSection('dashboard')),
    ),
  ];
  return needed.filter((name) => !isSet(settings, name));
}

/** What the shell had set before it was forgotten. */
export const forgotten = new Map<string, string>();

/**
 * Makes what this process builds talk to the local backend, whatever the files of settings say: only `npm run build`
 * builds for a deployment. Empty variables of the process go before those of files.
 */
export function forgetDeployment(): void {
  for (const name of [...firebaseSettings, ...addressSettings, ...optionalSettings]) {
    const value = process.env[name];
    if (value) forgotten.set(name, value);
    process.env[name] = '';
  }
}

/** Stops a build (and the dev server) whose Firebase settings are incomplete, and names what is missing. */
export function completeEnvironment(): Plugin {
  return {
    name: 'complete-environment',
    configResolved({ env }) {
      const missing = missingSettings(env);
      if (missing.length === 0) return;
      throw new Error(
        `These settings are missing: ${missing.join(', ')}. ` +
          'Set all of them (see .env.example), or no VITE_FIREBASE_ setting at all to use the local backend.',
      );
    },
  };
}

/** Whether reads of the database carry App Check's token, which a request that is named in a page cannot. */
export const needsToken = (environment: Environment): boolean =>
  Boolean(environment['VITE_FIREBASE_DATABASE_URL'] && environment['VITE_APP_CHECK_SITE_KEY']);
