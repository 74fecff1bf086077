import { expect, test } from 'vitest';
import { filledNodes } from '#local/seed/filledNodes';
import { shopDatabase } from '#tests/support/shopDatabase';

const { access, ask } = shopDatabase();

test('a database says what stands in it', async () => {
  expect(await filledNodes(access.databaseUrl, 'owner')).toEqual(['products', 'programs', 'users']);
  await ask('', { method: 'PUT', token: 'owner', body: null });
  expect(await filledNodes(access.databaseUrl, 'owner')).toEqual([]);
});

test('one that does not answer, or a token it does not know, is said', async () => {
  await expect(filledNodes('http://127.0.0.1:1/?ns=shop', 'owner')).rejects.toThrow('No answer from');
  await expect(filledNodes(access.databaseUrl, 'somebody')).rejects.toThrow('The token is not accepted');
});
