import { orderStatuses } from '#model/order/order';
import { isFinished, personalFields } from '#model/order/erasure';
import { all, any, isOwner, type Rules, serverTime, where } from './expressions';

/*
 * A member who deletes the account anonymises their orders; the purchases stay. An order under way is only marked,
 * since it still has to be delivered: the owner's `npm run retention` anonymises it afterwards.
 */

const finished = any(
  ...orderStatuses.filter(isFinished).map((status) => `data.parent().child('status').val() === '${status}'`),
);

/** An anonymised order had a name before. */
export const isErased = `newData.child('erasedAt').exists()`;

/** The mark for later erasure. `isDeletingAccount` says who may set it beside owners. */
export const erasedAt = (isDeletingAccount: string): Rules => ({
  '.write': all('newData.exists()', any(isOwner, isDeletingAccount)),
  ...where(serverTime, `data.parent().child('createdAt').exists()`),
});

/** `fields` of an order, of which each that is personal may be taken out once the order is marked. */
export function erasable(fields: Rules, isDeletingAccount: string): Rules {
  const mayGo = all(
    '!newData.exists()',
    `newData.parent().child('erasedAt').exists()`,
    any(isOwner, all(isDeletingAccount, finished)),
  );
  const names = new Set<string>(personalFields);
  return Object.fromEntries(
    Object.entries(fields).map(([name, rule]): [string, Rules[string]] =>
      names.has(name) && typeof rule === 'object' && !Array.isArray(rule)
        ? [name, { '.write': mayGo, ...rule }]
        : [name, rule],
    ),
  );
}
