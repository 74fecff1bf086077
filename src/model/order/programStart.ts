import { oneOf } from '#model/untrusted';
import { hasProgram, type PlacedOrder } from './order';

/** With the payment, as the shopper asks, or when the days to withdraw are over. */
export const programStarts = ['early', 'later'] as const;
export type ProgramStartChoice = (typeof programStarts)[number];

export const programStartFrom = (value: unknown): ProgramStartChoice | undefined =>
  oneOf(value, programStarts);

const withdrawalDays = 14;

/** The first day of a program that waits, if its order is confirmed on this day: the days are counted from the next one on. */
export function earliestLaterStart(day: Date): Date {
  const start = new Date(day);
  start.setDate(start.getDate() + withdrawalDays + 1);
  return start;
}

/** The dates of an order's programs, as the terms state them. */
export interface ProgramStart {
  isConfirmed: boolean;
  isPaid: boolean;
  /** The first week comes with the payment, or when the days to withdraw are over. */
  begins: ProgramStartChoice;
}

type Known = Pick<PlacedOrder, 'lines' | 'status'> & Partial<Pick<PlacedOrder, 'payment'>>;

/** Undefined for an order without programs, or one that is cancelled. */
export function programStart(order: Known, begins: ProgramStart['begins']): ProgramStart | undefined {
  if (!hasProgram(order.lines) || order.status === 'cancelled') return undefined;
  return {
    isConfirmed: order.status !== 'placed',
    isPaid: order.payment?.paidAt !== undefined,
    begins,
  };
}

/** When the programs of a placed order begin: early if the shopper asked for that. */
export const beginsOf = ({ earlyStart }: Pick<PlacedOrder, 'earlyStart'>): ProgramStart['begins'] =>
  earlyStart ? 'early' : 'later';
