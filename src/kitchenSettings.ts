import { useMemo } from 'react';
import { shop } from '#shopConfig';
import { roundsOf, type CourierRounds } from './model/order/courier';
import { useShopSettings } from './shopSettings';

/** The rounds of the kitchen's courier, as the configuration has them. */
const builtRounds = roundsOf(shop.kitchen);

/** The courier's rounds, on the days the owner has set since. */
export function useCourierRounds(): CourierRounds {
  const { courierDays, closedDays } = useShopSettings();
  return useMemo(
    () => ({ ...builtRounds, ...(courierDays && { days: courierDays }), closed: closedDays }),
    [courierDays, closedDays],
  );
}
