import { deleteApp, initializeApp, setLogLevel } from 'firebase/app';
import * as library from 'firebase/database';
import type { RunningDatabase } from '../../../../local/database/server';
import type { OrderDraft } from '../../../../src/model/order/order';
import type { Connection } from '../../../../src/services/firebase/database';
import type { Json } from '../../../rules/ruleEngine';

// Refusals are what these tests are about.
setLogLevel('error');

const apps = new Set<ReturnType<typeof initializeApp>>();

/** One more shopper with a connection of their own. */
export function shopper(
  server: RunningDatabase,
  token?: library.EmulatorMockTokenOptions | 'owner',
): Connection {
  const app = initializeApp(
    { projectId: 'shop', databaseURL: `${server.url}?ns=shop` },
    `shopper${apps.size}`,
  );
  apps.add(app);
  const database = library.getDatabase(app);
  library.connectDatabaseEmulator(database, '127.0.0.1', server.port, token ? { mockUserToken: token } : {});
  return { database, library };
}

export async function sendEveryoneHome(): Promise<void> {
  await Promise.all([...apps].map((app) => deleteApp(app)));
}

export const store = ({ database }: Connection, data: Json): Promise<void> =>
  library.set(library.ref(database), data);

export async function read({ database }: Connection, path: string): Promise<unknown> {
  const snapshot = await library.get(library.ref(database, path));
  return snapshot.val();
}

export const draftOf = (lines: OrderDraft['lines']): OrderDraft => ({
  contact: { name: 'Ada', email: 'ada@shop.example' },
  delivery: 'standard',
  address: { line1: '1 Elm Street', city: 'Portland', country: 'US' },
  currency: 'USD',
  language: 'en',
  lines,
});
