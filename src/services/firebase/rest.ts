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
}

/** Asks one node of the database over REST. Tests bring their own address. */
export type DatabaseClient = (path: string, request?: RestRequest) => Promise<unknown>;

export const databaseClient =
  (
    urlOf: (path: string) => string,
    headers: () => Promise<Record<string, string>> = () => Promise.resolve({}),
  ): DatabaseClient =>
  async (path, request = {}) => {
    const { token, method = 'GET', query = {}, body, timeout = 8000, keepalive = false } = request;
    const address = new URL(urlOf(path));
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, JSON.stringify(value));
    if (token !== undefined) address.searchParams.set('auth', token);
    try {
      const response = await fetch(address, {
        method,
        headers: await headers(),
        body: body === undefined ? undefined : JSON.stringify(body),
        keepalive,
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(timeout),
      });
      if (!response.ok) throw new DatabaseError(`${path} was refused.`, response.status);
      // A write is done with its status; an answer that breaks off afterwards changes nothing.
      return method === 'GET' ? await response.json() : await response.text().catch(() => '');
    } catch (error) {
      throw error instanceof DatabaseError ? error : new DatabaseError(`${path} did not answer.`, 0, error);
    }
  };

/** The shop's own database. */
export const askDatabase = databaseClient((path) => env.databaseNodeUrl(path), appCheckHeaders);

/** One member's request to one node: no socket for a single answer. */
export const memberRequest = (path: string, request: RestRequest & { token: string }): Promise<unknown> =>
  askDatabase(path, request);
