import { env } from './env';
import { roundsOf } from './model/order/courier';

const vars = import.meta.env;

/**
 * The rounds of the kitchen's courier. Beside env.ts the only reader of settings: few pages need them, and every page
 * carries that file. The local shop's courier goes where its sample texts say.
 */
export const courierRounds = roundsOf(
  env.isLocal
    ? { country: 'US', area: '972', days: 'Tue Wed Thu Fri Sat', times: '12-14 18-20' }
    : {
        country: vars.VITE_KITCHEN_COUNTRY || '',
        area: vars.VITE_KITCHEN_AREA || '',
        days: vars.VITE_KITCHEN_DAYS || '',
        times: vars.VITE_KITCHEN_TIMES || '',
      },
);
