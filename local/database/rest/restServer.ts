import type { IncomingMessage, ServerResponse } from 'node:http';
import { RequestError } from '#local/database/errors';
import { answer } from './restMethods';
import { isFromHere } from './fromHere';
import { preflightReply, send, type RestReply, corsHeaders } from './restReply';
import { addressOf, readRestRequest, type RestRequest } from './restRequest';
import { answerRules, RULES_PATH } from './rulesEndpoint';
import type { Spaces } from '#local/database/spaces';
import { whenExpired } from '#local/database/data/expiry';
import type { Json } from '#local/database/data/json';
import type { Change } from '#local/database/data/listener';
import type { MaybeNode } from '#local/database/data/node';
import { plainJson } from '#local/database/data/toJson';
import { pathText, type Path } from '#local/database/data/path';
import { queryFromUrl } from './restQuery';

const KEEP_ALIVE_MS = 30_000;

/** Answers with the data and then, for as long as the client stays, every change as a server-sent event. */
function streamEvents(request: RestRequest, message: IncomingMessage, response: ServerResponse): void {
  const { namespace, path, caller } = request;
  const query = queryFromUrl(request.search);
  const node = namespace.read(path, query, caller);
  const tell = (event: string, data: Json): void => {
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const put = (at: Path, value: MaybeNode): void =>
    tell('put', { path: pathText(at.slice(path.length)), data: plainJson(value) });
  const merge = (at: Path, changes: readonly Change[]): void => {
    const values = changes.map((change): [string, Json] => [change.path.join('/'), plainJson(change.node)]);
    tell('patch', { path: pathText(at.slice(path.length)), data: Object.fromEntries(values) });
  };
  const end = (event: string, reason: Json): void => {
    tell(event, reason);
    response.end();
  };
  const listener = {
    path,
    query,
    caller: () => caller,
    recipient: { put, merge, revoke: () => end('cancel', 'Permission denied') },
  };
  const stopWaiting = whenExpired(caller, () => end('auth_revoked', 'credential is no longer valid'));
  const keepAlive = setInterval(() => tell('keep-alive', null), KEEP_ALIVE_MS);
  response.on('close', () => {
    clearInterval(keepAlive);
    stopWaiting();
    namespace.unlisten(listener);
  });
  response.writeHead(200, { ...corsHeaders(message), 'Content-Type': 'text/event-stream; charset=utf-8' });
  namespace.listen(listener);
  put(path, node);
}

const UNAUTHORISED = new Set(['permission_denied', 'invalid_token', 'expired_token']);

export async function handleRest(
  message: IncomingMessage,
  response: ServerResponse,
  spaces: Spaces,
): Promise<void> {
  const url = addressOf(message);
  const reply = await replyTo(message, response, url, spaces).catch(refusal);
  if (reply !== null) send(message, response, reply, url.searchParams.get('print') === 'pretty');
}

/** Null where the answer is a stream that has begun. */
async function replyTo(
  message: IncomingMessage,
  response: ServerResponse,
  url: URL,
  spaces: Spaces,
): Promise<RestReply | null> {
  if (!isFromHere(message)) return { status: 403, json: { error: 'Only this machine is answered.' } };
  if (message.method === 'OPTIONS') return preflightReply(message);
  if (!url.pathname.endsWith('.json')) return { status: 404, json: { error: 'Append .json to the path.' } };
  if (url.pathname === RULES_PATH) {
    url.pathname = '/.json';
    return answerRules(await readRestRequest(message, url, spaces));
  }
  const request = await readRestRequest(message, url, spaces);
  if (request.method !== 'GET' || !request.wantsStream) return answer(request);
  streamEvents(request, message, response);
  return null;
}

function refusal(error: unknown): RestReply {
  if (error instanceof RequestError) {
    return { status: UNAUTHORISED.has(error.status) ? 401 : 400, json: { error: error.message } };
  }
  console.error('The database server failed on a request:', error);
  return { status: 500, json: { error: 'Internal server error' } };
}
