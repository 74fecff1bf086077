import { env } from '../../env';

/** A node of the database that did not answer, or refused; `status` is 0 when there was no answer. */
export class DatabaseError extends Error {
  readonly status: number;

  constructor(message: string, status: number, cause?: unknown) {
    super(message, { cause });
    this.name = 'DatabaseError';
    this.status = status;
  }
}

interface RestRequest {
  /** The ID token of the member who asks. It travels in the address of the request, as the database wants it. */
  token: string;
  method?: 'GET' | 'PUT' | 'DELETE';
  /** Query parameters; strings are sent as JSON, so the quotes come by themselves. */
  query?: Record<string, string | number>;
  body?: unknown;
  /** Milliseconds until a silent server counts as gone. */
  timeout?: number;
}

/** One member's request to one node, over REST: no socket for a single answer. */
export async function memberRequest(path: string, request: RestRequest): Promise<unknown> {
  const { token, method = 'GET', query = {}, body, timeout = 8000 } = request;
  const address = new URL(env.databaseNodeUrl(path));
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, JSON.stringify(value));
  address.searchParams.set('auth', token);
  const response = await fetch(address, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(timeout),
  }).catch((error: unknown) => {
    throw new DatabaseError(`${path} did not answer.`, 0, error);
  });
  if (!response.ok) throw new DatabaseError(`${path} was refused.`, response.status);
  return response.json();
}
