import { itemKinds, maxQuantity } from '#model/catalogue/item';
import { longest, longestVariationKey } from '#model/limits';
import {
  afterUpdate,
  all,
  any,
  asKeyPart,
  is,
  keyPart,
  placeOf,
  record,
  type Rules,
  text,
  where,
} from './expressions';
import { salesTax } from '#model/money/tax';
import { isInChain } from './amounts';
import { isDelivered } from './delivery';
import { keepsToLimit } from './settings';

const id = keyPart(longest.id);
const place = keyPart(longestVariationKey);
/** A line's key is its place in the catalogue, with colons: no two lines of an order can mean the same stock. */
const key = `/^(programs:${id}|products:${id}(:variation:${place}:size:${place})?)$/`;

const lineId = asKeyPart(`newData.child('id').val()`);
const kindIs = (kind: string) => `newData.child('kind').val() === '${kind}'`;
const hasNoChoice = `!newData.child('color').exists() && !newData.child('size').exists()`;

/** The catalogue's item that `line` names, and the entry that holds the stock. */
const itemOf = (line: string) =>
  `root.child(${line}.child('kind').val() + 's').child(${line}.child('id').val())`;
const entry = `root.child(${placeOf('$line')})`;

const isProgram = all(kindIs('program'), `$line === 'programs:' + ${lineId}`, hasNoChoice);

const isPlainProduct = all(
  `$line === 'products:' + ${lineId}`,
  `!${itemOf('newData')}.child('variation').exists()`,
  hasNoChoice,
);

const isVariation = all(
  `$line.beginsWith('products:' + ${lineId} + ':variation:')`,
  `newData.child('size').isString() && newData.child('size').val() === ${entry}.child('name').val()`,
  `newData.child('color').isString() && newData.child('color').val() === ${entry}.parent().parent().child('color').val()`,
);

/** The stock goes down by the line's quantity in this very update, and for this order alone. */
const takesStock = (next: string, order: string) =>
  all(
    `${next}.child('lastOrders').child($line).val() === ${order}`,
    `${entry}.child('stock').val() - ${next}.child(${placeOf('$line')}).child('stock').val() === newData.child('quantity').val()`,
  );

const asInCatalogue = (field: string) =>
  `newData.val() === ${itemOf('newData.parent()')}.child('${field}').val()`;

/** The rate that the catalogue's item names, or the standard one; of a shop that states none, no order has one. */
const taxRate: Record<string, Rules> =
  salesTax.rate === undefined ? {} : { taxRate: { '.validate': isTaxRate(salesTax.rate) } };

function isTaxRate(standard: number): string {
  const named = Object.entries(salesTax.reducedRates);
  const isNamed = (name: string): string => `${itemOf('newData.parent()')}.child('tax').val() === '${name}'`;
  return any(
    ...named.map(([name, rate]) => all(isNamed(name), `newData.val() === ${rate}`)),
    all(...named.map(([name]) => `!(${isNamed(name)})`), `newData.val() === ${standard}`),
  );
}

const anyNumber: Rules = { '.validate': 'newData.isNumber()' };
const neighbour: Rules = { '.validate': 'newData.isString()' };

/** One line of the order at `path`; `order` is that path as an expression of the rules. */
export function orderLine(path: string, order: string): Rules {
  const isProduct = all(
    kindIs('product'),
    any(isPlainProduct, isVariation),
    takesStock(afterUpdate(`${path}/lines/$line`), order),
    isDelivered('newData.parent().parent()'),
  );
  const fields = record(
    {
      kind: is(...itemKinds),
      id: { '.validate': 'newData.isString()' },
      name: { '.validate': all('newData.isString()', asInCatalogue('name')) },
      price: { '.validate': all('newData.isNumber()', asInCatalogue('price')) },
      discount: {
        '.validate': all(
          'newData.isNumber()',
          any(
            asInCatalogue('discount'),
            `newData.val() === 0 && !${itemOf('newData.parent()')}.child('discount').exists()`,
          ),
        ),
      },
      quantity: {
        '.validate': all(
          `newData.isNumber() && newData.val() >= 1 && newData.val() <= ${maxQuantity} && newData.val() % 1 === 0`,
          keepsToLimit('newData.val()'),
        ),
      },
      amount: anyNumber,
      sum: anyNumber,
      position: anyNumber,
      ...taxRate,
    },
    { color: text(longest.choice), size: text(longest.choice), previous: neighbour, next: neighbour },
  );
  return where(fields, all(`$line.matches(${key})`, any(isProgram, isProduct), isInChain));
}
