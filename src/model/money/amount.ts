import { sumOf } from './pricing';

/** An amount as machines and terminals write it, without a currency: two decimals after a point. */
export const plainAmount = (amount: number): string => amount.toFixed(2);

export const isWholeCents = (amount: number): boolean => sumOf([amount]) === amount;

/** Whether an order can be reckoned with it: percent, in hundredths at the finest. */
export const isDiscount = (percent: unknown): boolean =>
  typeof percent === 'number' && percent >= 0 && percent <= 100 && isWholeCents(percent);
