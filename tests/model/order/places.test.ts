import { describe, expect, test } from 'vitest';
import { guestOrderPath, isGuestOrder, isOrderId, isOrderPath, orderFolder } from '#model/order/places';
import { pushId } from '#services/firebase/orders/pushId';

const id = '-OaBcDeFgHiJkLmNo_q1';

test('the id of an order has twenty characters that an address takes', () => {
  expect([id, pushId()].every(isOrderId)).toBe(true);
  expect([`${id}x`, `/${id}`, id.slice(1), `${id.slice(1)}/`, ''].some(isOrderId)).toBe(false);
});

describe('the place of an order', () => {
  test('is a guest’s or a member’s', () => {
    expect([guestOrderPath(id), orderFolder(null), orderFolder('ada')]).toEqual([
      `guestOrders/${id}`,
      'guestOrders',
      'orders/ada',
    ]);
    expect([`guestOrders/${id}`, `orders/ada/${id}`].map(isGuestOrder)).toEqual([true, false]);
  });
  test('is told from any other', () => {
    expect([guestOrderPath(id), `${orderFolder('ada')}/${id}`].every(isOrderPath)).toBe(true);
    const others = [
      id,
      `orders/${id}`,
      `orders//${id}`,
      `orders/ada/more/${id}`,
      `guestOrders/ada/${id}`,
      `lastOrders/${id}`,
      `my/guestOrders/${id}`,
      `guestOrders/${id}x`,
      'guestOrders/',
      '',
    ];
    expect(others.filter(isOrderPath)).toEqual([]);
  });
});
