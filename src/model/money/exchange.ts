import type { Currency } from './currencySlice';
import { toCents } from './pricing';

/**
 * The one rule between the shop's own currency, which every price, total and limit is kept in, and what is shown in the display
 * currency.
 */

type Rate = Pick<Currency, 'currencyRate'>;

/** An amount in the display currency, rounded once, half-up at two decimals. */
export const inDisplayCurrency = (amount: number, { currencyRate }: Rate): number =>
  toCents(amount * currencyRate) / 100;

/** Decimals that a limit keeps in the shop's own currency, so that the amount typed is the amount shown again. */
const limitDecimals = 6;

const exactly = (shown: number, { currencyRate }: Rate): number =>
  Number((shown / currencyRate).toFixed(limitDecimals));

/** Half a cent: prices that round to the same amount are shown alike. */
const halfCent = 0.005;

/** The own currency's amount of a lower limit typed in the display currency: every price that is shown as it is within it. */
export function lowerLimitInDollars(shown: number, currency: Rate): number {
  // Rounded outwards, then corrected: a float a hair above a whole cent would leave that cent out.
  let cents = Math.max(0, Math.floor(((shown - halfCent) / currency.currencyRate) * 100));
  while (inDisplayCurrency(cents / 100, currency) < shown) cents += 1;
  return Math.min(exactly(shown, currency), cents / 100);
}

/** The same for an upper limit. */
export function upperLimitInDollars(shown: number, currency: Rate): number {
  let cents = Math.ceil(((shown + halfCent) / currency.currencyRate) * 100);
  while (inDisplayCurrency(cents / 100, currency) > shown) cents -= 1;
  return Math.max(exactly(shown, currency), cents / 100);
}
