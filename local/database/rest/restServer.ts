import type { IncomingMessage, ServerResponse } from 'node:http';
import { RequestError } from '#local/database/errors';
import { streamEvents } from './eventStream';
import { answer } from './restMethods';
import { isFromHere } from './fromHere';
import { preflightReply, send, type RestReply } from './restReply';
import { addressOf, readRestRequest } from './restRequest';
import { answerRules, RULES_PATH } from './rulesEndpoint';
import type { Spaces } from '#local/database/spaces';

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
