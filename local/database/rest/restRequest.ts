import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { InvalidData } from '#local/database/errors';
import { actingAs, callerFrom, type Caller } from '#local/database/identity';
import { parseJson, type Json } from '#local/database/data/json';
import type { Namespace } from '#local/database/namespace';
import { parsePath, type Path } from '#local/database/data/path';
import type { Spaces } from '#local/database/spaces';

/** A parsed REST request: caller, namespace and action. */
export interface RestRequest {
  readonly method: string;
  readonly path: Path;
  readonly search: URLSearchParams;
  readonly namespace: Namespace;
  readonly caller: Caller;
  readonly wantsTag: boolean;
  readonly ifMatch: string | undefined;
  readonly wantsStream: boolean;
  readonly json: () => Json;
  readonly body: string;
}

export async function readRestRequest(
  message: IncomingMessage,
  url: URL,
  spaces: Spaces,
): Promise<RestRequest> {
  const { headers, method = 'GET' } = message;
  const body = await text(message);
  return {
    method,
    path: parsePath(decoded(url.pathname.slice(0, -'.json'.length))),
    search: url.searchParams,
    namespace: spaces.forRequest(url, headers.host ?? ''),
    caller: actingAs(
      callerFrom(credentialOf(message, url), Date.now()),
      url.searchParams.get('auth_variable_override'),
    ),
    wantsTag: headers['x-firebase-etag'] === 'true',
    ifMatch: headers['if-match'],
    wantsStream: headers.accept === 'text/event-stream',
    json: () => jsonFrom(body),
    body,
  };
}

/** A request line that is no address, which only a hand-made client sends, is taken for one without a path. */
export function addressOf({ url = '/' }: IncomingMessage): URL {
  const address = `http://localhost${url}`;
  return new URL(URL.canParse(address) ? address : 'http://localhost');
}

function credentialOf({ headers }: IncomingMessage, { searchParams }: URL): string | null | undefined {
  const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  return bearer ?? searchParams.get('auth') ?? searchParams.get('access_token');
}

function jsonFrom(body: string): Json {
  try {
    return parseJson(body);
  } catch {
    throw new InvalidData("Invalid data; couldn't parse JSON object, array, or value.");
  }
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    throw new InvalidData('Invalid path; it is not URL encoded.');
  }
}
