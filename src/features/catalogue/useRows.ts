import { useDeferredValue } from 'react';
import type { ShopState } from '#model/shopState';
import { useShop } from '#storeHooks';

/**
 * Rows of the catalogue for lists. New ones are rendered in steps between which a press is answered: `useSelector` alone would
 * render them all before the next one.
 */
export const useRows = <T>(select: (state: ShopState) => T): T => useDeferredValue(useShop(select));
