import type { Plugin } from 'vite';

/** The settings of a Firebase project. All of them, or none: then the shop talks to the local backend. */
export const firebaseSettings = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_MESSAGING_SENDER_ID',
  'VITE_FIREBASE_APP_ID',
  'VITE_FIREBASE_MEASUREMENT_ID',
  'VITE_FIREBASE_DATABASE_URL',
] as const;

export type Environment = Readonly<Record<string, string | undefined>>;

const isSet = (environment: Environment, name: string): boolean => Boolean(environment[name]?.trim());

/** With no Firebase setting at all, the local backend is meant. */
export function usesLocalBackend(environment: Environment): boolean {
  return firebaseSettings.every((name) => !isSet(environment, name));
}

/** The names of the settings a half-filled environment lacks; empty when all or none are set. */
export function missingSettings(environment: Environment): string[] {
  if (usesLocalBackend(environment)) return [];
  return firebaseSettings.filter((name) => !isSet(environment, name));
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
          'Set all VITE_FIREBASE_ settings (see .env.example), or none to use the local backend.',
      );
    },
  };
}
