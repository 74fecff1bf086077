import { longest } from '#model/limits';
import { afterUpdate, all, any, asKeyPart, idCharacter, isOwner, type Rules } from './expressions';
import { isReturned } from './returns';

const id = `/^${idCharacter}{1,${longest.id}}$/`;

/** What every item must have so that an order can be checked against it. */
const item = (variable: string): string =>
  all(
    `${variable}.matches(${id})`,
    `${variable}.matches(/[^ ]/)`,
    `newData.child('id').val() === ${variable}`,
    `newData.child('name').isString()`,
    `newData.child('price').isNumber() && newData.child('price').val() >= 0`,
    `!newData.child('discount').exists() || (newData.child('discount').isNumber() && newData.child('discount').val() >= 0 && newData.child('discount').val() <= 100)`,
  );

/**
 * A new order may lower a stock by exactly what it takes. The order is named in `lastOrders` in the same update. It
 * is a compare-and-set: an outdated old value gives a wrong difference and is refused. A cancelled order raises the
 * stock in the same way.
 */
function stock(path: string, line: string): Rules {
  const next = afterUpdate(path);
  const mark = `${next}.child('lastOrders').child(${line})`;
  const order = `.child(${mark}.val())`;
  return {
    '.write': all(
      `data.isNumber() && newData.isNumber()`,
      any(
        all(
          `${mark}.isString()`,
          `!root${order}.exists()`,
          `${next}${order}.child('lines').child(${line}).child('quantity').val() === data.val() - newData.val()`,
        ),
        isReturned(next, line),
      ),
    ),
    '.validate': 'newData.isNumber() && newData.val() >= 0 && newData.val() % 1 === 0',
  };
}

const sizeLine = `'products:' + ${asKeyPart('$id')} + ':variation:' + ${asKeyPart('$colour')} + ':size:' + ${asKeyPart('$size')}`;
const sizeStock = 'products/$id/variation/$colour/size/$size/stock';

export const catalogue: Rules = {
  products: {
    '.read': true,
    '.write': isOwner,
    '.indexOn': ['category'],
    $id: {
      '.validate': item('$id'),
      stock: stock('products/$id/stock', `'products:' + ${asKeyPart('$id')}`),
      variation: {
        $colour: {
          size: {
            $size: {
              stock: stock(sizeStock, sizeLine),
            },
          },
        },
      },
    },
  },
  // What the catalogue says in other languages: read by everyone, checked by the shop when it reads.
  texts: { '.read': true, '.write': isOwner },
  programs: { '.read': true, '.write': isOwner, '.indexOn': ['category'], $id: { '.validate': item('$id') } },
};
