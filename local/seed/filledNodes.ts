import { fieldsOf } from '#model/untrusted';
import { askAsAdministrator } from './fillDatabase';

/** The nodes in which something stands; none in a new database. */
export async function filledNodes(databaseUrl: string, token: string): Promise<string[]> {
  const response = await askAsAdministrator(databaseUrl, token, '', { query: { shallow: 'true' } });
  const value: unknown = await response.json();
  return Object.keys(fieldsOf(value));
}
