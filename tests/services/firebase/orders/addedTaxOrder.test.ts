import { expect, test, vi } from 'vitest';
import { amountsToPay } from '#model/order/amountsToPay';
import { deliveryTerms } from '#model/order/delivery';
import { toPay } from '#model/order/taxes';
import { CatalogueChangedError } from '#services/firebase/orders/sendingError';
import { calm, mat, shop as sample } from '#tests/rules/shopData';
import { bookedAt } from '#tests/support/deskSteps';
import { draftOf, order, store } from '#tests/support/shoppers';
import { shopDatabase } from '#tests/support/shopDatabase';

/** A shop whose tax comes on top of its prices. */
vi.mock(import('#shopConfig'), async (importOriginal) => {
  const { shop, languages } = await importOriginal();
  const taxed = { tax: 'added', taxRate: 20, reducedTaxRates: { food: 10 } } as const;
  return { languages, shop: { ...shop, ...taxed } };
});

const { access, ask } = shopDatabase();

/** As checkout shows it: the mat is food. */
const draft = () => {
  const { lines, ...rest } = draftOf([
    { ...mat, kind: 'product', taxRate: 10 },
    { ...calm, kind: 'program', taxRate: 20 },
  ]);
  return { ...rest, lines, amounts: amountsToPay(lines, rest.delivery, deliveryTerms) };
};
const shopWith = (tax: string | undefined) => {
  const { mat: found } = sample.products;
  return { ...sample, products: { ...sample.products, mat: { ...found, ...(tax && { tax }) } } };
};

test('what the shopper saw before ordering is what the order asks for', async () => {
  await store(ask, shopWith('food'));
  const seen = draft();
  const path = await order(ask, seen);
  const { order: placed } = await bookedAt(access, path);
  expect(placed.amounts.tax).toBe('added');
  expect(toPay(placed)).toBe(toPay(seen));
  expect(toPay(placed)).toBeGreaterThan(placed.amounts.total);
});

test('a rate that has changed meanwhile is shown before anything is ordered', async () => {
  await store(ask, shopWith(undefined));
  await expect(order(ask, draft())).rejects.toBeInstanceOf(CatalogueChangedError);
});
