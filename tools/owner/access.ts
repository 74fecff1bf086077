import { databaseAddress } from '#local/machine/project';
import { isFields, urlOf } from '#model/untrusted';

/** How the owner reaches the database: a bearer token of an administrator, or an owner's own ID token. */
export interface Access {
  databaseUrl: string;
  bearer?: string;
  idToken?: string;
  /** Gives the ID token of now: one lives for an hour, and is renewed before its end. */
  freshToken?: () => Promise<string>;
}

export interface AccessOptions {
  url?: string;
  token?: string;
  email?: string;
}

const setting = (name: string): string => {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is not set. See docs/deploy.md, "The owner's tools".`);
};

/** Signs in with e-mail and password, as the shop does; the rules then look at the admin claim of the account. */
async function signIn(email: string): Promise<{ idToken: string; endsAt: number }> {
  const url = new URL('https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword');
  url.searchParams.set('key', setting('VITE_FIREBASE_API_KEY'));
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: setting('OWNER_PASSWORD'), returnSecureToken: true }),
  }).catch((error: unknown) => {
    throw new Error(`No answer from ${url.host}.`, { cause: error });
  });
  const answer: unknown = await response.json();
  if (response.ok && isFields(answer) && typeof answer.idToken === 'string') {
    const seconds = Number(answer.expiresIn) || 3600;
    return { idToken: answer.idToken, endsAt: Date.now() + seconds * 1000 };
  }
  throw new Error(
    `Signing in as ${email} failed with status ${response.status}. Check the address, and OWNER_PASSWORD.`,
  );
}

/** Renewed this long before its end, so that no request sets out with a token that ends on the way. */
const beforeEnd = 5 * 60_000;

async function openAsOwner(databaseUrl: string, email: string): Promise<Access> {
  let held = await signIn(email);
  const freshToken = async (): Promise<string> => {
    if (Date.now() > held.endsAt - beforeEnd) held = await signIn(email);
    return held.idToken;
  };
  return { databaseUrl, idToken: held.idToken, freshToken };
}

/** Without options it is the local database, whose owner needs no password. */
export async function openAccess({ url, token, email }: AccessOptions): Promise<Access> {
  const databaseUrl = url ?? process.env['VITE_FIREBASE_DATABASE_URL'] ?? databaseAddress;
  if (!urlOf(databaseUrl)) throw new Error(`${databaseUrl} is no address of a database.`);
  if (token !== undefined) return { databaseUrl, bearer: token };
  if (email !== undefined) return openAsOwner(databaseUrl, email);
  if (new URL(databaseUrl).hostname === '127.0.0.1') return { databaseUrl, bearer: 'owner' };
  throw new Error('Pass --email of an owner (password in OWNER_PASSWORD) or --token of an administrator.');
}

/** What the console calls the database, for somebody who has to say which one is meant. */
export function databaseName({ databaseUrl }: Pick<Access, 'databaseUrl'>): string {
  const { hostname, searchParams } = new URL(databaseUrl);
  return searchParams.get('ns') ?? hostname.split('.')[0] ?? hostname;
}

/** The `auth` variable with which the rules judge an administrator's request as an owner's. */
const ownerVariable = JSON.stringify({ uid: 'administrator', token: { admin: true, email_verified: true } });

/** The database said no. */
export class RefusedError extends Error {}

/** For a command that stays: what no waiting mends ends it, so that whoever started it sees that. */
export function throwIfRefused(error: unknown): void {
  if (!(error instanceof RefusedError)) return;
  throw new Error(
    `${error.message}\nThe database refuses this access. A --token lives for an hour; with --email and OWNER_PASSWORD it is renewed.`,
    { cause: error },
  );
}

interface Request {
  method?: 'GET' | 'PUT' | 'PATCH';
  /** Query parameters; the values are sent as JSON. */
  query?: Record<string, unknown>;
  /** Has the rules judge an administrator too: they know which moves an order may make. */
  byTheRules?: boolean;
  body?: unknown;
  /** Conditional write: only while the node has this ETag. */
  ifMatch?: string;
}

/** One node over REST; the ETag identifies the state that was read. */
export async function nodeRequest(
  access: Access,
  path: string,
  { method = 'GET', query = {}, byTheRules = false, body, ifMatch }: Request = {},
): Promise<{ status: number; value: unknown; tag: string }> {
  const { databaseUrl, bearer } = access;
  const idToken = (await access.freshToken?.()) ?? access.idToken;
  const url = new URL(databaseUrl);
  url.pathname = `/${path.split('/').map(encodeURIComponent).join('/')}.json`;
  if (idToken !== undefined) url.searchParams.set('auth', idToken);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, JSON.stringify(value));
  if (byTheRules && bearer !== undefined) url.searchParams.set('auth_variable_override', ownerVariable);
  // Neither updates of several places nor queries have a tag of their own.
  const headers = new Headers(
    method === 'PATCH' || Object.keys(query).length > 0 ? {} : { 'X-Firebase-ETag': 'true' },
  );
  if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`);
  if (ifMatch !== undefined) headers.set('if-match', ifMatch);
  const response = await fetch(url, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch((error: unknown) => {
    throw new Error(`No answer from ${url.host}.`, { cause: error });
  });
  if (response.ok || response.status === 412) {
    return { status: response.status, value: await response.json(), tag: response.headers.get('etag') ?? '' };
  }
  const Failure = response.status === 401 || response.status === 403 ? RefusedError : Error;
  throw new Failure(`${method} ${path} on ${url.host}: status ${response.status}. ${await response.text()}`);
}
