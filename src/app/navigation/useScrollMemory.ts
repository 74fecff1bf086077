import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const storedPlaces = 'eightwell:places';
/** The entries of the history one is likely to return to. */
const mostPlaces = 50;

/** Pixels from the top by entry of the history. They are kept for a page that is loaded whole, and come back with it. */
let places: Map<string, number> | undefined;

function readPlaces(): Map<string, number> {
  try {
    const stored = new Map<string, unknown>(
      Object.entries(JSON.parse(window.sessionStorage.getItem(storedPlaces) ?? '{}') as object),
    );
    return new Map([...stored].flatMap(([key, top]) => (typeof top === 'number' ? [[key, top]] : [])));
  } catch {
    return new Map();
  }
}

const knownPlaces = (): Map<string, number> => (places ??= readPlaces());

function storePlaces(): void {
  try {
    const latest = [...knownPlaces()].slice(-mostPlaces);
    window.sessionStorage.setItem(storedPlaces, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Then a page that is loaded whole starts at its top.
  }
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
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', storePlaces);
    return () => window.removeEventListener('pagehide', storePlaces);
  }, []);

  // Before the next page is painted: the shorter page's first scroll event must not be taken for this one's.
  useLayoutEffect(() => {
    const remember = (): void => void knownPlaces().set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  // Runs for every entry of the history; a change of the query alone leaves the reader in place.
  const lastPath = useRef<string>(undefined);
  useLayoutEffect(() => {
    const isNewPath = lastPath.current !== pathname;
    lastPath.current = pathname;
    if (navigation === NavigationType.Pop) {
      const place = knownPlaces().get(key);
      return place === undefined ? undefined : scrollBackTo(place);
    }
    if (isNewPath && !hash) window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [key, navigation, pathname, hash]);
}
