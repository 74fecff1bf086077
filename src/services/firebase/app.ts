import type { FirebaseApp } from 'firebase/app';
import { env } from '../../env';

let app: Promise<FirebaseApp> | undefined;

/** The one Firebase app. Its code is loaded when it is first asked for, never with the page itself. */
export function firebaseApp(): Promise<FirebaseApp> {
  app ??= import('firebase/app').then(({ initializeApp }) => initializeApp(env.firebase));
  // Code that did not arrive may arrive the next time.
  app.catch(() => {
    app = undefined;
  });
  return app;
}
