import type { FirebaseApp } from 'firebase/app';
import { env } from '#env';
import { untilItFails } from './untilItFails';

/**
 * With App Check enabled, the sign-in service and the database's socket send the same token as the shop's own
 * requests.
 */
async function withAppCheck(app: FirebaseApp): Promise<FirebaseApp> {
  if (env.appCheckSiteKey === '') return app;
  const [{ CustomProvider, initializeAppCheck }, { appCheckToken }] = await Promise.all([
    import('firebase/app-check'),
    import('./appCheckToken'),
  ]);
  const provider = new CustomProvider({ getToken: appCheckToken });
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  return app;
}

/** The one Firebase app. Its code is loaded when it is first asked for, never with the page itself. */
export const firebaseApp = untilItFails(async (): Promise<FirebaseApp> => {
  const { initializeApp } = await import('firebase/app');
  return withAppCheck(initializeApp(env.firebase));
});
