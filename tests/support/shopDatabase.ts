import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { RunningDatabase } from '#local/database/server';
import type { DatabaseClient } from '#services/firebase/rest';
import type { Access } from '#tools/owner/access';
import { startShopDatabase } from '#tests/rules/clients';
import { shop } from '#tests/rules/shopData';
import { clientOf, store } from './shoppers';

interface ShopDatabase {
  /** As the shop asks it. */
  ask: DatabaseClient;
  /** As the owner's commands reach it. */
  access: Access;
}

/** A database with the shop's rules for the tests of one file, filled anew before each of them. */
export function shopDatabase(): ShopDatabase {
  let server: RunningDatabase;
  const ask: DatabaseClient = (...request) => clientOf(server)(...request);
  beforeAll(async () => {
    server = await startShopDatabase();
  });
  beforeEach(() => store(ask, shop));
  afterAll(() => server.close());
  return {
    ask,
    access: {
      get databaseUrl() {
        return `${server.url}/?ns=shop`;
      },
      bearer: 'owner',
    },
  };
}
