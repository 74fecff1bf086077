import { expect, test, vi } from 'vitest';
import { amountsToPay } from '#model/order/amountsToPay';
import { bill } from '#model/desk/papers/bill';
import { orderSheet } from '#model/desk/orderSheet';
import { deliveryTerms } from '#model/order/delivery';
import { bookedOrder } from '#tests/model/desk/bookedOrders';
import { draftOf } from '#tests/support/shoppers';
import { mat } from '#tests/rules/shopData';
import { withShopData } from '#tools/build/content/shopData';
import type { ShopConfig } from '#tools/build/shopConfig';

const note = vi.hoisted(() => 'Umsatzsteuerfrei als Kleinunternehmer (§ 6 Abs. 1 Z 27 UStG).');

/** A shop so small that it charges no tax, and has to say why. */
vi.mock('#shopConfig', async (original) => {
  const { shop, ...rest } = await original<{ shop: ShopConfig }>();
  return { ...rest, shop: { ...shop, tax: 'none', taxRate: undefined, taxNote: { de: note } } };
});

const lines = [{ ...mat, kind: 'product' as const }];

test('an order of a shop without tax says nothing of tax', () => {
  const amounts = amountsToPay([{ price: 45, discount: 0, quantity: 1 }], 'standard', deliveryTerms);
  expect(amounts).not.toHaveProperty('tax');
});

test('its terms and bills say why, and no rate stands in its sheet', () => {
  expect(withShopData('{{taxSentence}}', 'de', 'terms')).toBe(note);
  expect(withShopData('{{taxSentence}}', 'en', 'terms')).toBe(
    'No tax on sales is charged; delivery is added.',
  );
  const entry = bookedOrder({ ...draftOf(lines), language: 'de', status: 'confirmed' });
  const page = bill(entry, { no: 1, taxRate: undefined, at: 0, seller: [] });
  expect(page).toContain(note);
  expect(page).not.toContain('Steuer (');
  expect(orderSheet([entry], {})).not.toContain('%;20');
});
