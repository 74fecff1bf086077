import { address } from '#local/machine/ports';
import { databaseAddress, project } from '#local/machine/project';
import {
  dashboardAddress,
  newsletterAddress,
  usesLocalBackend,
  type Environment,
} from '#tools/build/plugins/environment';
import type { Access } from '#tools/owner/access';

/** Where everything of a shop stands. */
export interface Project {
  environment: Environment;
  isLocal: boolean;
  projectId: string;
  databaseUrl: string;
  /** Sign-in's REST service. */
  authUrl: string;
  apiKey: string;
  siteUrl: string;
  newsletterUrl: string;
  dashboardUrl: string;
  /** An administrator's or an owner's way into the database; without one, less can be seen. */
  access?: Access;
}

const googleAuth = 'https://identitytoolkit.googleapis.com';

/** The configured project, or with no setting at all the local backend with the built shop before it. */
export function projectOf(environment: Environment, access?: Access): Project {
  const isLocal = usesLocalBackend(environment);
  const known = (name: string, local: string): string => (isLocal ? local : (environment[name] ?? ''));
  return {
    // The local backend, which is meant without a project, does not go by what else is set.
    environment: isLocal ? {} : environment,
    isLocal,
    projectId: known('VITE_FIREBASE_PROJECT_ID', project),
    databaseUrl: known('VITE_FIREBASE_DATABASE_URL', databaseAddress),
    authUrl: isLocal ? `${address('auth')}/identitytoolkit.googleapis.com` : googleAuth,
    apiKey: known('VITE_FIREBASE_API_KEY', 'local'),
    siteUrl: known('VITE_SITE_URL', address('preview')),
    newsletterUrl: isLocal ? `${address('mocks')}/newsletter` : newsletterAddress(environment),
    dashboardUrl: isLocal ? `${address('mocks')}/dashboard` : dashboardAddress(environment),
    ...(access && { access }),
  };
}

/** What to run next; the local backend needs no project and no token. */
export const steps = {
  rules: ({ isLocal, projectId }: Project): string =>
    isLocal
      ? 'npm run rules, then npm run preview again.'
      : `npx firebase deploy --project ${projectId} --only database`,
  site: ({ isLocal, projectId }: Project): string =>
    isLocal
      ? 'npm run headers, then npm run preview again.'
      : `npm run build, then npx firebase deploy --project ${projectId} --only hosting`,
  owner: ({ isLocal, projectId }: Project): string =>
    isLocal
      ? 'Sign up in the shop and open the link of its e-mail, then npm run owner -- EMAIL'
      : `npm run owner -- EMAIL --project ${projectId} --token "$(gcloud auth print-access-token)"`,
  /** What to do about something that does not answer. */
  reach: ({ isLocal }: Project, configured: string): string =>
    isLocal
      ? 'npm run preview, in another window and instead of npm start: it brings the backend and the built shop.'
      : configured,
};

/** A node of the database over REST, as a visitor asks for it. */
export function nodeAddress({ databaseUrl }: Pick<Project, 'databaseUrl'>, path: string): URL {
  const url = new URL(databaseUrl);
  url.pathname = `/${path}.json`;
  return url;
}
