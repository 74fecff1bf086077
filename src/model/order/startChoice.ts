import { oneOf } from '#model/untrusted';
import { daysToWithdraw } from './withdrawal';

/** With the payment, as the shopper asks, or when the days to withdraw are over. */
export const programStarts = ['early', 'later'] as const;
export type ProgramStartChoice = (typeof programStarts)[number];

export const programStartFrom = (value: unknown): ProgramStartChoice | undefined =>
  oneOf(value, programStarts);

/** The first day of a program that waits, if its order is confirmed on this day: the days are counted from the next one on. */
export function earliestLaterStart(day: Date): Date {
  const start = new Date(day);
  start.setDate(start.getDate() + daysToWithdraw + 1);
  return start;
}
