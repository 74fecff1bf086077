import { dateOf } from './courier';
import type { DeliveryMethod } from './delivery';

/** Working days from the order to the door. */
export const workingDays = {
  standard: { from: 3, to: 6 },
  express: { from: 1, to: 2 },
} as const satisfies Record<Exclude<DeliveryMethod, 'none'>, { from: number; to: number }>;

export type ParcelMethod = keyof typeof workingDays;

const isWeekend = (day: Date): boolean => day.getDay() === 0 || day.getDay() === 6;

function afterWorkingDays(start: Date, count: number, closed: readonly string[]): Date {
  const day = new Date(start.getFullYear(), start.getMonth(), start.getDate());
  let left = count;
  while (left > 0) {
    day.setDate(day.getDate() + 1);
    if (!isWeekend(day) && !closed.includes(dateOf(day))) left -= 1;
  }
  return day;
}

/** The first and the last day on which a parcel sent off today may come; weekends and days the shop is closed do not count. */
export const arrivalOf = (
  method: ParcelMethod,
  today: Date,
  closed: readonly string[] = [],
): { from: Date; to: Date } => ({
  from: afterWorkingDays(today, workingDays[method].from, closed),
  to: afterWorkingDays(today, workingDays[method].to, closed),
});
