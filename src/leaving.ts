/**
 * Whether this page is being left. As soon as one goes, Firefox and WebKit refuse what the page still waits for, long before the
 * next page comes: such a refusal is no failure. It must not be reported, and a reload would throw the shopper back.
 */

/** Milliseconds after which the page counts as one that stays: it was a file to keep that was asked for, or one has stopped. */
const staysAfterMs = 20_000;

let timer: ReturnType<typeof setTimeout> | undefined;
const whenItStays = new Set<() => void>();

/** The page has begun to be left. */
export function leave(): void {
  clearTimeout(timer);
  timer = setTimeout(stay, staysAfterMs);
}

/** It stays, or is back. */
export function stay(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const run of whenItStays) run();
  whenItStays.clear();
}

export const isLeaving = (): boolean => timer !== undefined;

/** Runs at once on a page that stays; on one that is being left, never, or when it turns out that it stays after all. */
export function onPageThatStays(run: () => void): void {
  if (isLeaving()) whenItStays.add(run);
  else run();
}
