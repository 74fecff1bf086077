import { createContext, useContext, useDeferredValue } from 'react';
import { marks } from '#prerender/protocol';
import { useIsHydrating } from '#ui/useIsHydrating';

/** Whether prices are what the database says: those of a prerendered page are as old as its build until it has spoken. */
export const ConfirmedPrices = createContext(true);

/**
 * Attributes of what shows a price. A part that is hydrated late is marked in its HTML, whatever was said meanwhile; its mark goes
 * with the commit that brings the rows, which are rendered in steps (`useRows`).
 */
export function usePriceMark() {
  const isPrerendered = useIsHydrating();
  const isConfirmed = useContext(ConfirmedPrices);
  const isUnconfirmed = useDeferredValue(isPrerendered || !isConfirmed);
  return { [marks.unconfirmed]: isUnconfirmed || undefined };
}
