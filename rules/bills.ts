import { billsNode, guestOrders, memberOrders } from '#model/order/places';
import { all, any, isNew, isOwner, record, type Rules, serverTime, where } from './expressions';

const before = `newData.parent().child('' + (newData.child('no').val() - 1))`;

/** Numbers of bills: written once, one after the other, so that the row has neither a gap nor a number twice. */
export const bills: Rules = {
  [billsNode]: {
    '.read': isOwner,
    $no: {
      '.write': all(isOwner, isNew),
      ...where(
        record({
          no: { '.validate': 'newData.isNumber() && newData.val() >= 1' },
          order: {
            '.validate': all(
              'newData.isString()',
              any(
                `newData.val().beginsWith('${guestOrders}/')`,
                `newData.val().beginsWith('${memberOrders}/')`,
              ),
              `root.child(newData.val()).child('status').exists()`,
            ),
          },
          at: serverTime,
        }),
        all(
          `'' + newData.child('no').val() === $no`,
          any(`newData.child('no').val() === 1`, `${before}.exists()`),
        ),
      ),
    },
  },
};
