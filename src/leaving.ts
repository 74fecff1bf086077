/**
 * Whether this page is being left. As soon as one goes, Firefox and WebKit refuse what the page still waits for, long before the
 * next page comes: such a refusal is no failure. It must not be reported, and a reload would throw the shopper back.
 */

/** Milliseconds after which the page counts as one that stays: it was a file to keep that was asked for, or one has stopped. */
const staysAfterMs = 20_000;

/** Milliseconds by which WebKit (Back) and Firefox (a reload) refuse what the page waits for before they tell of it (measured on busy machines). */
const refusesBeforeMs = 1000;

interface Waiting {
  ifItStays: () => void;
  ifItIsBack: () => void;
}

let timer: ReturnType<typeof setTimeout> | undefined;
let isReloading = false;
const waiting = new Set<Waiting>();

/** The departure is over; returns what has waited for its end. */
function endDeparture(): Waiting[] {
  clearTimeout(timer);
  timer = undefined;
  isReloading = false;
  const ended = [...waiting];
  waiting.clear();
  return ended;
}

/** The page has begun to be left. */
export function leave(): void {
  clearTimeout(timer);
  timer = setTimeout(stay, staysAfterMs);
}

/** Loads the page anew: a departure like any other, of which not every browser tells. */
export function reload(): void {
  leave();
  isReloading = true;
  window.location.reload();
}

/** The router has gone on to another page: a reload that was asked for before would bring back the one that it was asked for on. */
export function takeReloadAlong(): void {
  if (isReloading) reload();
}

/** It stays after all. */
export function stay(): void {
  for (const { ifItStays } of endDeparture()) ifItStays();
}

/** It was left, and is back from the pages that browsers keep for Back. */
export function comeBack(): void {
  for (const { ifItIsBack } of endDeparture()) ifItIsBack();
}

export const isLeaving = (): boolean => timer !== undefined;

/**
 * Runs at once on a page that stays; on one that is being left, never, or when it turns out that it stays after all. On one that
 * was left and is back, what failed was refused because one went: there `ifItIsBack` runs instead.
 */
export function onPageThatStays(ifItStays: () => void, ifItIsBack: () => void = () => undefined): void {
  if (isLeaving()) waiting.add({ ifItStays, ifItIsBack });
  else ifItStays();
}

/** The same for a load that failed: it may have been refused because one goes, though nothing has told of it yet. */
export function onPageThatStaysAfterAll(
  ifItStays: () => void,
  ifItIsBack: () => void = () => undefined,
): void {
  const failed = { ifItStays, ifItIsBack };
  waiting.add(failed);
  setTimeout(() => {
    if (!isLeaving() && waiting.delete(failed)) ifItStays();
  }, refusesBeforeMs);
}
