import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { shop } from '#shopConfig';
import { rates } from './rates.ts';

/** As ISO 4217 names it, in capitals. */
export type CurrencyName = string;

export interface Currency {
  currencySymbol: string;
  currencyName: CurrencyName;
  currencyRate: number;
}

/** Those of the specification; a browser that is asked for one reads all its languages first, which takes a slow phone long. */
const symbols: Readonly<Record<string, string>> = { USD: '$', EUR: '€', INR: '₹' };

function symbolOf(currency: CurrencyName): string {
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const parts = new Intl.NumberFormat('en', options).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** What orders are charged in, whatever they are shown in. */
export const settlementCurrency: CurrencyName = shop.currency;

const currencyAt = (currencyName: CurrencyName, currencyRate: number): Currency => ({
  currencySymbol: symbols[currencyName] ?? symbolOf(currencyName),
  currencyName,
  currencyRate,
});

const own = currencyAt(settlementCurrency, 1);

const currencies: ReadonlyMap<CurrencyName, Currency> = new Map(
  Object.entries(rates).map(([name, rate]) => [
    name,
    name === settlementCurrency ? own : currencyAt(name, rate),
  ]),
);

/** The display currencies: the shop's own, and what it shows beside it. */
export const currencyNames: readonly CurrencyName[] = [...currencies.keys()];

export const isCurrencyName = (name: unknown): name is CurrencyName =>
  typeof name === 'string' && currencies.has(name);

/** A display currency; the shop's own for one that is not shown, or not any more. */
export const currencyOf = (name: unknown): Currency =>
  (typeof name === 'string' ? currencies.get(name) : undefined) ?? own;

const currencySlice = createSlice({
  name: 'currency',
  initialState: own,
  reducers: {
    /** An unknown name leaves the currency as it is; the store's log says so. */
    currencyChosen: (state, { payload }: PayloadAction<string>) =>
      isCurrencyName(payload) ? currencyOf(payload) : state,
  },
});

export const { currencyChosen } = currencySlice.actions;
export const currencyReducer = currencySlice.reducer;
