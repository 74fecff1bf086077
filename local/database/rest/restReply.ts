import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Json } from '#local/database/data/json';
import { isFromHere } from './fromHere';

/** Below a packet's size, zipping saves nothing. */
const WORTH_ZIPPING_BYTES = 1024;

const acceptsGzip = ({ headers }: IncomingMessage): boolean =>
  /\bgzip\b/.test(headers['accept-encoding'] ?? '');

/** What a REST request is answered with; no body at all where `json` is absent. */
export interface RestReply {
  readonly status: number;
  readonly json?: Json;
  readonly headers?: OutgoingHttpHeaders;
}

export function corsHeaders(message: IncomingMessage): OutgoingHttpHeaders {
  const { headers } = message;
  return {
    ...(isFromHere(message) &&
      headers.origin !== undefined && { 'Access-Control-Allow-Origin': headers.origin }),
    'Access-Control-Expose-Headers': 'ETag',
    'Cache-Control': 'no-cache',
    Vary: 'Origin, Accept-Encoding',
  };
}

/** Answers every CORS preflight of this machine's pages with yes. */
export function preflightReply({ headers }: IncomingMessage): RestReply {
  return {
    status: 200,
    headers: {
      'Access-Control-Allow-Methods': 'GET, PUT, POST, PATCH, DELETE',
      'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '*',
      'Access-Control-Max-Age': '3600',
    },
  };
}

export function send(
  message: IncomingMessage,
  response: ServerResponse,
  reply: RestReply,
  isPretty: boolean,
): void {
  const headers = { ...corsHeaders(message), ...reply.headers };
  if (reply.json === undefined) {
    response.writeHead(reply.status, headers).end();
    return;
  }
  const body = Buffer.from(JSON.stringify(reply.json, null, isPretty ? 2 : 0));
  const isZipped = body.length >= WORTH_ZIPPING_BYTES && acceptsGzip(message);
  response
    .writeHead(reply.status, {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      ...(isZipped && { 'Content-Encoding': 'gzip' }),
    })
    .end(isZipped ? gzipSync(body) : body);
}
