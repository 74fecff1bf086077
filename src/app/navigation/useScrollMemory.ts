import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { fieldsOf } from '#model/untrusted';
import { marks } from '#prerender/protocol';
import { storedValue, tabStorage } from '#storedValue';
import { isFreshDocument } from '#ui/navigation/isFreshDocument';
import { whileGrowing } from '#ui/navigation/whileGrowing';
import { whenIdle } from '#whenIdle';

/** How many history entries are remembered. */
const mostPlaces = 50;

/** Stored for full page loads; without it such a page would start at its top. */
const storedPlaces = storedValue('eightwell:places', fieldsOf, tabStorage);

/** Pixels from the top by entry of the history. */
let places: Map<string, unknown> | undefined;

const knownPlaces = (): Map<string, unknown> => (places ??= new Map(Object.entries(storedPlaces.read())));

function storePlaces(): void {
  storedPlaces.write(Object.fromEntries([...knownPlaces()].slice(-mostPlaces)));
}

/** Where this document was left. */
let leftAt = 0;

/** The next document is scrolled by the browser: the app would come later. */
function leavePlaces(): void {
  storePlaces();
  leftAt = window.scrollY;
  window.history.scrollRestoration = 'auto';
}

/** From now on the app scrolls. WebKit leaves a page of the back/forward cache at its top then, and other pages were left meanwhile. */
function takePlaces({ persisted }: Pick<PageTransitionEvent, 'persisted'>): void {
  window.history.scrollRestoration = 'manual';
  if (!persisted) return;
  places = new Map([...knownPlaces(), ...Object.entries(storedPlaces.read())]);
  scrollBackTo(leftAt);
}

/** Whether the browser, or the visitor, has scrolled the document already. One that was too short is at its end. */
function isScrolled(): boolean {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  return scrollTop > 0 && scrollTop + clientHeight + 1 < scrollHeight;
}

/** The router gives the first entry of every document the same key, so the path is added to tell them apart. */
const placeKey = (key: string, pathname: string): string => (key === 'default' ? pathname : key);

/** From now on a place on the page is where its content really is: all of it is laid out (styles/_prerendered.scss). */
const layOutAll = (): void => document.documentElement.removeAttribute(marks.fresh);

/** The same when there is time. */
async function layOutAtRest(gone: AbortSignal): Promise<void> {
  await whenIdle();
  if (!gone.aborted) layOutAll();
}

const jumpTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' });

const scrollBackTo = (top: number): (() => void) =>
  whileGrowing(() => {
    jumpTo(top);
    return Math.abs(window.scrollY - top) < 2;
  });

/** A new path starts at the top, from where a text goes on to the section that is named; Back and Forward return to where one was. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    const unmounting = new AbortController();
    const { signal } = unmounting;
    void layOutAtRest(signal);
    takePlaces({ persisted: false });
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
  useLayoutEffect(() => {
    const isFirst = lastPath.current === undefined;
    const isNewPath = !isFirst && lastPath.current !== pathname;
    lastPath.current = pathname;
    // Such a page starts at its top.
    const isFresh = isFirst && isFreshDocument();
    if (!isFresh) layOutAll();
    const isPop = navigation === NavigationType.Pop;
    const isPlaced = isFirst ? isFresh || isScrolled() : !isNewPath && !isPop;
    if (isPlaced) knownPlaces().set(placeKey(key, pathname), window.scrollY);
    const place = isPop && !isPlaced && knownPlaces().get(placeKey(key, pathname));
    if (typeof place === 'number') return scrollBackTo(place);
    // A page that was never scrolled was left at its top.
    if (isNewPath) jumpTo(0);
    return undefined;
  }, [key, navigation, pathname]);
}
