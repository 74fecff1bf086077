import { assertFails, assertSucceeds, initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { get, ref, set } from 'firebase/database';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from './testDatabase';

const { host, port } = await openTestDatabase();
const environment = await initializeTestEnvironment({
  projectId: `demo-rules-${Math.random().toString(36).slice(2)}`,
  database: { host, port, rules: await readFile('database.rules.json', 'utf8') },
});
const guest = environment.unauthenticatedContext().database();
const member = environment.authenticatedContext('ann', { email: 'ann@example.org' }).database();

beforeEach(async () => {
  await environment.clearDatabase();
  await environment.withSecurityRulesDisabled(async (owner) => {
    await set(ref(owner.database(), 'programs/sleep'), { name: 'Sleep' });
  });
});
afterAll(() => environment.cleanup());

describe("Firebase's own rules tests, with the shop's rules", () => {
  it('show the catalogue to everyone', async () => {
    await assertSucceeds(get(ref(guest, 'products')));
    expect((await get(ref(guest, 'programs/sleep/name'))).val()).toBe('Sleep');
  });

  it('show and take nothing else', async () => {
    await expect(assertFails(get(ref(member)))).resolves.toBeInstanceOf(Error);
    await assertFails(get(ref(member, 'anything')));
    await assertFails(set(ref(member, 'programs/sleep/name'), 'Mine'));
    await assertFails(set(ref(guest, 'anything'), 1));
  });
});
