import { MissingCodeError } from './missingCode';

/** Milliseconds code may take, that of a page as that of a drawer or a dialog. */
const timeoutMs = 120_000;

export function inTime<T>(arrival: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new MissingCodeError('ChunkLoadError', 'The code does not arrive.')),
      timeoutMs,
    );
    arrival.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
