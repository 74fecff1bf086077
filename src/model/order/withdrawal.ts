import { calendarDay } from './calendarDay';
import { cancelledStatus, type PlacedOrder } from './order';

/** Days a consumer has to withdraw, Directive 2011/83/EU, article 9; the terms say the same. */
export const daysToWithdraw = 14;

const day = 86_400_000;

type Dated = Pick<PlacedOrder, 'status' | 'at' | 'delivery'>;

/** From when the days count: the delivery; for an order of programs alone, the confirmation. */
export const termBegin = ({ at, delivery }: Dated): number | undefined =>
  delivery === 'none' ? (at?.confirmed ?? at?.delivered) : at?.delivered;

/**
 * The last day to withdraw, as midnight in UTC. The day of the delivery does not count, and a term that would end on a Saturday
 * or a Sunday ends on the Monday after it (Regulation 1182/71, article 3). Undefined while the days have not begun.
 */
export function lastDayToWithdraw(order: Dated, timeZone: string): number | undefined {
  const begin = termBegin(order);
  if (begin === undefined) return undefined;
  const end = calendarDay(timeZone, begin) + daysToWithdraw * day;
  const weekday = new Date(end).getUTCDay();
  if (weekday === 6) return end + 2 * day;
  return weekday === 0 ? end + day : end;
}

/** Whether what was sent at `time` is within the time; before the days have begun it always is. */
export function isInTime(time: number, order: Dated, timeZone: string): boolean {
  const last = lastDayToWithdraw(order, timeZone);
  return last === undefined || calendarDay(timeZone, time) <= last;
}

/** What of an order the law may exclude from withdrawal; whether it does, a person has to see. */
export const exclusions = ['meals', 'program', 'hygiene'] as const;
export type Exclusion = (typeof exclusions)[number];

/** Meals spoil, a program may have begun on request, and whether hygiene goods were opened only their seal says. */
export function exclusionsOf(
  order: Pick<PlacedOrder, 'lines' | 'slot' | 'earlyStart' | 'payment'>,
  withdrawnAt: number,
  isCare: (productId: string) => boolean = () => false,
): Exclusion[] {
  const { lines, slot, earlyStart, payment } = order;
  const hasBegun = earlyStart === true && payment?.paidAt !== undefined && payment.paidAt <= withdrawnAt;
  const applies: Record<Exclusion, boolean> = {
    meals: slot !== undefined,
    program: hasBegun && lines.some(({ kind }) => kind === 'program'),
    hygiene: lines.some(({ kind, id }) => kind === 'product' && isCare(id)),
  };
  return exclusions.filter((exclusion) => applies[exclusion]);
}

/** Nothing has left the house: withdrawing from it all is cancelling it. */
export const isUnsent = ({ status }: Pick<PlacedOrder, 'status'>): boolean =>
  status === 'placed' || status === 'confirmed';

export const isCancelled = ({ status }: Pick<PlacedOrder, 'status'>): boolean => status === cancelledStatus;
