import { cancelledStatus, firstStatus } from '#model/order/order';
import { isOnline } from './delivery';
import { afterUpdate, all, any, placeOf, type Rules } from './expressions';

/*
 * Cancelling: a shopper cancels an order that nobody has confirmed yet, and its stock returns in the same update.
 * Rules cannot loop, so the returns follow the chain of the order's lines, in which products stand before programs: a
 * line counts as returned only if the next product is. The first line thus proves all of them.
 */

const entry = `root.child(${placeOf('$line')})`;

/**
 * The mark at `line` names `order` from this update on, and did not before: a mark that is left from a deleted order of the same
 * id proves nothing.
 */
const isMarkedNow = (marks: string, line: string, order: string): string =>
  all(
    `${marks}.child(${line}).val() === ${order}`,
    `!root.child('lastReturns').child(${line}).exists() || root.child('lastReturns').child(${line}).val() !== ${order}`,
  );

/** The status goes from placed to cancelled, and every unit of the order at `path` (`order` in the rules' language) goes back. */
export function isCancelling(path: string, order: string): string {
  const first = `newData.parent().child('first')`;
  return all(
    `data.val() === '${firstStatus}' && newData.val() === '${cancelledStatus}'`,
    any(
      isOnline('newData.parent()'),
      all(
        `${first}.isString()`,
        any(
          `${first}.val().beginsWith('programs:')`,
          isMarkedNow(`${afterUpdate(`${path}/status`)}.child('lastReturns')`, `${first}.val()`, order),
        ),
      ),
    ),
  );
}

/** The order that `mark` names is cancelled in this very update. */
const isCancelledNow = (next: string, mark: string): string =>
  all(
    `${mark}.isString()`,
    `root.child(${mark}.val()).child('status').val() === '${firstStatus}'`,
    `${next}.child(${mark}.val()).child('status').val() === '${cancelledStatus}'`,
  );

/** A stock rises by exactly what the cancelled order took; the old number must be right, so it rises once. */
export function isReturned(next: string, line: string): string {
  const mark = `${next}.child('lastReturns').child(${line})`;
  return all(
    isCancelledNow(next, mark),
    `root.child(${mark}.val()).child('lines').child(${line}).child('quantity').val() === newData.val() - data.val()`,
  );
}

const next = afterUpdate('lastReturns/$line');
const ordered = `root.child(newData.val()).child('lines').child($line)`;
const after = `${ordered}.child('next')`;

/** The stock is still the one the units were taken from: an owner may have reordered colours and sizes since. */
const isSameShelf = any(
  `!${ordered}.child('size').exists()`,
  all(
    `${entry}.child('name').val() === ${ordered}.child('size').val()`,
    `${entry}.parent().parent().child('color').val() === ${ordered}.child('color').val()`,
  ),
);

/** Which order gave units back to a stock last. `isOwnMark` says that it is the writer's own, or one whose id they know. */
export const lastReturns = (isOwnMark: string): Rules => ({
  $line: {
    '.write': all(
      'newData.isString()',
      isOwnMark,
      isCancelledNow(next, 'newData'),
      `$line.beginsWith('products:') && ${ordered}.child('position').isNumber()`,
      any(
        // An item that is no longer in the catalogue has no stock to raise.
        `!${entry}.child('stock').exists()`,
        all(
          isSameShelf,
          `${next}.child(${placeOf('$line')}).child('stock').val() - ${entry}.child('stock').val() === ${ordered}.child('quantity').val()`,
        ),
      ),
      any(
        `!${after}.exists()`,
        `${after}.val().beginsWith('programs:')`,
        isMarkedNow('newData.parent()', `${after}.val()`, 'newData.val()'),
      ),
    ),
  },
});
