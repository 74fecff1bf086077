import * as v from 'valibot';
import { env } from '#env';
import { plainWhole } from '#model/desk/typedNumbers';
import { longest } from '#model/limits';
import { toCents } from '#model/money/pricing';
import { typedAmount } from '#model/money/typedAmount';
import { dayShape, shopDay, timeOnDay } from '#model/order/calendarDay';
import { isPayLink, longestPayLink } from '#model/order/payment';
import { isTrackingLink, longestTrackingLink } from '#model/order/tracking';
import { plainCode } from '#model/typedText';
import { optionalCode, optionalLines } from '#ui/form/fieldRules';
import type { FormMessage } from '#ui/form/formMessage';

const anyDay = v.pipe(
  v.string(),
  v.nonEmpty('owner:error.dayMissing' satisfies FormMessage),
  v.regex(dayShape, 'owner:error.day' satisfies FormMessage),
);

/** A day that is not over. */
const dayToCome = v.pipe(
  anyDay,
  v.check((day) => timeOnDay(day) > Date.now(), 'owner:error.dayToCome' satisfies FormMessage),
);

/** A day up to today. */
export const dayBefore = v.pipe(
  anyDay,
  v.check((day) => day <= shopDay(Date.now()), 'owner:error.dayBefore' satisfies FormMessage),
);

/** An amount of at least so many cents, or nothing typed at all. */
const amountOrNone = (leastCents: number) =>
  v.pipe(
    v.string(),
    v.transform(plainCode),
    v.check(
      (text) => text === '' || toCents(typedAmount(text) ?? NaN) >= leastCents,
      'owner:error.amount' satisfies FormMessage,
    ),
  );

export const optionalAmount = amountOrNone(1);

/** How an order is to be paid. */
export const paymentSchema = v.object({
  until: dayToCome,
  link: v.pipe(
    optionalCode(longestPayLink),
    v.check(
      (link) => link === '' || isPayLink(link, env.payHosts),
      'owner:error.payLink' satisfies FormMessage,
    ),
  ),
  euros: optionalAmount,
  seen: v.string(),
});

/** A link to the carrier's page, or nothing. */
const optionalTracking = v.pipe(
  optionalCode(longestTrackingLink),
  v.check((link) => link === '' || isTrackingLink(link), 'owner:error.tracking' satisfies FormMessage),
);

export const sentSchema = v.object({ tracking: optionalTracking, seen: v.string() });
export const paidSchema = v.object({ day: dayBefore });
/** With the note that the form was filled with: only so is it known later what somebody else has written. */
export const noteSchema = v.object({ note: optionalLines(longest.note), seen: v.string() });

/** Units that come back, one field for each line. */
export const refundSchema = v.object({
  units: v.array(
    v.pipe(
      v.string(),
      v.transform(plainWhole),
      v.regex(/^\d{0,3}$/, 'owner:error.units' satisfies FormMessage),
    ),
  ),
  // Nothing, too: what was never paid comes back without money.
  sum: amountOrNone(0),
  day: dayBefore,
  isRestocked: v.boolean(),
  /** The withdrawals that are open are done with it. */
  isAnswered: v.boolean(),
});
