const localNamespace = 'demo-eightwell-default-rtdb';

/** REST address of a database node; without a database's address, on the local backend at this port. */
export function nodeUrl(node: string, databaseUrl: string | undefined, localPort: number): string {
  // Ids may hold blanks, accents and signs that mean something in an address.
  const path = node.split('/').map(encodeURIComponent).join('/');
  return databaseUrl
    ? `${databaseUrl.replace(/\/$/, '')}/${path}.json`
    : `http://127.0.0.1:${localPort}/${path}.json?ns=${localNamespace}`;
}

/** Rows of a node that are asked for at once. */
export interface KeyRange {
  /** The key to begin at; absent for the first rows. */
  from?: string;
  most: number;
}

/** A node with more rows than this is read in pages; one more is asked for, so that a full answer means that there are more. */
export const wholeNode: KeyRange = { most: 1001 };

/** The address of some rows of a node, in the order of their keys. */
export function rangeUrl(url: string, { from, most }: KeyRange): string {
  const start = from === undefined ? '' : `&startAt=${encodeURIComponent(JSON.stringify(from))}`;
  const order = encodeURIComponent('"$key"');
  return `${url}${url.includes('?') ? '&' : '?'}orderBy=${order}${start}&limitToFirst=${most}`;
}
