import { createContext, useContext } from 'react';
import { marks } from '#prerender/protocol';

/** Whether prices are what the database says: those of a prerendered page are as old as its build until it has spoken. */
export const ConfirmedPrices = createContext(true);

/** Attributes of what shows a price. */
export const usePriceMark = () => ({ [marks.unconfirmed]: useContext(ConfirmedPrices) ? undefined : true });
