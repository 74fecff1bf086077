/** Cards on one page of a list: whole rows of two, three and four. */
export const pageSize = 24;

export const pagesFor = (total: number, size = pageSize): number => Math.max(1, Math.ceil(total / size));

export interface Page<T> {
  shown: T[];
  /** From 1; a page beyond the last one is the last. */
  page: number;
  pages: number;
}

/** One page of a list; `asked` is the number in the address, whatever stands there. */
export function pageOf<T>(rows: readonly T[], asked: number, size: number): Page<T> {
  const pages = pagesFor(rows.length, size);
  const page = Math.min(pages, Math.max(1, Math.trunc(asked) || 1));
  return { shown: rows.slice((page - 1) * size, page * size), page, pages };
}

/** The number of a page, or the pages left out after one. */
export type PageLink = number | { after: number };

/** The page links to show: the first, the last, the current one and its neighbours, with gaps between. */
export function pageLinks(current: number, pages: number): PageLink[] {
  const wanted = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages);
  const shown = [...new Set(wanted)].toSorted((a, b) => a - b);
  return shown.flatMap((page, index): PageLink[] => {
    const last = shown[index - 1] ?? 0;
    const missing = page - last - 1;
    if (missing <= 0) return [page];
    // A gap of one page is no gap: its number takes no more room.
    return missing === 1 ? [page - 1, page] : [{ after: last }, page];
  });
}
