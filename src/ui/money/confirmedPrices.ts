import { createContext, useContext } from 'react';
import { marks } from '#prerender/protocol';
import { useIsHydrating } from '#ui/useIsHydrating';

/** Whether prices are what the database says: those of a prerendered page are as old as its build until it has spoken. */
export const ConfirmedPrices = createContext(true);

/** Attributes of what shows a price. A part that is hydrated late is marked in its HTML, whatever was said meanwhile. */
export function usePriceMark() {
  const isPrerendered = useIsHydrating();
  const isConfirmed = useContext(ConfirmedPrices);
  return { [marks.unconfirmed]: isPrerendered || !isConfirmed || undefined };
}
