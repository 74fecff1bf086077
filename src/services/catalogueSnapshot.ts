import { fieldsOf, textOf } from '#model/untrusted';
import { written } from '#prerender/protocol';
import { reportError } from '#reportError';

/** The catalogue as it was when the shop was built. */
export interface CatalogueSnapshot {
  /** Milliseconds since 1970. */
  writtenAt: number;
  programs: unknown;
  products: unknown;
}

/** Milliseconds the file may take. */
const readTimeout = 10_000;

async function readFrom(address: string): Promise<CatalogueSnapshot> {
  const response = await fetch(address, { signal: AbortSignal.timeout(readTimeout) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const value: unknown = await response.json();
  const { writtenAt, programs, products } = fieldsOf(value);
  const time = Date.parse(textOf(writtenAt));
  if (Number.isNaN(time)) throw new Error(`${address} does not say when it was written.`);
  return { writtenAt: time, programs, products };
}

/** Reads the build's own copy, which lies beside the code; undefined where there is none. Never throws. */
export async function readSnapshot(page: Document = document): Promise<CatalogueSnapshot | undefined> {
  const address = written('catalogue-snapshot', page);
  if (address === undefined) return undefined;
  try {
    return await readFrom(address);
  } catch (error) {
    reportError(error, 'The build’s copy of the catalogue could not be read.', 'warning');
    return undefined;
  }
}
