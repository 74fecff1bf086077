import { fieldsOf, textOf } from '#model/untrusted';
import { written } from '#prerender/protocol';
import { reportError } from '#reportError';
import { readBuiltFile } from './builtFile';

/** The catalogue as it was when the shop was built. */
export interface CatalogueSnapshot {
  /** Milliseconds since 1970. */
  writtenAt: number;
  programs: unknown;
  products: unknown;
}

async function readFrom(address: string): Promise<CatalogueSnapshot> {
  const { writtenAt, programs, products } = fieldsOf(await readBuiltFile(address));
  const time = Date.parse(textOf(writtenAt));
  if (Number.isNaN(time)) throw new Error(`${address} does not say when it was written.`);
  return { writtenAt: time, programs, products };
}

/** Reads the build's own copy, which lies beside the code; undefined where there is none. Never throws. */
export async function readSnapshot(): Promise<CatalogueSnapshot | undefined> {
  const address = written('catalogue-snapshot');
  if (address === undefined) return undefined;
  try {
    return await readFrom(address);
  } catch (error) {
    reportError(error, 'The build’s copy of the catalogue could not be read.', 'warning');
    return undefined;
  }
}
