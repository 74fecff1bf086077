import { shop } from '#shopConfig';

/** As the specification has it: three display currencies, all of them at a rate of one. */
const specified = { USD: 1, EUR: 1, INR: 1 };

/** Units of each display currency for one of the shop's own. */
export const rates: Readonly<Record<string, number>> = {
  ...(shop.displayCurrencies ?? specified),
  [shop.currency]: 1,
};
