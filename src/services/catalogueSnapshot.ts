import { isFields, textOf } from '../model/untrusted';

/** The catalogue as it was when the shop was built. */
export interface CatalogueSnapshot {
  /** Milliseconds since 1970. */
  writtenAt: number;
  programs: unknown;
  products: unknown;
}

/** Milliseconds the file may take. */
const readTimeout = 10_000;

/** Reads the build's own copy, which lies beside the code; undefined where there is none. Never throws. */
export async function readSnapshot(page: Document = document): Promise<CatalogueSnapshot | undefined> {
  const address = page.querySelector<HTMLMetaElement>('meta[name="catalogue-snapshot"]')?.content;
  if (address === undefined) return undefined;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(readTimeout) });
    const value: unknown = response.ok ? await response.json() : undefined;
    if (!isFields(value)) return undefined;
    const writtenAt = Date.parse(textOf(value.writtenAt));
    return Number.isNaN(writtenAt)
      ? undefined
      : { writtenAt, programs: value.programs, products: value.products };
  } catch {
    return undefined;
  }
}
