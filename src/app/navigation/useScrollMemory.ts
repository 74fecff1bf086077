import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isFields } from '../../model/untrusted';
import { storedValue, tabStorage } from '../../storedValue';
import { turnTaker } from '../../turns';
import { whenIdle } from '../../whenIdle';

/** How many history entries are remembered. */
const mostPlaces = 50;

const placesFrom = (found: unknown): Record<string, number> =>
  isFields(found)
    ? Object.fromEntries(
        Object.entries(found).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
      )
    : {};

/** Stored for full page loads; without it such a page would start at its top. */
const storedPlaces = storedValue('eightwell:places', placesFrom, tabStorage);

/** Pixels from the top by entry of the history. */
let places: Map<string, number> | undefined;

const knownPlaces = (): Map<string, number> => (places ??= new Map(Object.entries(storedPlaces.read())));

function storePlaces(): void {
  storedPlaces.write(Object.fromEntries([...knownPlaces()].slice(-mostPlaces)));
}

/** The next document is scrolled by the browser: the app would come later. */
function leavePlaces(): void {
  storePlaces();
  window.history.scrollRestoration = 'auto';
}

/** Whether the browser, or the visitor, has scrolled the document already. One that was too short is at its end. */
function isScrolled(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return window.scrollY > 0 && window.scrollY + 1 < scrollHeight - clientHeight;
}

/** The router gives the first entry of every document the same key, so the path is added to tell them apart. */
const placeKey = (key: string, pathname: string): string => (key === 'default' ? pathname : key);

/** True when this document was opened by a link or a typed address: such a page starts at its top. */
function isFreshDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'navigate';
}

/** From now on a place on the page is where its content really is: all of it is laid out (styles/_prerendered.scss). */
const layOutAll = (): void => document.documentElement.removeAttribute('data-fresh');

/** The parts that styles/_prerendered.scss leaves for later. */
const laterParts = ':is(.section, footer, .grid > :nth-child(n + 5))';

/** The same part by part when there is time: all of it at once would hold up a press. */
async function layOutAtRest(gone: AbortSignal): Promise<void> {
  const page = document.documentElement;
  await whenIdle();
  if (gone.aborted) return;
  const takeTurn = turnTaker();
  if (page.dataset['fresh'] === '') page.dataset['fresh'] = 'far';
  for (const part of document.querySelectorAll<HTMLElement>(laterParts)) {
    // Lays out what has been asked for, within this turn.
    page.getBoundingClientRect();
    await takeTurn();
    if (gone.aborted || page.dataset['fresh'] === undefined) return;
    part.style.contentVisibility = 'visible';
  }
  layOutAll();
}

/** Milliseconds for which a page that is still growing is scrolled again to its old place. */
const timeoutMs = 2000;

function scrollBackTo(top: number): () => void {
  const settle = (): void => window.scrollTo({ top, behavior: 'instant' });
  settle();
  const growth = new ResizeObserver(() => {
    settle();
    if (Math.abs(window.scrollY - top) < 2) stop();
  });
  const stop = (): void => {
    growth.disconnect();
    clearTimeout(timer);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchstart', stop);
  };
  const timer = setTimeout(stop, timeoutMs);
  growth.observe(document.documentElement);
  window.addEventListener('wheel', stop, { passive: true, once: true });
  window.addEventListener('touchstart', stop, { passive: true, once: true });
  return stop;
}

/** A new path starts at the top; Back and Forward return to where one was. */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    const unmounting = new AbortController();
    const { signal } = unmounting;
    void layOutAtRest(signal);
    const takePlaces = (): void => void (window.history.scrollRestoration = 'manual');
    takePlaces();
    window.addEventListener('pageshow', takePlaces, { signal });
    window.addEventListener('pagehide', leavePlaces, { signal });
    return () => unmounting.abort();
  }, []);

  // Before the next page is painted: a shorter page makes the browser scroll, and that scroll event must not be
  // stored for the old page.
  useLayoutEffect(() => {
    const remember = (): void => void knownPlaces().set(placeKey(key, pathname), window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, pathname]);

  // Runs for every history entry; a change of the query alone keeps the scroll position.
  const lastPath = useRef<string>(undefined);
  const isStart = useRef(true);
  useLayoutEffect(() => {
    const isNewPath = lastPath.current !== pathname;
    lastPath.current = pathname;
    const isFirst = isStart.current;
    isStart.current = false;
    const isFresh = isFirst && isFreshDocument();
    if (!isFresh) layOutAll();
    const isPlaced = isFirst && (isFresh || isScrolled());
    if (isPlaced) knownPlaces().set(placeKey(key, pathname), window.scrollY);
    if (navigation === NavigationType.Pop && !isPlaced) {
      const place = knownPlaces().get(placeKey(key, pathname));
      if (place !== undefined) return scrollBackTo(place);
      // A page that was never scrolled was left at its top.
      if (isNewPath && !isFirst) window.scrollTo({ top: 0, behavior: 'instant' });
      return undefined;
    }
    if (isNewPath && !isFirst && !hash) window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [key, navigation, pathname, hash]);
}
