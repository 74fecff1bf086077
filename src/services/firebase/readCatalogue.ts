import { pause } from '#pause';
import { env } from '#env';
import { written } from '#prerender/protocol';
import { appCheckHeaders } from './appCheck';
import { rangeUrl, wholeNode, type KeyRange } from './keyRange';

/** Error codes of a failed read; the texts are in the translations. */
export type ReadProblem = 'permission_denied' | 'too_big' | 'unavailable';

export class CatalogueReadError extends Error {
  constructor(
    readonly problem: ReadProblem,
    options?: ErrorOptions,
  ) {
    super(`The catalogue could not be read: ${problem}`, options);
    this.name = 'CatalogueReadError';
  }
}

type CatalogueNode = `${'programs' | 'products'}${'' | `/${string}`}` | `texts/${string}`;

/** Milliseconds one read may take. */
const readTimeout = 10_000;
/** Milliseconds to wait before each repeat of a read that failed for a passing reason. */
const retryDelays = [400, 1200];

const problemOf = (status: number): ReadProblem => {
  if (status === 401 || status === 403) return 'permission_denied';
  return status === 413 ? 'too_big' : 'unavailable';
};

async function readOnce(url: string): Promise<unknown> {
  try {
    const response = await fetch(url, {
      headers: await appCheckHeaders(),
      signal: AbortSignal.timeout(readTimeout),
    });
    if (!response.ok) throw new CatalogueReadError(problemOf(response.status));
    return await response.json();
  } catch (error) {
    throw error instanceof CatalogueReadError
      ? error
      : new CatalogueReadError('unavailable', { cause: error });
  }
}

const isPassing = (error: unknown): boolean =>
  error instanceof CatalogueReadError &&
  error.problem === 'unavailable' &&
  !(error.cause instanceof DOMException && error.cause.name === 'TimeoutError');

/**
 * A node, unchecked; null where there is none. Of a catalogue's node at most a range of rows. Read over REST: the SDK would
 * hold a connection open and never settle when the server is silent. Throws CatalogueReadError.
 */
export async function readNode(node: CatalogueNode, range?: KeyRange): Promise<unknown> {
  const url = env.databaseNodeUrl(node);
  const address = range ? rangeUrl(url, range) : url;
  for (const delay of retryDelays) {
    try {
      return await readOnce(address);
    } catch (error) {
      if (!isPassing(error)) throw error;
      await pause(delay);
    }
  }
  return readOnce(address);
}

/** What is asked for first: a build from a long catalogue says that a few rows are enough for the first cards. */
export function firstRange(page: Document = document): KeyRange {
  const rows = Number(written('catalogue-page', page));
  return rows > 0 ? { most: rows } : wholeNode;
}
