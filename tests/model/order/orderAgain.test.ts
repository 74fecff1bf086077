import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quantityInCart } from '#model/cart/cart';
import { cartReducer, orderRepeated } from '#model/cart/cartSlice';
import type { Item } from '#model/catalogue/item';
import type { OrderLine } from '#model/order/order';
import { orderAgain } from '#model/order/orderAgain';
import { line, product, program } from '#tests/support/samples';

const mat = product({ id: 'mat', name: 'Mat', price: 25, discount: 0, stock: 5 });
const calm = program({ id: 'calm', name: 'Calm', price: 60, discount: 0 });
const shelf: Item[] = [mat, calm];
const find = ({ kind, id }: { kind: string; id: string }) =>
  shelf.find((item) => item.kind === kind && item.id === id);

const ordered = (fields: Partial<OrderLine> = {}): OrderLine => ({
  kind: 'product',
  id: 'mat',
  name: 'Mat',
  price: 25,
  discount: 0,
  quantity: 2,
  ...fields,
});

describe('an earlier order, once more', () => {
  test('that can be had as it was goes into the cart without a word', () => {
    const { portions, differences } = orderAgain(
      [ordered(), ordered({ kind: 'program', id: 'calm', name: 'Calm', price: 60, quantity: 1 })],
      [],
      find,
    );
    expect(portions.map(({ item, quantity }) => [item.id, quantity])).toEqual([
      ['mat', 2],
      ['calm', 1],
    ]);
    expect(differences).toEqual([]);
  });

  test('says what is gone, and what is dearer', () => {
    const { portions, differences } = orderAgain([ordered({ id: 'lamp' }), ordered({ price: 20 })], [], find);
    expect(portions).toHaveLength(1);
    expect(differences).toMatchObject([{ kind: 'gone' }, { kind: 'repriced', before: 20, now: 25 }]);
  });

  test('costs the same by another discount: nothing is said', () => {
    expect(orderAgain([ordered({ price: 50, discount: 50 })], [], find).differences).toEqual([]);
  });

  test('says once that something is sold out', () => {
    const { portions, differences } = orderAgain([ordered()], [], () => ({ ...mat, stock: 0 }));
    expect([portions, differences.map(({ kind }) => kind)]).toEqual([[], ['soldOut']]);
  });

  test('says of each line by itself what it differs in', () => {
    const { differences } = orderAgain(
      [ordered({ id: 'lamp' }), ordered({ id: 'vase', size: 'S' })],
      [],
      find,
    );
    expect(new Set(differences.map(({ line: { cartItemId } }) => cartItemId)).size).toBe(2);
    expect(differences[0]?.line).not.toHaveProperty('selectedProductSize');
    expect(differences[1]?.line).not.toHaveProperty('selectedProductColor');
    expect(differences[1]?.line.selectedProductSize).toBe('S');
    expect(differences[0]?.line.image).toEqual([]);
  });

  test('says when there is less than then, counting what the cart has already', () => {
    const inCart = line({ id: 'mat', quantity: 4 });
    const { portions, differences } = orderAgain([ordered()], [inCart], find);
    expect(portions).toMatchObject([{ quantity: 1 }]);
    expect(differences).toMatchObject([{ kind: 'short', left: 5 }]);
    expect(orderAgain([ordered({ quantity: 9 })], [], find).differences).toMatchObject([
      { kind: 'short', left: 5 },
    ]);
  });

  test('of a colour that is no longer made is gone', () => {
    const shirt = product({
      id: 'shirt',
      variation: [{ color: 'Fern', swatch: '', image: [], size: [{ name: 'M', stock: 3 }] }],
    });
    const again = (color: string) =>
      orderAgain([ordered({ id: 'shirt', color, size: 'M' })], [], () => shirt);
    expect(again('Fern').portions).toMatchObject([
      { choice: { selectedProductColor: 'Fern', selectedProductSize: 'M' }, quantity: 2 },
    ]);
    expect(again('Sand')).toMatchObject({ portions: [], differences: [{ kind: 'choiceGone' }] });
    const plain = { ...shirt, stock: 9, variation: [] };
    expect(orderAgain([ordered({ id: 'shirt', color: 'Fern', size: 'M' })], [], () => plain)).toMatchObject({
      portions: [],
      differences: [{ kind: 'choiceGone' }],
    });
  });

  test('never puts more into the cart than there is, whatever is in it, and all of it at today’s price', () => {
    const quantity = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(
        quantity,
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 0, max: 90 }),
        (then, has, price) => {
          const cart = has > 0 ? [line({ id: 'mat', quantity: has, price: mat.price, discount: 0 })] : [];
          const lines = [ordered({ quantity: then, price })];
          const { portions } = orderAgain(lines, cart, find);
          const after = cartReducer(cart, orderRepeated(portions));
          expect(quantityInCart(after, { kind: 'product', id: 'mat' })).toBe(Math.min(5, has + then));
          expect(after.every((each) => each.price === mat.price)).toBe(true);
        },
      ),
    );
  });
});
