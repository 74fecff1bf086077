import {
  cancelledStatus,
  firstStatus,
  nextStatuses,
  orderStatuses,
  previousStatus,
} from '#model/order/order';
import { maxQuantity } from '#model/catalogue/item';
import { slotLength, slotShape } from '#model/order/courier';
import { mostRefunds } from '#model/order/refund';
import {
  all,
  any,
  isNew,
  isOwner,
  oneOf,
  record,
  type Rules,
  serverTime,
  shaped,
  where,
} from './expressions';

/*
 * The course of an order: each status with the time it came (`at`), one step at a time; the last step can be taken back
 * once (`undone` names it) while nothing has followed it. Money that goes back stands in `refunds`.
 */

const was = (status: string) => `data.val() === '${status}'`;
const becomes = (status: string) => `newData.val() === '${status}'`;
const order = 'newData.parent()';

/** The status goes one step on, with its time; what was undone before is done with. */
const isStep = all(
  any(...orderStatuses.flatMap((from) => nextStatuses[from].map((to) => all(was(from), becomes(to))))),
  `${order}.child('at').child(newData.val()).val() === now`,
  `!${order}.child('undone').exists()`,
);

/** An order that was paid, or from which money went back, was rightly confirmed. */
const isUndo = any(
  ...Object.entries(previousStatus).map(([from, to]) =>
    all(
      was(from),
      becomes(to),
      `!${order}.child('at').child('${from}').exists()`,
      `!data.parent().child('undone').exists()`,
      `${order}.child('undone').val() === '${from}'`,
      ...(to === firstStatus ? [`!data.parent().child('payment').child('paidAt').exists()`] : []),
      `!data.parent().child('refunds').exists()`,
    ),
  ),
);

/** What an owner may make of a status. */
export const isOwnersMove = all(isOwner, any(isStep, isUndo));

/** A shopper's cancelling says its time, as every step does. */
export const hasCancelTime = `${order}.child('at').child('${cancelledStatus}').val() === now`;

/** Something else becomes of the order in this very update; whether it may is judged by the rule of the status. */
const moves = (old: string, next: string) => `${old}.child('status').val() !== ${next}.child('status').val()`;
const laterStatuses = orderStatuses.filter((status) => status !== firstStatus);

/** `isHolder` may cancel. */
export const times = (isHolder: string): Rules => ({
  $status: {
    '.write': all(moves('data.parent().parent()', 'newData.parent().parent()'), any(isOwner, isHolder)),
    '.validate': all(
      `$status.matches(${oneOf(laterStatuses)})`,
      'newData.val() === now',
      `newData.parent().parent().child('status').val() === $status`,
    ),
  },
});

export const undone: Rules = {
  '.write': all(isOwner, moves('data.parent()', order)),
  '.validate': `newData.val() === data.parent().child('status').val()`,
};

/**
 * Counts what owners change of an order. Each update names the next number from the state that was looked at, so that of two owners
 * at once the second is refused, whatever it is about.
 */
export const revision: Rules = {
  '.write': all(isOwner, 'newData.exists()'),
  '.validate': all(
    isOwner,
    'newData.isNumber()',
    any(all('!data.exists()', 'newData.val() === 1'), 'newData.val() === data.val() + 1'),
  ),
};

const ordered = `newData.parent().parent().parent().parent().child('lines').child($line).child('quantity').val()`;
/** The places of refunds one after the other, spelled out: a number made into a key may be written in more than one way. */
const isNext = any(
  ...Array.from({ length: mostRefunds }, (_, place) =>
    all(
      `$refund === '${place}'`,
      `newData.child('no').val() === ${place}`,
      ...(place === 0 ? [] : [`newData.parent().child('${place - 1}').exists()`]),
    ),
  ),
);

export const refunds: Rules = {
  $refund: {
    '.write': all(isOwner, isNew, `newData.parent().parent().child('status').exists()`),
    ...where(
      record(
        {
          no: { '.validate': 'newData.isNumber()' },
          at: serverTime,
          day: shaped(slotShape.date, slotLength.date),
          sum: { '.validate': 'newData.isNumber() && newData.val() >= 0' },
        },
        {
          lines: {
            $line: {
              '.validate': `newData.isNumber() && newData.val() >= 1 && newData.val() <= ${maxQuantity} && newData.val() % 1 === 0 && newData.val() <= ${ordered}`,
            },
          },
          restocked: { '.validate': 'newData.val() === true' },
        },
      ),
      isNext,
    ),
  },
};
