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

/** The errors of imports that have failed, with what the log calls them. */
const failures = new WeakMap<Error, MissingCodeError>();

/** Notes an error of `vite:preloadError`, the event of every import on demand that fails. */
export function noteMissingCode(error: Error): void {
  const name = error.message.startsWith('Unable to preload CSS') ? 'CSS_CHUNK_LOAD_FAILED' : 'ChunkLoadError';
  failures.set(error, new MissingCodeError(name, error.message, error));
}

/** The named error of missing code; every other error is returned unchanged. */
export const namedLoadError = (error: unknown): unknown =>
  (error instanceof Error && failures.get(error)) || error;

export const isMissingCode = (error: unknown): boolean => namedLoadError(error) instanceof MissingCodeError;
