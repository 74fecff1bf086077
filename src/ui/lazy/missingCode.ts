/** Messages by which browsers and the bundler report that a file of the shop could not be loaded. */
const missingFile =
  /dynamically imported module|importing a module|module script|valid JavaScript MIME type|Load failed|Failed to fetch/i;
const missingStyles = /preload CSS/i;

/**
 * A file of the shop that could not be loaded: deleted by a deploy, or not answered. The log is searched for its
 * `name`.
 */
export class MissingCodeError extends Error {
  constructor(name: 'ChunkLoadError' | 'CSS_CHUNK_LOAD_FAILED', message: string, cause?: unknown) {
    super(message, { cause });
    this.name = name;
  }
}

/** Wraps the error of a missing file; every other error is returned unchanged. */
export function namedLoadError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof MissingCodeError) return error;
  if (missingStyles.test(error.message))
    return new MissingCodeError('CSS_CHUNK_LOAD_FAILED', error.message, error);
  return missingFile.test(error.message)
    ? new MissingCodeError('ChunkLoadError', error.message, error)
    : error;
}

export const isMissingCode = (error: unknown): boolean => namedLoadError(error) instanceof MissingCodeError;
