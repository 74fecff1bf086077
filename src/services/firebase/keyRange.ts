/** Rows of a node that are asked for at once. */
export interface KeyRange {
  /** The key to begin at; absent for the first rows. */
  from?: string;
  most: number;
}

/** A node with more rows than this is read in pages; one more is asked for, so that a full answer means that there are more. */
export const wholeNode: KeyRange = { most: 1001 };

/** The address of some rows of a node, in the order of their keys. */
export function rangeUrl(url: string, { from, most }: KeyRange): string {
  const start = from === undefined ? '' : `&startAt=${encodeURIComponent(JSON.stringify(from))}`;
  const order = encodeURIComponent('"$key"');
  return `${url}${url.includes('?') ? '&' : '?'}orderBy=${order}${start}&limitToFirst=${most}`;
}
