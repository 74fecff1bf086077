import { env } from '#env';
import { appCheckHeaders } from './appCheck';

/** A node of the database that did not answer, or refused; `status` is 0 when there was no answer. */
export class DatabaseError extends Error {
  readonly status: number;

  constructor(message: string, status: number, cause?: unknown) {
    super(message, { cause });
    this.name = 'DatabaseError';
    this.status = status;
  }

  /** The rules said no; every other status says nothing about what became of a write. */
  get isRefusal(): boolean {
    return this.status === 400 || this.status === 401 || this.status === 403 || this.status === 413;
  }
}

export interface RestRequest {
  /** The ID token of the member who asks. It travels in the address of the request, as the database wants it. */
  token?: string | undefined;
  method?: 'GET' | 'PUT' | 'PATCH' | 'DELETE';
  /** Query parameters; strings are sent as JSON, so the quotes come by themselves. */
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  /** Milliseconds until a silent server counts as gone; the request is then aborted and never sent later. */
  timeout?: number;
  /** `keepalive` of fetch: the request goes on when the page is closed. */
  keepalive?: boolean;
  /** The version a write is meant to replace; where another one stands by now, it is answered with 412. */
  replaces?: string | null;
  /** Asks for the version of what is read, too. */
  wantsVersion?: boolean;
}

/** What stands at a node, and which version of it that is; null where the browser is not shown it. */
export interface NodeVersion {
  value: unknown;
  version: string | null;
}

/** Asks one node of the database over REST. Tests bring their own address. */
export type DatabaseClient = (path: string, request?: RestRequest) => Promise<unknown>;

type VersionClient = (path: string, request?: RestRequest) => Promise<NodeVersion>;

const versionClient =
  (urlOf: (path: string) => string, headers: () => Promise<Record<string, string>>): VersionClient =>
  async (path, request = {}) => {
    const { token, method = 'GET', query = {}, body, timeout = 8000, keepalive = false } = request;
    const address = new URL(urlOf(path));
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, JSON.stringify(value));
    if (token !== undefined) address.searchParams.set('auth', token);
    try {
      const response = await fetch(address, {
        method,
        headers: {
          ...(await headers()),
          ...(request.wantsVersion && { 'X-Firebase-ETag': 'true' }),
          ...(request.replaces && { 'if-match': request.replaces }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        keepalive,
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(timeout),
      });
      if (!response.ok) throw new DatabaseError(`${path} was refused.`, response.status);
      // A write is done with its status; an answer that breaks off afterwards changes nothing.
      const value: unknown = method === 'GET' ? await response.json() : await response.text().catch(() => '');
      return { value, version: response.headers.get('ETag') };
    } catch (error) {
      throw error instanceof DatabaseError ? error : new DatabaseError(`${path} did not answer.`, 0, error);
    }
  };

const valuesOf =
  (ask: VersionClient): DatabaseClient =>
  async (path, request) =>
    (await ask(path, request)).value;

export const databaseClient = (urlOf: (path: string) => string): DatabaseClient =>
  valuesOf(versionClient(urlOf, () => Promise.resolve({})));

const ownDatabase = versionClient((path) => env.databaseNodeUrl(path), appCheckHeaders);

/** The shop's own database. */
export const askDatabase = valuesOf(ownDatabase);

/** One member's request to one node: no socket for a single answer. */
export const memberRequest = (path: string, request: RestRequest & { token: string }): Promise<unknown> =>
  askDatabase(path, request);

/**
 * One node as a member may read it, with the version that a write can be bound to; without one where no page may ask for
 * it, because the answer to the browser's preflight request says so.
 */
export async function memberVersion(path: string, token: string): Promise<NodeVersion> {
  try {
    return await ownDatabase(path, { token, wantsVersion: true });
  } catch (error) {
    if (!(error instanceof DatabaseError && error.status === 0)) throw error;
    return { value: await memberRequest(path, { token }), version: null };
  }
}
