import type { IncomingMessage, ServerResponse } from 'node:http';
import { whenExpired } from '#local/database/data/expiry';
import type { Json } from '#local/database/data/json';
import type { Change } from '#local/database/data/listener';
import type { MaybeNode } from '#local/database/data/node';
import { plainJson } from '#local/database/data/toJson';
import { pathText, type Path } from '#local/database/data/path';
import { queryFromUrl } from './restQuery';
import { corsHeaders } from './restReply';
import type { RestRequest } from './restRequest';

const KEEP_ALIVE_MS = 30_000;

/** Answers with the data and then, for as long as the client stays, every change as a server-sent event. */
export function streamEvents(request: RestRequest, message: IncomingMessage, response: ServerResponse): void {
  const { namespace, path, caller } = request;
  const query = queryFromUrl(request.search);
  const node = namespace.read(path, query, caller);
  const send = (event: string, data: Json): void => {
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const put = (at: Path, value: MaybeNode): void =>
    send('put', { path: pathText(at.slice(path.length)), data: plainJson(value) });
  const merge = (at: Path, changes: readonly Change[]): void => {
    const values = changes.map((change): [string, Json] => [change.path.join('/'), plainJson(change.node)]);
    send('patch', { path: pathText(at.slice(path.length)), data: Object.fromEntries(values) });
  };
  const end = (event: string, reason: Json): void => {
    send(event, reason);
    response.end();
  };
  const listener = {
    path,
    query,
    caller: () => caller,
    recipient: { put, merge, revoke: () => end('cancel', 'Permission denied') },
  };
  const stopWaiting = whenExpired(caller, () => end('auth_revoked', 'credential is no longer valid'));
  const keepAlive = setInterval(() => send('keep-alive', null), KEEP_ALIVE_MS);
  response.on('close', () => {
    clearInterval(keepAlive);
    stopWaiting();
    namespace.unlisten(listener);
  });
  response.writeHead(200, { ...corsHeaders(message), 'Content-Type': 'text/event-stream; charset=utf-8' });
  namespace.listen(listener);
  put(path, node);
}
