import { once } from 'node:events';
import type { Server } from 'node:http';

/** Opens a server on a free port of this machine; its address. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  return `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
}
