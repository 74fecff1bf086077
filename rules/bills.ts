import { billsNode, guestOrders, memberOrders } from '#model/order/places';
import { all, any, isNew, isOwner, record, type Rules, serverTime, where } from './expressions';

const before = `newData.parent().child(newData.child('previous').val())`;
const after = `newData.parent().parent().child(newData.val())`;
const isOrderOf = (folder: string): string => `newData.val().beginsWith('${folder}/')`;

const isFirst = all(`$no === '1'`, `newData.child('no').val() === 1`, `!newData.child('previous').exists()`);
const isNext = all(
  `newData.child('previous').isString()`,
  `${before}.child('next').val() === $no`,
  `newData.child('no').val() === ${before}.child('no').val() + 1`,
);

/**
 * Numbers of bills: written once, one after the other, so that the row has neither a gap nor a number twice. A bill names the one
 * before, and that one names it: no key is made of a number, for how a number becomes text is the service's affair.
 */
export const bills: Rules = {
  [billsNode]: {
    '.read': isOwner,
    $no: {
      '.write': all(isOwner, isNew),
      ...where(
        record(
          {
            no: { '.validate': 'newData.isNumber() && newData.val() >= 1' },
            order: {
              '.validate': all(
                'newData.isString()',
                any(isOrderOf(guestOrders), isOrderOf(memberOrders)),
                `root.child(newData.val()).child('status').exists()`,
              ),
            },
            at: serverTime,
          },
          {
            previous: { '.validate': 'newData.isString()' },
            next: {
              '.write': all(isOwner, isNew),
              '.validate': all('newData.isString()', `${after}.child('previous').val() === $no`),
            },
          },
        ),
        any('data.exists()', isFirst, isNext),
      ),
    },
  },
};
