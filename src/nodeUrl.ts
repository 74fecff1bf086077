const localNamespace = 'demo-eightwell-default-rtdb';

/** REST address of a database node; without a database's address, on the local backend at this port. */
export function nodeUrl(node: string, databaseUrl: string | undefined, localPort: number): string {
  // Ids may contain spaces, accents and characters that have a meaning in an address.
  const path = node.split('/').map(encodeURIComponent).join('/');
  // A database behind an address of several is named by a query.
  const url = databaseUrl || `http://127.0.0.1:${localPort}?ns=${localNamespace}`;
  return url.replace(/\/?(\?|$)/, `/${path.replaceAll('$', '$$$$')}.json$1`);
}
