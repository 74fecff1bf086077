import type { Catalogue } from './entities';

const advice: Record<number, string> = {
  401: 'The token is not accepted. Pass --token with a database secret or an access token of an administrator.',
  403: 'The rules refuse the write. Pass --token with a database secret or an access token of an administrator.',
  404: 'There is no database at this address. Check --url.',
};

/** Puts the nodes of the catalogue in place over REST; whatever stood in them is replaced. */
export const fillDatabase = async (
  databaseUrl: string,
  token: string,
  catalogue: Catalogue & { texts?: Record<string, unknown> },
  tell: (line: string) => void,
): Promise<void> => {
  for (const node of ['programs', 'products', 'texts'] as const) {
    const rows = catalogue[node];
    if (!rows) continue;
    const url = new URL(databaseUrl);
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${node}.json`;
    url.searchParams.set('print', 'silent');
    const response = await fetch(url, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(rows),
    }).catch((reason: unknown) => {
      throw new Error(
        `No answer from ${url.host}. Is the database running? (npm start runs the local one.)`,
        {
          cause: reason,
        },
      );
    });
    if (!response.ok) {
      const hint = advice[response.status] ?? (await response.text());
      throw new Error(`Writing ${node} to ${url.host} failed with status ${response.status}. ${hint}`);
    }
    tell(`${node}: ${Object.keys(rows).length} written to ${url.host}`);
  }
};
