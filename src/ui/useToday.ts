import { useMemo, useSyncExternalStore } from 'react';
import { brand } from '#brand';
import { env } from '#env';
import { whenReturned } from '#whenReturned';
import { useOnceHydrated } from './useIsHydrating';

const minute = 60_000;
let format: Intl.DateTimeFormat | undefined;

/** The shop's day, wherever the shopper is: `2026-11-25`. */
function today(): string {
  format ??= new Intl.DateTimeFormat('en', {
    timeZone: brand.timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = new Map(format.formatToParts(Date.now()).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
const unknown = (): string => '';

/** Looks with each full minute, since a day begins with one in every zone, and when the page comes back. */
function followDay(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = (): void => {
    onChange();
    timer = setTimeout(look, minute - (Date.now() % minute));
  };
  look();
  const stopReturns = whenReturned(onChange);
  return () => {
    clearTimeout(timer);
    stopReturns();
  };
}

/** The shop's day as a text; empty on prerendered pages, which are read on other days. */
export const useDay = (): string => useSyncExternalStore(followDay, today, unknown);

/** Midnight by the browser's clock on a day of the shop. */
export const dateOfDay = (day: string): Date => new Date(`${day}T00:00:00`);

/** The shop's day; on prerendered pages, where nothing is chosen yet, any day will do. */
export function useToday(): Date {
  const day = useDay();
  return useMemo(() => (day === '' ? new Date(0) : dateOfDay(day)), [day]);
}

/** The current year; on prerendered pages the one in which they were written, so that they hydrate in any other. */
export const useYear = (): number => useOnceHydrated(() => new Date().getFullYear(), env.builtYear);
