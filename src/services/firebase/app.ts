import type { FirebaseApp } from 'firebase/app';
import { env } from '#env';

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

let app: Promise<FirebaseApp> | undefined;

/** The one Firebase app. Its code is loaded when it is first asked for, never with the page itself. */
export function firebaseApp(): Promise<FirebaseApp> {
  app ??= import('firebase/app').then(({ initializeApp }) => withAppCheck(initializeApp(env.firebase)));
  // Code that did not arrive may arrive the next time.
  app.catch(() => {
    app = undefined;
  });
  return app;
}
