import { settlementCurrency } from '#model/money/currencySlice';
import { taxWordings } from '#model/order/amounts';
import { deliveryTerms, noDelivery, type DeliveryTerms } from '#model/order/delivery';
import { all, any, is, record, type Rules, where } from './expressions';

/*
 * What an order costs, in whole cents, by the catalogue and the settings of the moment. Rules cannot loop: the lines are a chain
 * of which each names its neighbours and the sum up to it, so that the last one proves the sum of all of them.
 */

/** Prices are decimal fractions, which a computer keeps only nearly: two amounts in cents are the same within this. */
const nearly = '0.000001';

const number = (name: string): string => `newData.child('${name}').val()`;
const isWhole = (name: string): string =>
  `newData.child('${name}').isNumber() && ${number(name)} >= 0 && ${number(name)} % 1 === 0`;

/** Price minus percent in cents, before it is rounded. */
const exact = `${number('price')} * (100 - ${number('discount')})`;
const unit = `${number('amount')} / ${number('quantity')}`;

/** The line costs its quantity times the price of a unit, which is rounded half-up to whole cents. */
const isPriced = all(
  isWhole('amount'),
  `${number('amount')} % ${number('quantity')} === 0`,
  `${unit} - ${exact} <= 0.5 + ${nearly}`,
  `${exact} - ${unit} < 0.5 - ${nearly}`,
);

const lines = `newData.parent()`;
const order = `newData.parent().parent()`;
const neighbour = (side: 'previous' | 'next'): string => `${lines}.child(${number(side)})`;

/** The line is the chain's first, or follows on one that names it as the next, with the sum and position of that one and its own. */
const follows = any(
  all(
    `!newData.child('previous').exists()`,
    `${order}.child('first').val() === $line`,
    `${number('position')} === 0`,
    `${number('sum')} === ${number('amount')}`,
  ),
  all(
    `newData.child('previous').isString()`,
    `${neighbour('previous')}.child('next').val() === $line`,
    `${number('position')} === ${neighbour('previous')}.child('position').val() + 1`,
    `${number('sum')} === ${neighbour('previous')}.child('sum').val() + ${number('amount')}`,
    // Products stand before programs, so that cancelling an order ends with its last product.
    any(`$line.beginsWith('programs:')`, `${number('previous')}.beginsWith('products:')`),
  ),
);

/** The line is the chain's last, or names one that names it back. */
const precedes = any(
  all(`!newData.child('next').exists()`, `${order}.child('last').val() === $line`),
  all(`newData.child('next').isString()`, `${neighbour('next')}.child('previous').val() === $line`),
);

/** What every line of an order has to hold of amounts and its place in the chain. */
export const isInChain = all(isWhole('position'), isWhole('sum'), isPriced, follows, precedes);

const setting = (name: keyof DeliveryTerms): string => `root.child('settings/delivery/${name}')`;

/** `holds` of the owner's price, or of the shop's own where none is set; in cents. */
const byTerms = (name: keyof DeliveryTerms, holds: (cents: string) => string): string =>
  any(
    all(`${setting(name)}.isNumber()`, holds(`${setting(name)}.val() * 100`)),
    all(`!${setting(name)}.exists()`, holds(String(Math.round(deliveryTerms[name] * 100)))),
  );

const fee = number('delivery');
const costs = (cents: string): string =>
  all(`${fee} - ${cents} < ${nearly}`, `${cents} - ${fee} < ${nearly}`);
const method = `newData.parent().child('delivery').val()`;
const isFree = byTerms('freeFrom', (cents) => `${number('items')} >= ${cents} - ${nearly}`);
const isNotFree = byTerms('freeFrom', (cents) => `${number('items')} < ${cents} - ${nearly}`);

const isDeliveryPrice = any(
  all(`${method} === '${noDelivery}'`, `${fee} === 0`),
  all(`${method} === 'express'`, byTerms('express', costs)),
  all(
    `${method} === 'standard'`,
    any(all(isFree, `${fee} === 0`), all(isNotFree, byTerms('standard', costs))),
  ),
);

const anyNumber: Rules = { '.validate': 'newData.isNumber()' };

/** The amounts of a whole order. */
export const amounts: Rules = where(
  record(
    { items: anyNumber, delivery: anyNumber, total: anyNumber, currency: is(settlementCurrency) },
    { tax: is(...taxWordings) },
  ),
  all(
    `${number('items')} === newData.parent().child('lines').child(newData.parent().child('last').val()).child('sum').val()`,
    isWhole('delivery'),
    isDeliveryPrice,
    `${number('total')} === ${number('items')} + ${fee}`,
  ),
);

/** Where the chain begins and ends. */
export const chainEnd: Rules = {
  '.validate': all('newData.isString()', `newData.parent().child('lines').child(newData.val()).exists()`),
};
