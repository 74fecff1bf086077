import { useMemo, useSyncExternalStore } from 'react';
import { env } from '../env';

/** A new day triggers no render; the next one uses it. */
const never = () => () => undefined;
const today = (): string => new Date().toDateString();
const unknown = (): string => '';

/** Today as a text; empty on prerendered pages, which are read on other days. */
export const useDay = (): string => useSyncExternalStore(never, today, unknown);

/** Today; on prerendered pages, where nothing is chosen yet, any day will do. */
export function useToday(): Date {
  const day = useDay();
  return useMemo(() => new Date(day === '' ? 0 : day), [day]);
}

const year = (): number => new Date().getFullYear();
const yearOfBuild = (): number => env.builtYear;

/** The current year; on prerendered pages the one in which they were written, so that they hydrate in any other. */
export const useYear = (): number => useSyncExternalStore(never, year, yearOfBuild);
