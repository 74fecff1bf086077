import { useMemo } from 'react';
import { env } from './env';
import { roundsOf, type CourierRounds } from './model/order/courier';
import { useShopSettings } from './shopSettings';

const vars = import.meta.env;

/**
 * The rounds of the kitchen's courier. Beside env.ts the only reader of settings: few pages need them, and every page
 * carries that file. The local shop's courier goes where its sample texts say.
 */
const builtRounds = roundsOf(
  env.isLocal
    ? { country: 'US', area: '972', days: 'Tue Wed Thu Fri Sat', times: '12-14 18-20' }
    : {
        country: vars.VITE_KITCHEN_COUNTRY || '',
        area: vars.VITE_KITCHEN_AREA || '',
        days: vars.VITE_KITCHEN_DAYS || '',
        times: vars.VITE_KITCHEN_TIMES || '',
      },
);

/** The courier's rounds, on the days the owner has set since. */
export function useCourierRounds(): CourierRounds {
  const { courierDays, closedDays } = useShopSettings();
  return useMemo(
    () => ({ ...builtRounds, ...(courierDays && { days: courierDays }), closed: closedDays }),
    [courierDays, closedDays],
  );
}
