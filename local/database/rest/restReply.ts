import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Json } from '../data/json';

/** What a REST request is answered with; no body at all where `json` is absent. */
export interface RestReply {
  readonly status: number;
  readonly json?: Json;
  readonly headers?: OutgoingHttpHeaders;
}

export function corsHeaders({ headers }: IncomingMessage): OutgoingHttpHeaders {
  return {
    'Access-Control-Allow-Origin': headers.origin ?? '*',
    'Access-Control-Expose-Headers': 'ETag',
    'Cache-Control': 'no-cache',
    Vary: 'Origin',
  };
}

/** Says yes to every preflight: this server stands on the developer's own machine. */
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
  const text = JSON.stringify(reply.json, null, isPretty ? 2 : 0);
  response
    .writeHead(reply.status, { ...headers, 'Content-Type': 'application/json; charset=utf-8' })
    .end(text);
}
