import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
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
export const settlementCurrency = 'USD';

export const isCurrencyName = (name: unknown): name is CurrencyName =>
  typeof name === 'string' && Object.hasOwn(currencies, name);

/** The name, if it is one of the shop's currencies; any other is logged. */
export function knownCurrency(name: unknown): CurrencyName | undefined {
  if (isCurrencyName(name)) return name;
  console.warn('This is none of the shop’s currencies:', name);
  return undefined;
}

const initialState: Currency = currencies.USD;

const currencySlice = createSlice({
  name: 'currency',
  initialState,
  reducers: {
    /** An unknown name leaves the currency as it is. */
    currencyChosen: {
      prepare: (name: string) => ({ payload: knownCurrency(name) }),
      // Another tab's event comes as it was sent.
      reducer: (state, { payload }: PayloadAction<CurrencyName | undefined>) =>
        isCurrencyName(payload) ? currencies[payload] : state,
    },
  },
});

export const { currencyChosen } = currencySlice.actions;
export const currencyReducer = currencySlice.reducer;
