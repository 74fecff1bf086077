import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { server } from 'superstatic';
import { portOf } from '#local/machine/listen';
import { host, ports } from '#local/machine/ports';
import type { Running } from '#local/machine/processes';

/** What a file system takes for one name, in bytes, with `.html` behind it. */
const longestName = 250;

/** Whether an address can name a file: the hosting emulator fails where it cannot be decoded, or is longer than any name. */
function canBeFile(address: string): boolean {
  const [path = ''] = address.split('?');
  try {
    return path.split('/').every((part) => Buffer.byteLength(decodeURIComponent(part)) <= longestName);
  } catch {
    return false;
  }
}

const canBeDecoded = (address: string): boolean => {
  try {
    return decodeURI(address) !== '';
  } catch {
    return false;
  }
};

/** Asks for the page "not found" instead, as Hosting itself answers then; no file depends on a query, which may be broken. */
function askForNotFound(request: IncomingMessage, _response: ServerResponse, next: () => void): void {
  const address = request.url ?? '';
  if (!canBeFile(address)) request.url = '/404';
  else if (!canBeDecoded(address)) request.url = address.split('?')[0];
  next();
}

/** Serves dist as Firebase Hosting does: by the server inside its emulator. `config` is what firebase.json says of it. */
export async function startHosting(
  config: object,
  port = ports.preview,
  folder = process.cwd(),
): Promise<Running & { port: number }> {
  const hosting: Server = server({
    config,
    port,
    hostname: host,
    cwd: folder,
    compression: true,
    stack: 'strict',
    before: { redirects: askForNotFound },
  }).listen();
  await once(hosting, 'listening');
  return {
    port: portOf(hosting),
    stop: async () => {
      hosting.close();
      hosting.closeAllConnections();
      await once(hosting, 'close');
    },
  };
}
