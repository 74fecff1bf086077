const localNamespace = 'demo-eightwell-default-rtdb';

/** REST address of a database node; without a database's address, on the local backend at this port. */
export const nodeUrl = (node: string, databaseUrl: string | undefined, localPort: number): string =>
  databaseUrl
    ? `${databaseUrl.replace(/\/$/, '')}/${node}.json`
    : `http://127.0.0.1:${localPort}/${node}.json?ns=${localNamespace}`;
