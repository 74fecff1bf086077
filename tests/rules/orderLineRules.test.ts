import { describe, expect, test } from 'vitest';
import { guestOrder, guestPath, matOrder } from './orderFactories';
import { throughEachClient } from './clients';
import type { Json } from './ruleEngine';
import { ada, calm, mat, orderId, orderOf, otherId, shop, tee, teeKey } from './shopData';

const memberPath = `orders/ada/${orderId}`;

throughEachClient(shop, (client) => {
  describe('the price', () => {
    test.each([
      ['a lower price', matOrder({ price: 1 })],
      ['a higher price', matOrder({ price: 26 })],
      ['a price as text', matOrder({ price: '25' })],
      ['a higher discount', matOrder({ discount: 90 })],
      ['no discount where there is one', matOrder({ discount: 0 })],
      ['a missing price', matOrder({ price: null })],
      ['another product’s name', matOrder({ name: 'Ball' })],
      ['a program’s price', guestOrder(orderOf({ 'programs:calm': { ...calm, price: 4 } }), {})],
      ['a program’s discount', guestOrder(orderOf({ 'programs:calm': { ...calm, discount: 100 } }), {})],
      [
        'an unknown product',
        guestOrder(orderOf({ 'products:zzz': { ...mat, id: 'zzz' } }), { 'products:zzz': 3 }),
      ],
      [
        'a product’s key with another one’s price',
        guestOrder(
          orderOf({ 'products:mat': { ...mat, id: 'ball', name: 'Ball', price: 9.5, discount: 0 } }),
        ),
      ],
      [
        'a product sold as a program',
        guestOrder(orderOf({ 'programs:mat': { ...mat, kind: 'program' } }), {}),
      ],
      [
        'a program’s key for a product',
        guestOrder(orderOf({ 'programs:calm': { ...mat, kind: 'product' } }), {}),
      ],
      ['an id that is a path', guestOrder(orderOf({ 'products:mat': { ...mat, id: 'mat/price' } }))],
      ['a total of one’s own', guestOrder(orderOf({ 'products:mat': mat }, { total: 1 }))],
      ['an extra field in a line', matOrder({ gift: true })],
    ] satisfies [string, Record<string, Json>][])('%s is refused', async (_, update) => {
      expect(await client().canUpdate(null, update)).toBe(false);
    });
  });

  describe('the quantity and the stock', () => {
    const withoutStock = { [guestPath]: orderOf({ 'products:mat': mat }) };
    test.each([
      ['no unit', matOrder({ quantity: 0 }, 5)],
      ['less than none', matOrder({ quantity: -1 }, 6)],
      ['half a unit', matOrder({ quantity: 1.5 }, 3.5)],
      ['more than the stock', matOrder({ quantity: 6 }, -1)],
      ['a hundred', guestOrder(orderOf({ 'programs:calm': { ...calm, quantity: 100 } }), {})],
      ['a quantity as text', matOrder({ quantity: '2' })],
      ['an order that lowers no stock', withoutStock],
      ['an order that lowers too little', matOrder({}, 4)],
      ['an order that lowers too much', matOrder({}, 0)],
      ['a stock that goes up', matOrder({}, 7)],
      ['a lowering without its mark', { ...withoutStock, 'products/mat/stock': 3 }],
      [
        'a mark of another order',
        {
          ...guestOrder(orderOf({ 'products:mat': mat })),
          'lastOrders/products:mat': `guestOrders/${otherId}`,
        },
      ],
      ['a stock lowered by no order', { 'products/mat/stock': 3, 'lastOrders/products:mat': guestPath }],
      [
        'a stock lowered beside the order',
        { ...guestOrder(orderOf({ 'products:mat': mat })), 'products/ball/stock': 0 },
      ],
      ['a stock removed', { ...guestOrder(orderOf({ 'products:mat': mat })), 'products/mat/stock': null }],
      ['a stock as text', { ...guestOrder(orderOf({ 'products:mat': mat })), 'products/mat/stock': '3' }],
      ['two keys for one product', guestOrder(orderOf({ 'products:mat': mat, 'products:mat2': mat }))],
      [
        'two orders for one lowering',
        {
          ...guestOrder(orderOf({ 'products:mat': mat })),
          [`guestOrders/${otherId}`]: orderOf({ 'products:mat': mat }),
        },
      ],
      [
        'a colour that is not there',
        guestOrder(orderOf({ [teeKey]: { ...tee, color: 'fern' } }), { [teeKey]: 3 }),
      ],
      [
        'a size that is not there',
        guestOrder(orderOf({ [teeKey]: { ...tee, size: 'xl' } }), { [teeKey]: 3 }),
      ],
      [
        'a variation without colour',
        guestOrder(orderOf({ [teeKey]: { ...tee, color: null } }), { [teeKey]: 3 }),
      ],
      [
        'a variation product without a choice',
        guestOrder(orderOf({ 'products:tee': { ...tee, color: null, size: null } }), {}),
      ],
      ['a plain product with a colour', matOrder({ color: 'clay', size: 'm' })],
      ['a product delivered by nobody', guestOrder(orderOf({ 'products:mat': mat }, { delivery: 'none' }))],
    ] satisfies [string, Record<string, Json>][])('%s is refused', async (_, update) => {
      expect(await client().canUpdate(null, update)).toBe(false);
    });

    test('one lowering does not serve a member’s and a guest’s order of the same id', async () => {
      const update = {
        ...guestOrder(orderOf({ 'products:mat': mat })),
        [memberPath]: orderOf({ 'products:mat': mat }),
      };
      expect(await client().canUpdate(ada, update)).toBe(false);
    });

    test('a stock that was sold meanwhile is refused, not overwritten', async () => {
      const sold = { ...shop, products: { ...shop.products, mat: { ...shop.products.mat, stock: 4 } } };
      await client().store(sold);
      expect(await client().canUpdate(null, matOrder({}))).toBe(false);
    });
  });
});
