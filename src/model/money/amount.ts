import { sumOf } from './pricing';

/** An amount as machines and terminals write it, without a currency: two decimals after a point. */
export const plainAmount = (amount: number): string => amount.toFixed(2);

export const isWholeCents = (amount: number): boolean => sumOf([amount]) === amount;
