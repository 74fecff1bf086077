import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { WebSocketServer, type WebSocket } from 'ws';
import { DataFile, readDataFile } from './data/dataFile';
import type { Json, JsonObject } from './data/json';
import type { Namespace } from './namespace';
import { isFromHere } from './rest/fromHere';
import { addressOf } from './rest/restRequest';
import { handleRest } from './rest/restServer';
import { SocketSession } from './socket/socketSession';
import { Spaces } from './spaces';

export interface DatabaseOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  /** The rules every namespace starts with; `PUT /.settings/rules.json` replaces them. */
  readonly rules: JsonObject;
  /** What a namespace holds when it is first asked for. */
  readonly seed?: Json;
  /** Keeps the data in this file between runs; what it holds goes before the seed. */
  readonly dataFile?: string;
}

export interface RunningDatabase {
  readonly port: number;
  readonly url: string;
  namespace(name: string): Namespace;
  close(): Promise<void>;
}

const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;
const IDLE_CONNECTION_MS = 60_000;

/** A Realtime Database for development and tests: the SDK's WebSocket protocol and REST on one local port. */
export async function startDatabase(options: DatabaseOptions): Promise<RunningDatabase> {
  const { host = '127.0.0.1', rules, seed, dataFile } = options;
  const saved = dataFile === undefined ? new Map<string, Json>() : await readDataFile(dataFile);
  const spaces = new Spaces({ rules, seed, saved, onCommit: () => disk?.changed() });
  const disk = dataFile === undefined ? undefined : new DataFile(dataFile, () => spaces.toJson());

  const server = createServer((message, response) => void handleRest(message, response, spaces));
  // As the hosted database does: whoever asks again after some seconds may use the connection that they have.
  server.keepAliveTimeout = IDLE_CONNECTION_MS;
  const sockets = acceptSockets(server, spaces);
  server.listen(options.port, host);
  await once(server, 'listening');
  const port = portOf(server);

  return {
    port,
    url: `http://${host}:${port}`,
    namespace: (name) => spaces.named(name),
    async close() {
      const clients = [...sockets.clients];
      // A socket's end carries out its onDisconnect writes: they belong on disk too.
      await Promise.all(clients.map((client) => ended(client)));
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      await disk?.flush();
    },
  };
}

function acceptSockets(server: Server, spaces: Spaces): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  server.on('upgrade', (message, socket, head) => {
    const url = addressOf(message);
    if (!isFromHere(message) || url.pathname !== '/.ws' || url.searchParams.get('v') !== '5') {
      socket.destroy();
      return;
    }
    const { host = '' } = message.headers;
    sockets.handleUpgrade(message, socket, head, (client) => greet(client, url, host, spaces));
  });
  return sockets;
}

function greet(client: WebSocket, url: URL, host: string, spaces: Spaces): void {
  try {
    // The session lives on in the socket's own events.
    void new SocketSession(client, spaces.forRequest(url, host), host);
  } catch {
    client.close(1008, 'Invalid namespace');
  }
}

async function ended(client: WebSocket): Promise<void> {
  const closed = once(client, 'close');
  client.terminate();
  await closed;
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The database server has no port.');
  return address.port;
}
