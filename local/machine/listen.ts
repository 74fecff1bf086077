import { once } from 'node:events';
import type { Server } from 'node:net';
import { host } from './ports';

/** Where a server of this machine listens. */
export interface Listening {
  port: number;
  /** The address of a server that speaks plain HTTP, without a slash at its end. */
  url: string;
}

/** Opens a server on a port of this machine; 0 takes any free one. */
export async function listen(server: Server, port = 0): Promise<Listening> {
  server.listen(port, host);
  await once(server, 'listening');
  const taken = portOf(server);
  return { port: taken, url: `http://${host}:${taken}` };
}

/** The port of a server that listens. */
export function portOf(server: Server): number {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server listens on no port.');
  return bound.port;
}
