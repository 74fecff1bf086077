import type { Middleware } from '@reduxjs/toolkit';
import { currencyChosen, isCurrencyName } from '#model/money/currencySlice';
import { reportError } from '#reportError';

/** Logs a currency that the shop does not know; the reducer ignores it. */
export const currencyLog: Middleware = () => (next) => (action) => {
  if (currencyChosen.match(action) && !isCurrencyName(action.payload))
    reportError(new Error(action.payload), 'This is none of the shop’s currencies.', 'warning');
  return next(action);
};
