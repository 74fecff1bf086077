/** How browsers and the bundler say that a file of the shop did not come. */
const missingFile =
  /dynamically imported module|importing a module|module script|valid JavaScript MIME type|Load failed|Failed to fetch/i;
const missingStyles = /preload CSS/i;

/** A file of the shop that did not come: gone after a deploy, or never answered. Its name is what the log is searched for. */
export class MissingCodeError extends Error {
  constructor(name: 'ChunkLoadError' | 'CSS_CHUNK_LOAD_FAILED', message: string, cause?: unknown) {
    super(message, { cause });
    this.name = name;
  }
}

/** Names what is a missing file; every other error of a page's code stays what it is. */
export function namedLoadError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof MissingCodeError) return error;
  if (missingStyles.test(error.message))
    return new MissingCodeError('CSS_CHUNK_LOAD_FAILED', error.message, error);
  return missingFile.test(error.message)
    ? new MissingCodeError('ChunkLoadError', error.message, error)
    : error;
}

export const isMissingCode = (error: unknown): boolean => namedLoadError(error) instanceof MissingCodeError;
