import { shop } from '#shopConfig';

/** How this shop taxes what it sells; it states a rate, in percent, only where it has named one. */
export const salesTax = {
  prices: shop.tax,
  rate: shop.taxRate,
  /** In percent, by the names that items of the catalogue give. */
  reducedRates: shop.reducedTaxRates ?? {},
};

/** The wording that orders keep; none where no tax is charged. */
export const taxWording = salesTax.prices === 'none' ? undefined : salesTax.prices;

/** The rate of an item by the name it gives, in percent: the standard one where the shop has none of this name. */
export const taxRateOf = (name: unknown): number | undefined =>
  new Map<unknown, number>(Object.entries(salesTax.reducedRates)).get(name) ?? salesTax.rate;
