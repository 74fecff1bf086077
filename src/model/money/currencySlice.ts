import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { shop } from '#shopConfig';
import { rates } from './rates';

/** The display currencies; a name without a rate or a symbol is a type error. */
export const currencyNames = ['USD', 'EUR', 'INR'] as const;
export type CurrencyName = (typeof currencyNames)[number];

export interface Currency {
  currencySymbol: string;
  currencyName: CurrencyName;
  currencyRate: number;
}

export const currencies = {
  USD: { currencySymbol: '$', currencyName: 'USD', currencyRate: rates.USD },
  EUR: { currencySymbol: '€', currencyName: 'EUR', currencyRate: rates.EUR },
  INR: { currencySymbol: '₹', currencyName: 'INR', currencyRate: rates.INR },
} as const satisfies Record<CurrencyName, Currency>;

/** What orders are charged in, whatever they are shown in. */
export const settlementCurrency: CurrencyName = shop.currency;

export const isCurrencyName = (name: unknown): name is CurrencyName =>
  typeof name === 'string' && Object.hasOwn(currencies, name);

const initialState: Currency = currencies[settlementCurrency];

const currencySlice = createSlice({
  name: 'currency',
  initialState,
  reducers: {
    /** An unknown name leaves the currency as it is; the store's log says so. */
    currencyChosen: (state, { payload }: PayloadAction<string>) =>
      isCurrencyName(payload) ? currencies[payload] : state,
  },
});

export const { currencyChosen } = currencySlice.actions;
export const currencyReducer = currencySlice.reducer;
