import { deleteApp, initializeApp, setLogLevel } from 'firebase/app';
import * as sdk from 'firebase/database';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { startDatabase, type RunningDatabase } from '#local/database/server';
import { databaseRulesText } from '#rules/rules';
import { rulesFrom } from '#local/database/rest/rulesEndpoint';
import type { Auth, Json } from './ruleEngine';
import { isTree } from './shopData';

// Refusals are what these tests are about.
setLogLevel('error');

/** Somebody who asks the database. Every answer is whether the rules let it pass. */
export interface Client {
  store: (data: Json) => Promise<void>;
  canRead: (auth: Auth | null, path: string, query?: Query) => Promise<boolean>;
  canWrite: (auth: Auth | null, path: string, value: Json) => Promise<boolean>;
  canUpdate: (auth: Auth | null, update: Record<string, Json>) => Promise<boolean>;
  close: () => Promise<void>;
}

export interface Query {
  orderByChild: string;
  equalTo: string;
  limitToFirst?: number;
}

export const startShopDatabase = (): Promise<RunningDatabase> =>
  startDatabase({ port: 0, rules: rulesFrom(databaseRulesText) });

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsignedToken = ({ uid, token }: Auth) =>
  `${base64({ alg: 'none' })}.${base64({ sub: uid, user_id: uid, iat: 0, ...token })}.`;

/** A database over REST, and how somebody is made known to it. */
interface RestDatabase {
  url: string;
  identify: (url: URL, headers: Headers, auth: Auth | null | 'owner') => void;
  /** Stands in it beside whatever a test stores. */
  always?: Record<string, Json>;
  close: () => Promise<void>;
}

async function ownDatabase(): Promise<RestDatabase> {
  const database = await startShopDatabase();
  return {
    url: `${database.url}/?ns=shop`,
    identify: (url, _headers, auth) => {
      if (auth !== null) url.searchParams.set('auth', auth === 'owner' ? auth : unsignedToken(auth));
    },
    close: () => database.close(),
  };
}

/**
 * The throwaway project of `npm run rehearse`: an administrator's token lets the rules judge a request as anybody's, so no
 * accounts are needed there.
 */
function hostedDatabase(url: string, token: string): RestDatabase {
  return {
    url,
    identify: (address, headers, auth) => {
      headers.set('authorization', `Bearer ${token}`);
      if (auth !== 'owner') address.searchParams.set('auth_variable_override', JSON.stringify(auth));
    },
    // Without its mark, the next rehearsal would take what this one has left for somebody's shop.
    always: { rehearsal: true },
    close: () => Promise.resolve(),
  };
}

async function restClient(open: () => Promise<RestDatabase> | RestDatabase): Promise<Client> {
  const database = await open();
  const ask = async (
    method: string,
    path: string,
    auth: Auth | null | 'owner',
    body?: Json,
    query?: Query,
  ) => {
    const url = new URL(database.url);
    url.pathname = `/${path.split('/').filter(Boolean).map(encodeURIComponent).join('/')}.json`;
    const headers = new Headers();
    database.identify(url, headers, auth);
    if (query) {
      url.searchParams.set('orderBy', JSON.stringify(query.orderByChild));
      url.searchParams.set('equalTo', JSON.stringify(query.equalTo));
      if (query.limitToFirst) url.searchParams.set('limitToFirst', String(query.limitToFirst));
    }
    const answer = await fetch(url, {
      method,
      headers,
      body: method === 'GET' ? null : JSON.stringify(body),
    });
    if (answer.ok) return true;
    if (answer.status === 401 || answer.status === 403) return false;
    throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  };
  return {
    store: async (data) =>
      void (await ask('PUT', '/', 'owner', { ...(isTree(data) ? data : {}), ...database.always })),
    canRead: (auth, path, query) => ask('GET', path, auth, undefined, query),
    canWrite: (auth, path, value) => ask('PUT', path, auth, value),
    canUpdate: (auth, update) => ask('PATCH', '/', auth, update),
    close: () => database.close(),
  };
}

/** True for done, false for refused; any other fault is the test's own. */
async function isAllowed(action: Promise<unknown>): Promise<boolean> {
  try {
    await action;
    return true;
  } catch (error) {
    if (error instanceof Error && /permission.denied/i.test(error.message)) return false;
    throw error;
  }
}

const asked = (reference: sdk.DatabaseReference, query?: Query) => {
  if (!query) return reference;
  const limit = query.limitToFirst ? [sdk.limitToFirst(query.limitToFirst)] : [];
  return sdk.query(reference, sdk.orderByChild(query.orderByChild), sdk.equalTo(query.equalTo), ...limit);
};

async function sdkClient(): Promise<Client> {
  const database = await startShopDatabase();
  const connect = (name: string, token: sdk.EmulatorMockTokenOptions | 'owner' | undefined) => {
    const app = initializeApp({ projectId: 'shop', databaseURL: `${database.url}?ns=shop` }, name);
    const connection = sdk.getDatabase(app);
    sdk.connectDatabaseEmulator(
      connection,
      '127.0.0.1',
      database.port,
      token ? { mockUserToken: token } : {},
    );
    return { app, connection };
  };
  const connections = new Map<string, ReturnType<typeof connect>>();
  const as = (auth: Auth | null) => {
    const name = auth?.uid ?? 'visitor';
    const known = connections.get(name) ?? connect(name, auth ? { sub: auth.uid, ...auth.token } : undefined);
    connections.set(name, known);
    return known.connection;
  };
  const owner = connect('owner-of-the-project', 'owner');
  connections.set('owner-of-the-project', owner);
  return {
    store: (data) => sdk.set(sdk.ref(owner.connection), data),
    canRead: (auth, path, query) => isAllowed(sdk.get(asked(sdk.ref(as(auth), path), query))),
    canWrite: (auth, path, value) => isAllowed(sdk.set(sdk.ref(as(auth), path), value)),
    canUpdate: (auth, update) => isAllowed(sdk.update(sdk.ref(as(auth)), update)),
    close: async () => {
      await Promise.all([...connections.values()].map(({ app }) => deleteApp(app)));
      await database.close();
    },
  };
}

const { REHEARSAL_URL: hosted, REHEARSAL_TOKEN: administrator, RULES_CLIENT: onlyClient } = process.env;

const clients =
  hosted && administrator
    ? [{ name: 'the hosted database', open: () => restClient(() => hostedDatabase(hosted, administrator)) }]
    : [
        { name: 'REST', open: () => restClient(ownDatabase) },
        { name: 'the SDK', open: sdkClient },
      ].filter(
        // Mutants are judged through one client alone: what the rules say does not depend on who asks.
        ({ name }) => !onlyClient || name === onlyClient,
      );

/** Runs the same tests through each client, each over its own database that holds `data` before every test. */
export function throughEachClient(data: Json, tests: (client: () => Client) => void): void {
  describe.each(clients)('through $name', ({ open }) => {
    let client: Client | undefined;
    beforeAll(async () => {
      client = await open();
    });
    beforeEach(() => client?.store(data));
    afterAll(() => client?.close());
    tests(() => {
      if (!client) throw new Error('The client is opened before each group of tests.');
      return client;
    });
  });
}
