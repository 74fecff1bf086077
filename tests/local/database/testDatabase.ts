import { deleteApp, initializeApp, setLogLevel, type FirebaseApp } from 'firebase/app';
import { connectDatabaseEmulator, getDatabase, goOffline, type Database } from 'firebase/database';
import { afterAll } from 'vitest';
import type { Json, JsonObject } from '#local/database/data/json';
import { startDatabase } from '#local/database/server';

export const OPEN_RULES: JsonObject = { rules: { '.read': true, '.write': true } };

export interface TestDatabase {
  readonly host: string;
  readonly port: number;
  readonly namespace: string;
  /** A new connection of the real SDK; with a token, signed in. */
  readonly connect: (token?: string) => Database;
  readonly rest: (path: string, init?: RequestInit) => Promise<Response>;
  readonly useRules: (rules: JsonObject) => Promise<void>;
  /** Writes past the rules. */
  readonly put: (path: string, json: Json) => Promise<void>;
  readonly read: (path: string) => Promise<Json>;
}

const OWNER = { Authorization: 'Bearer owner' };
let connections = 0;

/**
 * A database for one test file: our own server on a free port, or a namespace of the one at DATABASE_TEST_URL, which
 * is how the same tests judge the official emulator.
 */
export async function openTestDatabase(rules: JsonObject = OPEN_RULES): Promise<TestDatabase> {
  const elsewhere = process.env['DATABASE_TEST_URL'];
  const server = elsewhere === undefined ? await startDatabase({ port: 0, rules: OPEN_RULES }) : undefined;
  const url = new URL(server?.url ?? elsewhere ?? '');
  const namespace = `test-${Math.random().toString(36).slice(2)}`;
  const apps: FirebaseApp[] = [];

  const rest = (path: string, init?: RequestInit): Promise<Response> => {
    const address = new URL(path, url);
    address.searchParams.set('ns', namespace);
    return fetch(address, init);
  };
  const write = async (path: string, json: Json): Promise<void> => {
    const response = await rest(path, { method: 'PUT', headers: OWNER, body: JSON.stringify(json) });
    if (!response.ok) throw new Error(await response.text());
  };

  afterAll(async () => {
    await Promise.all(apps.map(disconnect));
    await server?.close();
  });

  const database: TestDatabase = {
    host: url.hostname,
    port: Number(url.port),
    namespace,
    rest,
    connect(token) {
      connections += 1;
      const app = initializeApp(
        { databaseURL: `${url.origin}?ns=${namespace}` },
        `connection-${connections}`,
      );
      apps.push(app);
      const sdk = getDatabase(app);
      connectDatabaseEmulator(sdk, url.hostname, Number(url.port), token ? { mockUserToken: token } : {});
      return sdk;
    },
    useRules: (json) => write('/.settings/rules.json', json),
    put: (path, json) => write(`${path}.json`, json),
    async read(path) {
      const json: Json = await (await rest(`${path}.json`, { headers: OWNER })).json();
      return json;
    },
  };
  // The SDK warns of every refusal and missing index; the tests look at what it returns.
  setLogLevel('silent');
  await database.useRules(rules);
  return database;
}

async function disconnect(app: FirebaseApp): Promise<void> {
  goOffline(getDatabase(app));
  await deleteApp(app);
}
