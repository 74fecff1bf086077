/** Readers of values that came from outside: each gives a value of its type or its fallback, never throws. */

export type Fields = Record<string, unknown>;

/** Parses JSON text; anything but text is returned as it is, broken text is undefined. */
export function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a node; none where it is absent or something else. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

export const textOf = (value: unknown, fallback = ''): string =>
  typeof value === 'string' ? value : fallback;

/** The value if it is one of these words. */
export const oneOf = <Word extends string>(value: unknown, words: readonly Word[]): Word | undefined =>
  words.find((word) => word === value);

/** A number, also when it is written as text; undefined for what is no finite number. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'string' && value.trim() === '') return undefined;
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

/** More than anything in a shop costs; beyond it sums would lose their cents. */
const highestPrice = 1_000_000;

/** A price; undefined for what can be none. */
export function priceOf(value: unknown): number | undefined {
  const price = numberOf(value);
  return price !== undefined && price >= 0 && price <= highestPrice ? price : undefined;
}

/** Children of a node by their keys. Where these are numbers the database answers with a list, whose holes are left out. */
export const childrenOf = (node: unknown): [key: string, child: unknown][] =>
  Object.entries<unknown>(Array.isArray(node) || isFields(node) ? node : {}).filter(
    ([, child]) => child !== null && child !== undefined,
  );

/** Children that have fields. */
export const entriesOf = (node: unknown): [key: string, entry: Fields][] =>
  childrenOf(node).filter((child): child is [string, Fields] => isFields(child[1]));

/** Entries of a list or of an object map (as the database stores lists), without holes. */
export const listOf = (value: unknown): unknown[] => childrenOf(value).map(([, entry]) => entry);

/** Texts of a list, of an object map, or the single text. */
export const textsOf = (value: unknown): string[] =>
  (typeof value === 'string' ? [value] : listOf(value)).filter(
    (entry): entry is string => typeof entry === 'string' && entry !== '',
  );

/** A text as an address; undefined for what is none. Browsers from before 2023 have no URL.canParse. */
export function urlOf(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Part of an address as people read it; undefined where it was cut off in the middle of a character. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
