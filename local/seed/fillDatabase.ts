import type { Catalogue } from './entities';

const advice: Record<number, string> = {
  401: 'The token is not accepted. Pass --token with a database secret or an access token of an administrator.',
  403: 'The rules refuse it. Pass --token with a database secret or an access token of an administrator.',
  404: 'There is no database at this address. Check --url.',
};

interface Request {
  query: Record<string, string>;
  /** What the node becomes; without it the node is read. */
  body?: string;
}

/** One node over REST; throws with a sentence that says what to do. */
export async function askAsAdministrator(
  databaseUrl: string,
  token: string,
  node: string,
  { query, body }: Request,
): Promise<Response> {
  const url = new URL(databaseUrl);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${node}.json`;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  }).catch((reason: unknown) => {
    throw new Error(`No answer from ${url.host}. Is the database running? (npm start runs the local one.)`, {
      cause: reason,
    });
  });
  if (response.ok) return response;
  const hint = advice[response.status] ?? (await response.text());
  const what = body === undefined ? 'Reading' : `Writing ${node} to`;
  throw new Error(`${what} ${url.host} failed with status ${response.status}. ${hint}`);
}

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
    const request = { query: { print: 'silent' }, body: JSON.stringify(rows) };
    await askAsAdministrator(databaseUrl, token, node, request);
    tell(`${node}: ${Object.keys(rows).length} written to ${new URL(databaseUrl).host}`);
  }
};
